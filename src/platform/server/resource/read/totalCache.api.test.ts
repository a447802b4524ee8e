/**
 * Long lists on the real database: the total may be late for writes of other processes, never for writes of this one;
 * rows are never late.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import { inTransaction } from '../../database/transaction.ts';
import { MIN_CACHED_TOTAL, CACHED_MS } from './totalCache.ts';

const SPECIMENS = '/api/v1/transaction/specimens';
const LINES = '/api/v1/transaction/specimen-lines';

let test: TestApp;
let admin: Person;
let auditor: Person;
let holders: { id: string; owner: Person; rows: number }[];

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
  auditor = await test.person({ roles: ['AUDITOR'] });
  holders = [];
  for (const rows of [MIN_CACHED_TOTAL + 300, MIN_CACHED_TOTAL + 17]) {
    const id = await makeHolder(test.app);
    await plant(id, rows);
    holders.push({
      id,
      rows,
      owner: await test.person({
        roles: ['OPERATOR_OWNER'],
        personType: 'employee',
        memberOf: { holderId: id, kind: 'owner' },
      }),
    });
  }
}, 60_000);

/** Cached totals of one test have expired before the next. */
let aheadMs = 0;
beforeEach(waitUntilForgotten);

afterAll(() => test.stop());

describe('the total of a long list', () => {
  it('is separate for people with different rows, even for the same query', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (const { owner, rows } of holders) expect((await list(owner)).totalSize).toBe(rows);
      expect((await list(auditor)).totalSize).toBe(holders.reduce((sum, { rows }) => sum + rows, 0));
    }
  });

  it('may be late for a short time after a write of another process, but rows are not', async () => {
    const [holder] = holders;
    if (holder === undefined) throw new Error('There is no holder');
    await list(holder.owner);
    await plant(holder.id, 1, '00-first');
    const soon = await list(holder.owner);
    expect([soon.data[0]?.['code'], soon.totalSize]).toEqual(['00-first', holder.rows]);
    expect(
      (await list(holder.owner, { where: [{ name: 'code', operator: 'like', value: '00-f' }] })).totalSize,
      'short lists are exact',
    ).toBe(1);
    waitUntilForgotten();
    holder.rows += 1;
    expect((await list(holder.owner)).totalSize).toBe(holder.rows);
  });

  it('is exact at once after a write of this process', async () => {
    const before = (await list(auditor)).totalSize;
    const createdId = await save({ code: 'AA-made', lines: [{ label: 'first' }] });
    expect((await list(auditor)).totalSize).toBe(before + 1);
    expect(
      (await test.call('POST', `${SPECIMENS}/_delete?isHardDelete=true`, { as: admin, body: { id: createdId } }))
        .status,
    ).toBe(200);
    expect((await list(auditor)).totalSize).toBe(before);
  });

  it('follows changes of parts that it filters by, and of parts that it counts', async () => {
    await test.app.pools.api.query(
      `insert into "specimen_line" ("id", "label", "seq", "specimen_id") select gen_random_uuid(), 'line', 1, "id"
        from "specimen" where "holder_id" = $1 limit ${MIN_CACHED_TOTAL - 1}`,
      [holders[0]?.id],
    );
    await save({ code: 'AA-lines', lines: [{ label: 'alone' }] });
    expect((await list(auditor, {}, LINES)).totalSize).toBe(MIN_CACHED_TOTAL);
    const [line] = (await list(auditor, { where: [{ name: 'label', operator: '=', value: 'alone' }] }, LINES)).data;
    expect((await test.call('POST', `${LINES}/_delete`, { as: admin, body: { id: line?.['id'] } })).status).toBe(200);
    expect((await list(auditor, {}, LINES)).totalSize).toBe(MIN_CACHED_TOTAL - 1);
  });

  it('is not dropped if a write was rolled back', async () => {
    const { totalSize } = await list(auditor);
    await plant(holders[0]?.id ?? '', 1, '00-other');
    expect((await test.call('POST', `${SPECIMENS}/_check`, { as: admin, body: { code: 'AA-tried' } })).status).toBe(
      200,
    );
    await expect(inTransaction(test.app.pools.api, {}, () => Promise.reject(new Error('given up')))).rejects.toThrow(
      'given up',
    );
    expect((await list(auditor)).totalSize, 'nothing was written here').toBe(totalSize);
    await save({ code: 'AA-written' });
    expect((await list(auditor)).totalSize).toBe(totalSize + 2);
  });

  it('is exact on the last page', async () => {
    const size = 50;
    const { totalSize, totalPage } = await list(auditor, { size });
    await plant(holders[0]?.id ?? '', 1, 'zz-last');
    const last = await list(auditor, { size, page: totalPage - 1 });
    expect(last.data.at(-1)?.['code']).toBe('zz-last');
    expect(last.totalSize).toBe(totalSize + 1);
    expect(await list(auditor, { size, page: totalPage + 1 })).toMatchObject({ data: [], totalSize });
  });
});

interface Answer {
  readonly data: readonly Record<string, unknown>[];
  readonly totalSize: number;
  readonly totalPage: number;
}

async function list(as: Person, more: object = {}, base = SPECIMENS): Promise<Answer> {
  const { status, body, text } = await test.call('POST', `${base}/_search`, {
    as,
    body: { sort: base === SPECIMENS ? [{ name: 'code' }] : [], ...more },
  });
  expect(status, text).toBe(200);
  return body as Answer;
}

async function save(body: object): Promise<string> {
  const answer = await test.call('PUT', SPECIMENS, { as: admin, body });
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as { id: string }).id;
}

function waitUntilForgotten(): void {
  aheadMs += CACHED_MS;
  test.securityClock.move(aheadMs);
}

/** Writes as another process would: this process is not notified. */
async function plant(holderId: string, rows: number, code?: string): Promise<void> {
  await test.app.pools.api.query(
    `insert into "specimen" ("id", "code", "holder_id", "version", "create_by", "create_date", "update_by",
        "update_date")
select gen_random_uuid(), coalesce($2, 'M-' || right($1::text, 12) || '-' || i), $1::uuid, 1, 'test', now(), 'test',
  now() from generate_series(1, $3::int) i`,
    [holderId, code ?? null, rows],
  );
}
