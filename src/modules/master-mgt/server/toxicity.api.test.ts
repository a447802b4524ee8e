/** Tests that no dose of the tables of toxicity has two classes, whoever writes them and in whatever order. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#platform/server/database/newId.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';

const LD50 = '/api/v1/master/ld50';

let site: TestApp;
let head: Person;
beforeAll(async () => {
  site = await startTestApp();
  head = await site.person({ roles: ['OFFICER_HEAD'] });
});
afterAll(() => site.stop());
// The tables of a new installation would overlap those of the tests.
beforeEach(async () => {
  const { body } = await site.call('POST', `${LD50}/_search`, {
    as: head,
    body: { select: ['id'], where: [{ name: 'isActive', operator: '=', value: true }], page: 0, size: 100 },
  });
  for (const { id } of (body as { data: readonly { id: string }[] }).data)
    await site.call('POST', `${LD50}/_delete`, { as: head, body: { id } });
});

let last = 0;
const row = (moreThan: number, atMost: number | null, more: object = {}): object => ({
  id: newId(),
  code: `R-${(last += 1)}`,
  refScheme: { key: 'GHS' },
  hazardClass: '1',
  rank: 1,
  refRoute: { key: '1' },
  moreThan,
  atMost,
  nameTh: 'พิษ',
  ...more,
});
const put = (body: object): Promise<TestAnswer> => site.call('PUT', LD50, { as: head, body });
const refusals = ({ status, body }: TestAnswer): unknown => [
  status,
  (body as { fields?: readonly { path: string; messageKey: string }[] }).fields?.map(
    ({ path, messageKey }) => `${path} ${messageKey}`,
  ),
];
const saved = async (body: object): Promise<{ id: string; code: string; version: number }> => {
  const answer = await put(body);
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.body as { id: string; code: string; version: number };
};

describe('a row of a table', () => {
  it('must end above its start', async () => {
    expect(refusals(await put(row(50, 50)))).toEqual([422, ['atMost doseRangeEmpty']]);
    expect(refusals(await put(row(50, 49.999)))).toEqual([422, ['atMost doseRangeEmpty']]);
  });

  it('may begin where another ends, and nowhere before', async () => {
    const { code } = await saved(row(5, 50));
    await saved(row(50, 300));
    await saved(row(0, 5));
    const refused = await put(row(49.999, 50));
    expect(refusals(refused)).toEqual([422, ['moreThan doseRangeOverlaps']]);
    expect(refused.text).toContain(`${code} (>5–50)`);
    expect(refusals(await put(row(299, null)))).toEqual([422, ['moreThan doseRangeOverlaps']]);
    await saved(row(300, null));
  });

  it('does not overlap rows of another route, state or scheme', async () => {
    await saved(row(0, 5));
    await saved(row(0, 5, { refRoute: { key: '2' } }));
    const who = { refScheme: { key: 'WHO_OLD' }, refPhysicalState: { key: 'S' } };
    await saved(row(0, 5, who));
    await saved(row(0, 5, { ...who, refPhysicalState: { key: 'L' } }));
    expect(refusals(await put(row(1, 2, who)))).toEqual([422, ['moreThan doseRangeOverlaps']]);
    expect(refusals(await put(row(5, 6, { refScheme: { key: 'WHO_OLD' } })))).toEqual([
      422,
      ['refPhysicalState required'],
    ]);
  });

  it('may be changed without overlapping itself', async () => {
    const { id, version } = await saved(row(0, 5));
    expect((await put({ id, version, atMost: 7 })).status).toBe(200);
  });

  it('is not activated again if it overlaps another', async () => {
    const { id } = await saved(row(0, 5));
    expect((await site.call('POST', `${LD50}/_delete`, { as: head, body: { id } })).status).toBe(200);
    const { id: other } = await saved(row(0, 10));
    expect(refusals(await site.call('POST', `${LD50}/_active`, { as: head, body: { id } }))).toEqual([
      422,
      ['moreThan doseRangeOverlaps'],
    ]);
    expect((await site.call('POST', `${LD50}/_delete`, { as: head, body: { id: other } })).status).toBe(200);
    expect((await site.call('POST', `${LD50}/_active`, { as: head, body: { id } })).status).toBe(200);
  });

  it('cannot be entered by two people at once', async () => {
    const answers = await Promise.all([put(row(0, 5)), put(row(4, 9)), put(row(1, null))]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422', '422']);
  });
});

it('can be read by officers and written by heads only', async () => {
  const reader = await site.person({ roles: ['OFFICER_LAB'] });
  expect((await site.call('POST', `${LD50}/_search`, { as: reader, body: { page: 0, size: 1 } })).status).toBe(200);
  expect((await site.call('PUT', LD50, { as: reader, body: row(0, 5) })).status).toBe(403);
});
