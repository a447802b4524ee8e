/**
 * People who do the same thing at the same moment: one is first, the others are refused with a message, and no
 * invariant is broken.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';

const SPECIMENS = '/api/v1/transaction/specimens';
const DEPARTMENTS = '/api/v1/master/departments';
const AT_ONCE = 20;

let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
});
afterAll(() => test.stop());

const put = (body: unknown, base = SPECIMENS): Promise<TestAnswer> => test.call('PUT', base, { as: admin, body });
const createdId = async (body: object, base = SPECIMENS): Promise<string> =>
  ((await put(body, base)).body as { id: string }).id;
const atOnce = <T>(work: (index: number) => Promise<T>, times = AT_ONCE): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));
const tally = (answers: readonly TestAnswer[]): Record<number, number> =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))].map((status) => [
      status,
      answers.filter((answer) => answer.status === status).length,
    ]),
  );

describe('one version', () => {
  it('is changed by exactly one of many', async () => {
    const id = await createdId({ code: 'V-1' });
    const answers = await atOnce((index) =>
      put({ id, version: 1, name: `writer ${index}`, lines: [{ label: `line ${index}` }] }),
    );
    expect(tally(answers)).toEqual({ 200: 1, 409: AT_ONCE - 1 });
    const winner = answers.find(({ status }) => status === 200)?.body as {
      name: string;
      version: number;
      lines: unknown[];
    };
    expect([winner.version, winner.lines.length]).toEqual([2, 1]);
    for (const { body, status } of answers)
      if (status === 409)
        expect(body).toMatchObject({ messageKey: 'staleVersion', data: { theirs: { version: 2, name: winner.name } } });
    const { body: changes } = await test.call('POST', `${SPECIMENS}/${id}/_rev`, { as: admin });
    expect(changes).toMatchObject([{ version: 2 }, { version: 1 }]);
  });

  it('is archived, deleted or changed, and not two of these', async () => {
    const id = await createdId({ code: 'V-2' });
    const post = (path: string): Promise<TestAnswer> =>
      test.call('POST', `${SPECIMENS}/${path}`, { as: admin, body: { id, version: 1 } });
    const answers = await Promise.all([
      put({ id, version: 1, name: 'x' }),
      post('_delete'),
      post('_delete?isHardDelete=true'),
      put({ id, version: 1, name: 'y' }),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    for (const { status } of answers) expect([200, 404, 409]).toContain(status);
  });

  it('of a record is shared by its parts: every row that is added without a version is stored in the end', async () => {
    const id = await createdId({ code: 'V-3' });
    const answers = await atOnce((index) =>
      test.call('PUT', '/api/v1/transaction/specimen-lines', {
        as: admin,
        body: { refSpecimen: { id }, label: `line ${index}`, netKg: 0.1 },
      }),
    );
    expect(tally(answers)).toEqual({ 200: AT_ONCE });
    const { body } = await test.call('POST', `${SPECIMENS}/_search`, {
      as: admin,
      body: { where: [{ name: 'id', operator: '=', value: id }], children: [{ name: 'lines' }] },
    });
    const {
      data: [record],
    } = body as { data: [{ version: number; total: number; lines: { seq: number }[] }] };
    expect([record.version, record.total]).toEqual([AT_ONCE + 1, 2]);
    expect(record.lines.map(({ seq }) => seq)).toEqual(Array.from({ length: AT_ONCE }, (_, index) => index + 1));
  });
});

describe('a unique value', () => {
  it('is given to one of several calls at once; the others are refused at the field', async () => {
    const answers = await atOnce((index) => put({ code: 'U-1', name: `maker ${index}` }));
    expect(tally(answers)).toEqual({ 200: 1, 422: AT_ONCE - 1 });
    for (const { body, status } of answers)
      if (status === 422) expect(body).toMatchObject({ fields: [{ path: 'code', messageKey: 'duplicateValue' }] });
  });

  it('is given to one of several changes at once', async () => {
    const ids = await atOnce((index) => createdId({ code: `U-2-${index}` }), 6);
    const answers = await atOnce((index) => put({ id: ids[index], version: 1, code: 'U-2' }), 6);
    expect(tally(answers)).toEqual({ 200: 1, 422: 5 });
  });

  it('is reported row by row if two bulk saves conflict', async () => {
    const rows = Array.from({ length: 10 }, (_, index) => ({ code: `U-3-${index}` }));
    const [first, other] = await Promise.all(
      [rows, rows].map((body) => test.call('PUT', `${SPECIMENS}/_all`, { as: admin, body })),
    );
    const rowAnswers = [first, other].flatMap(
      (answer) => answer?.body as { ok: boolean; error?: { status: number } }[],
    );
    expect([
      first?.status,
      other?.status,
      rowAnswers.filter(({ ok }) => ok).length,
      rowAnswers.filter(({ error }) => error?.status === 422).length,
    ]).toEqual([200, 200, 10, 10]);
  });
});

describe('a tree', () => {
  it('never has a node below itself', async () => {
    const top = await createdId({ code: 'T-1' });
    const middle = await createdId({ code: 'T-2', refOther: { id: top } });
    const leaf = await createdId({ code: 'T-3', refOther: { id: middle } });
    for (const below of [top, middle, leaf])
      expect(await put({ id: top, version: 1, refOther: { id: below } })).toMatchObject({
        status: 422,
        body: { fields: [{ path: 'refOther', messageKey: 'cycle' }] },
      });
    const own = randomUUID();
    expect(await put({ id: own, code: 'T-4', refOther: { id: own } })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'refOther', messageKey: 'referenceNotFound' }] },
    });
    expect(await put({ id: leaf, version: 1, refOther: { id: top } })).toMatchObject({ status: 200 });
  });

  it('never gets a cycle if its nodes are moved below each other at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ids = await atOnce((index) => createdId({ code: `T-5-${round}-${index}` }), 4);
      const answers = await atOnce(
        (index) => put({ id: ids[index], version: 1, refOther: { id: ids[(index + 1) % 4] } }),
        4,
      );
      expect(tally(answers)).toEqual({ 200: 3, 422: 1 });
    }
    const departments = await atOnce(
      (index) => createdId({ code: `T-6-${index}`, nameTh: 'x', refDepartmentType: { key: '1' } }, DEPARTMENTS),
      2,
    );
    const [first, other] = departments;
    const moved = await Promise.all([
      put({ id: first, version: 1, refParent: { id: other } }, DEPARTMENTS),
      put({ id: other, version: 1, refParent: { id: first } }, DEPARTMENTS),
    ]);
    expect(tally(moved)).toEqual({ 200: 1, 422: 1 });
  });
});

it('bulk saves with the same records in opposite orders both succeed', async () => {
  const ids = await atOnce((index) => createdId({ code: `D-${index}` }), 10);
  const rows = ids.map((id) => ({ id, version: 1, name: 'x' }));
  const answers = await Promise.all(
    [rows, rows.toReversed(), rows, rows.toReversed()].map((body) =>
      test.call('PUT', `${SPECIMENS}/_all`, { as: admin, body }),
    ),
  );
  expect(tally(answers)).toEqual({ 200: 4 });
  const rowAnswers = answers.flatMap(
    ({ body }) => body as { ok: boolean; error?: { messageKey: string; data: { theirs?: { version: number } } } }[],
  );
  expect(rowAnswers.filter(({ ok }) => ok).length).toBe(10);
  for (const { ok, error } of rowAnswers)
    if (!ok) expect(error).toMatchObject({ messageKey: 'staleVersion', data: { theirs: { version: 2 } } });
});
