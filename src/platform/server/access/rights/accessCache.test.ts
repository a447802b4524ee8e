import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '#language/catalogue.ts';
import { platform } from '#platform/model/module.ts';
import type { Call } from '../../http/call.ts';
import type { Queryable } from '../../database/queryable.ts';
import { createAccessCache } from './accessCache.ts';
import { emptyAccessRows } from './accessSnapshot.ts';
import type { AccessRows } from './accessRows.ts';

const call: Call = {
  method: 'POST',
  path: '/api/v1/security/roles/_search',
  summary: ['ค้นหา', 'Search'],
  entity: 'role',
  rights: ['canView'],
  handle: () => Promise.resolve(),
};
const rows: AccessRows = {
  ...emptyAccessRows,
  roles: [
    {
      id: 'r1',
      code: 'CLERK',
      rowScope: 'department',
      documentTypes: ['x'],
      fieldClasses: ['officer', 'secret', 'unheard of'],
    },
  ],
  resources: [{ id: 'c1', method: 'POST', path: call.path }],
  roleResources: [{ roleId: 'r1', resourceId: 'c1' }],
};
const key = 'POST /api/v1/security/roles/_search';

/** A database whose answers the test releases one by one. */
function slowDatabase() {
  const waiting: { answer: (rows: AccessRows) => void; fail: (error: Error) => void }[] = [];
  const pool = {
    query: () =>
      new Promise<{ rows: unknown[] }>((resolve, reject) => {
        waiting.push({ answer: (found) => resolve({ rows: [{ found }] }), fail: reject });
      }),
  } as unknown as Queryable;
  const accessCache = createAccessCache({
    pool,
    catalogue: buildCatalogue([platform]),
    calls: () => [call],
    log: { error: () => undefined },
  });
  return { accessCache, waiting };
}

describe('the access cache', () => {
  it('returns no grants before the first load', () => {
    const { accessCache } = slowDatabase();
    expect(accessCache.grantsFor(['CLERK']).findGrant(key)).toBeUndefined();
    expect(accessCache.anonymous().grants.findGrant(key)).toBeUndefined();
  });

  it('loads once more when a reload is requested during a load, so that no write in between is missed', async () => {
    const { accessCache, waiting } = slowDatabase();
    const first = accessCache.reload();
    const second = accessCache.reload();
    waiting[0]?.answer(emptyAccessRows);
    await expect.poll(() => waiting.length).toBe(2);
    waiting[1]?.answer(rows);
    await Promise.all([first, second]);
    expect(accessCache.grantsFor(['CLERK']).findGrant(key)).toBeDefined();
    expect(waiting).toHaveLength(2);
  });

  it('refuses decisions after a failed reload and retries it', async () => {
    const { accessCache, waiting } = slowDatabase();
    const failed = accessCache.reload();
    waiting[0]?.fail(new Error('down'));
    await expect(failed).rejects.toThrow('down');
    const loading = accessCache.whenLoaded();
    waiting[1]?.answer(rows);
    await loading;
    expect(accessCache.grantsFor(['r1']).has('role', 'canView')).toBe(true);
  });

  it('returns equal grants under the same key for equal roles, until rights change', async () => {
    const { accessCache, waiting } = slowDatabase();
    const first = accessCache.reload();
    waiting[0]?.answer(rows);
    await first;
    const { key: before } = accessCache.grantsFor(['CLERK', 'unknown']);
    expect(accessCache.grantsFor(['r1']).key).toBe(before);
    const again = accessCache.reload();
    waiting[1]?.answer({ ...rows, roleResources: [] });
    await again;
    expect(accessCache.grantsFor(['r1']).key).not.toBe(before);
    expect(accessCache.grantsFor(['r1']).findGrant(key)).toBeUndefined();
  });

  it('never lets a role read secrets or undeclared field classes', async () => {
    const { accessCache, waiting } = slowDatabase();
    const read = accessCache.reload();
    waiting[0]?.answer(rows);
    await read;
    expect([...accessCache.profileFor(['CLERK']).fieldClasses]).toEqual(['public', 'officer']);
  });

  it('uses the widest row scope, and document types only from roles that are scoped by them', async () => {
    const { accessCache, waiting } = slowDatabase();
    const read = accessCache.reload();
    const role = (id: string, rowScope: string, documentTypes: string[]) => ({
      id,
      code: id,
      rowScope,
      documentTypes,
      fieldClasses: [],
    });
    waiting[0]?.answer({
      ...rows,
      roles: [
        role('a', 'holder', []),
        role('b', 'documentTypes', ['haz']),
        role('c', 'departmentTree', ['inform']),
        role('d', 'documentTypes', ['hc', 'haz']),
      ],
    });
    await read;
    expect(accessCache.profileFor(['a', 'c']).rowScope).toBe('departmentTree');
    expect(accessCache.profileFor(['a', 'b', 'c', 'd'])).toMatchObject({
      rowScope: 'documentTypes',
      documentTypes: ['haz', 'hc'],
    });
    expect(accessCache.profileFor([]).rowScope).toBe('holder');
  });
});
