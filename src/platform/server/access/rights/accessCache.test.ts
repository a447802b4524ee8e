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
  const book = createAccessCache({
    pool,
    catalogue: buildCatalogue([platform]),
    calls: () => [call],
    log: { error: () => undefined },
  });
  return { book, waiting };
}

describe('the access cache', () => {
  it('returns no grants before the first load', () => {
    const { book } = slowDatabase();
    expect(book.grantsFor(['CLERK']).findGrant(key)).toBeUndefined();
    expect(book.anonymous().grants.findGrant(key)).toBeUndefined();
  });

  it('loads once more when a reload is requested during a load, so that no write in between is missed', async () => {
    const { book, waiting } = slowDatabase();
    const first = book.reload();
    const second = book.reload();
    waiting[0]?.answer(emptyAccessRows);
    await expect.poll(() => waiting.length).toBe(2);
    waiting[1]?.answer(rows);
    await Promise.all([first, second]);
    expect(book.grantsFor(['CLERK']).findGrant(key)).toBeDefined();
    expect(waiting).toHaveLength(2);
  });

  it('refuses decisions after a failed reload and retries it', async () => {
    const { book, waiting } = slowDatabase();
    const failed = book.reload();
    waiting[0]?.fail(new Error('down'));
    await expect(failed).rejects.toThrow('down');
    const loading = book.whenLoaded();
    waiting[1]?.answer(rows);
    await loading;
    expect(book.grantsFor(['r1']).has('role', 'canView')).toBe(true);
  });

  it('returns equal grants under the same key for equal roles, until rights change', async () => {
    const { book, waiting } = slowDatabase();
    const first = book.reload();
    waiting[0]?.answer(rows);
    await first;
    const { key: before } = book.grantsFor(['CLERK', 'unknown']);
    expect(book.grantsFor(['r1']).key).toBe(before);
    const again = book.reload();
    waiting[1]?.answer({ ...rows, roleResources: [] });
    await again;
    expect(book.grantsFor(['r1']).key).not.toBe(before);
    expect(book.grantsFor(['r1']).findGrant(key)).toBeUndefined();
  });

  it('never lets a role read secrets or undeclared field classes', async () => {
    const { book, waiting } = slowDatabase();
    const read = book.reload();
    waiting[0]?.answer(rows);
    await read;
    expect([...book.profileFor(['CLERK']).fieldClasses]).toEqual(['public', 'officer']);
  });

  it('uses the widest row scope, and document types only from roles that are scoped by them', async () => {
    const { book, waiting } = slowDatabase();
    const read = book.reload();
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
    expect(book.profileFor(['a', 'c']).rowScope).toBe('departmentTree');
    expect(book.profileFor(['a', 'b', 'c', 'd'])).toMatchObject({
      rowScope: 'documentTypes',
      documentTypes: ['haz', 'hc'],
    });
    expect(book.profileFor([]).rowScope).toBe('holder');
  });
});
