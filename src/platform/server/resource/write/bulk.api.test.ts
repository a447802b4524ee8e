/** Many rows in one call: each has its answer, none undoes another, and a repeated call does nothing twice. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';

const SPECIMENS = '/api/v1/transaction/specimens';

let test: TestApp;
let admin: Person;
let other: Person;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
  other = await test.person({ roles: ['ADMIN'] });
});
afterAll(() => test.stop());

interface RowAnswer {
  readonly id: string;
  readonly ok: boolean;
  readonly version?: number;
  readonly error?: { readonly status: number; readonly messageKey: string };
}

const all = (body: unknown, { as = admin, key }: { as?: Person; key?: string } = {}): Promise<TestAnswer> =>
  test.call('PUT', `${SPECIMENS}/_all`, {
    as,
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<TestAnswer> =>
  test.call('POST', `${SPECIMENS}/${path}`, { as: admin, body, headers });
const statusesOf = ({ body }: TestAnswer): (number | undefined)[] =>
  (body as RowAnswer[]).map((row) => row.version ?? row.error?.status);

async function count(prefix: string): Promise<number> {
  const { rows } = await test.app.pools.api.query<{ n: number }>(
    'select count(*)::int as n from "specimen" where starts_with("code", $1)',
    [prefix],
  );
  return rows[0]?.n ?? 0;
}

async function make(...codes: string[]): Promise<string[]> {
  const { body } = await all(codes.map((code) => ({ code })));
  return (body as RowAnswer[]).map(({ id }) => id);
}

describe('rows saved together', () => {
  it('are answered one by one, in their order, whatever the result of the others', async () => {
    const [first = '', second = ''] = await make('B-1', 'B-2');
    const answer = await all([
      { code: 'B-3' },
      { id: first, version: 1, name: 'x' },
      { nmae: 1 },
      { id: first, version: 1, name: 'stale' },
      7,
      null,
      { id: randomUUID(), version: 3 },
      { code: 'B-3' },
      { id: second, version: 1, code: 'B-1' },
      { code: 'B-4', lines: [{ label: 'a' }, { label: 'a' }] },
      { code: 'B-5', lines: [{ label: 'a' }] },
    ]);
    expect([answer.status, statusesOf(answer)]).toEqual([200, [1, 2, 400, 409, 400, 400, 404, 422, 422, 422, 1]]);
    expect((answer.body as RowAnswer[])[1]).toEqual({ id: first, ok: true, version: 2 });
    expect((answer.body as RowAnswer[])[3]).toMatchObject({
      id: first,
      ok: false,
      error: { messageKey: 'staleVersion', data: { theirs: { name: 'x' } } },
    });
    expect(await count('B-')).toBe(4);
  });

  it('may depend on one another', async () => {
    const id = randomUUID();
    expect(
      statusesOf(
        await all([
          { id, code: 'C-1' },
          { id, version: 1, name: 'x' },
          { code: 'C-2', refOther: { id } },
          { code: 'C-3', refOther: { key: 'C-2' } },
        ]),
      ),
    ).toEqual([1, 2, 1, 1]);
  });

  it('may be none, and at most a thousand', async () => {
    expect((await all([])).body).toEqual([]);
    const rows = Array.from({ length: 1001 }, (_, index) => ({ code: `D-${index}` }));
    expect(await all(rows)).toMatchObject({ status: 400, body: { messageKey: 'tooMany', data: { limit: 1000 } } });
    expect(await post('_delete_all', rows)).toMatchObject({ status: 400, body: { messageKey: 'tooMany' } });
    expect(await count('D-')).toBe(0);
    // Rows that are refused one by one show that a call with this many is accepted, and take no time to store.
    const wrong = rows.slice(0, 1000).map(({ code }) => ({ code, nmae: 1 }));
    expect(statusesOf(await all(wrong))).toEqual(wrong.map(() => 400));
  });
});

it('rows archived, activated and deleted together are answered one by one', async () => {
  const ids = await make('E-1', 'E-2', 'E-3');
  const [first = '', two = '', three = ''] = ids;
  await all([{ code: 'E-4', refOther: { id: two } }]);
  expect(
    statusesOf(
      await post('_delete_all', [first, { id: two, version: 9 }, 'x', randomUUID(), { id: three, version: 1 }, 7]),
    ),
  ).toEqual([2, 409, 400, 404, 2, 400]);
  expect(statusesOf(await post('_active_all', ids))).toEqual([3, 1, 3]);
  const hard = await post('_delete_all?isHardDelete=true', ids);
  expect(statusesOf(hard)).toEqual([4, 409, 4]);
  expect(hard.body).toMatchObject([
    { id: first, ok: true },
    { id: two, ok: false, error: { messageKey: 'referencedBy', data: { what: ['ตัวอย่างทดสอบ', 'Specimen'] } } },
    { id: three, ok: true },
  ]);
  expect(await count('E-')).toBe(2);
});

describe('an idempotency key', () => {
  it('with the same body gets the same answer, and nothing is done twice', async () => {
    const rows = [{ code: 'F-1' }, { code: 'F-1' }];
    const first = await all(rows, { key: 'f' });
    expect(statusesOf(first)).toEqual([1, 422]);
    for (let round = 0; round < 3; round += 1) expect((await all(rows, { key: 'f' })).body).toEqual(first.body);
    expect(await count('F-')).toBe(1);
  });

  it('sent several times at the same moment is processed once', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => ({
      name: `G-${index}`,
      code: `G-${index}`,
      lines: [{ label: 'a' }],
    }));
    const answers = await Promise.all(Array.from({ length: 5 }, () => all(rows, { key: 'g' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect(await count('G-')).toBe(20);
  });

  it('with another body, or for another call, is a conflict and does nothing', async () => {
    const [id = ''] = await make('H-1');
    expect(await all([{ code: 'H-2' }], { key: 'h' })).toMatchObject({ status: 200 });
    expect(await all([{ code: 'H-3' }], { key: 'h' })).toMatchObject({ status: 409 });
    expect(await post('_delete_all', [{ code: 'H-2' }], { 'idempotency-key': 'h' })).toMatchObject({ status: 409 });
    expect(await post('_delete_all', [id], { 'idempotency-key': 'h-delete' })).toMatchObject({ status: 200 });
    expect(await post('_delete_all?isHardDelete=true', [id], { 'idempotency-key': 'h-delete' })).toMatchObject({
      status: 409,
    });
    expect(await count('H-')).toBe(2);
  });

  it('is separate for each user', async () => {
    expect(statusesOf(await all([{ code: 'I-1' }], { key: 'i' }))).toEqual([1]);
    expect(statusesOf(await all([{ code: 'I-2' }], { key: 'i', as: other }))).toEqual([1]);
    expect(await count('I-')).toBe(2);
  });

  it('can be used again if the call failed', async () => {
    expect(await all('[', { key: 'j' })).toMatchObject({ status: 400 });
    expect(await all({ code: 'J-1' }, { key: 'j' })).toMatchObject({ status: 400 });
    expect(statusesOf(await all([{ code: 'J-1' }], { key: 'j' }))).toEqual([1]);
  });

  it('stores nothing of the body, in particular no secrets', async () => {
    const [id = ''] = await make('L-1');
    const rows = [
      { id, version: 7, pin: 'pin-secret' },
      { code: 'L-2', pin: 'pin-secret', nmae: 'x' },
      { code: 'L-3', pin: 'pin-secret' },
    ];
    expect(statusesOf(await all(rows, { key: 'l' }))).toEqual([409, 400, 1]);
    const storedRows = await test.app.pools.api.query(`select * from "idempotency" where "key" = 'l'`);
    expect(storedRows.rows.length).toBe(1);
    expect(JSON.stringify(storedRows.rows)).not.toContain('pin-secret');
  });

  it('that is empty or too long is refused', async () => {
    for (const key of ['', 'k'.repeat(201)])
      expect(await all([{ code: 'K-1' }], { key })).toMatchObject({
        status: 400,
        body: { data: { name: 'Idempotency-Key' } },
      });
    expect(statusesOf(await all([{ code: 'K-1' }], { key: 'k'.repeat(200) }))).toEqual([1]);
  });
});
