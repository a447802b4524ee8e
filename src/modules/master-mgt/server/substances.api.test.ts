/**
 * Tests that heads of group maintain substances, tariff lines and listed objects, and that problems are reported in a
 * sentence.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { newId } from '#platform/server/database/newId.ts';
import type { FactContext } from '#platform/server/resource/hooks.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { substanceHooks } from './substances/substanceHooks.ts';

const SUBSTANCES = '/api/v1/master/haz-sub-stances';
const TARIFF = '/api/v1/master/coordinate-customses';
const OBJECTS = '/api/v1/master/haz-objects';

let site: TestApp;
let head: Person;
beforeAll(async () => {
  site = await startTestApp();
  head = await site.person({ roles: ['OFFICER_HEAD'] });
});
afterAll(() => site.stop());

interface Refused {
  readonly fields: readonly { readonly path: string; readonly messageKey: string; readonly message?: string }[];
}
const put = (base: string, body: object): Promise<TestAnswer> =>
  site.call('PUT', base, { as: head, body: { id: newId(), ...body } });
const refusals = ({ status, body }: TestAnswer): unknown => [
  status,
  (body as Refused).fields.map(({ path, messageKey }) => `${path} ${messageKey}`),
];
const idOf = (answer: TestAnswer): string => {
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return (answer.body as { id: string }).id;
};

let last = 0;
const substance = (more: object = {}): object => ({
  code: `S-${(last += 1)}`,
  nameTh: `สาร ${last}`,
  nameEn: `Substance ${last}`,
  refSubstanceKind: { key: '1' },
  ...more,
});
const line = (more: object = {}): object => ({
  hsCode: String(30_000_000 + (last += 1)),
  statCode: '001',
  nameTh: 'สินค้า',
  refTradeDirection: { key: '0' },
  ...more,
});

describe('a substance', () => {
  it('needs a CAS number with a correct check digit', async () => {
    expect(refusals(await put(SUBSTANCES, substance({ casNo: '67-56-2' })))).toEqual([422, ['casNo casDigit']]);
    expect((await put(SUBSTANCES, substance({ casNo: '67-56-2' }))).text).toContain('67-56 ต้องเป็น 1');
    expect(refusals(await put(SUBSTANCES, substance({ casNo: 'methanol' })))).toEqual([422, ['casNo casShape']]);
  });

  it('has none if it is a microbe, and no name twice', async () => {
    expect(refusals(await put(SUBSTANCES, substance({ refSubstanceKind: { key: '2' }, casNo: '67-56-1' })))).toEqual([
      422,
      ['casNo casOfMicrobe'],
    ]);
    expect(refusals(await put(SUBSTANCES, substance({ synonyms: 'Bleach\nbleach' })))).toEqual([
      422,
      ['synonyms lineRepeated'],
    ]);
    expect(refusals(await put(SUBSTANCES, substance({ nameEn: 'Bleach', synonyms: 'other\nBLEACH' })))).toEqual([
      422,
      ['synonyms synonymIsName'],
    ]);
  });

  it('has a CAS number that no other active one has, also when it is activated again', async () => {
    const cas = '67-64-1';
    const first = idOf(await put(SUBSTANCES, substance({ casNo: cas, nameTh: 'แอซีโทน', nameEn: 'Acetone' })));
    const refused = await put(SUBSTANCES, substance({ casNo: cas }));
    expect(refusals(refused)).toEqual([422, ['casNo casTaken']]);
    expect(refused.text).toContain('แอซีโทน');
    expect((await site.call('POST', `${SUBSTANCES}/_delete`, { as: head, body: { id: first } })).status).toBe(200);
    idOf(await put(SUBSTANCES, substance({ casNo: cas })));
    expect(refusals(await site.call('POST', `${SUBSTANCES}/_active`, { as: head, body: { id: first } }))).toEqual([
      422,
      ['casNo casTaken'],
    ]);
  });

  it('takes few locks of the database, however many are entered together', async () => {
    const lockCount = await inTransaction(site.app.pools.api, { isDryRun: true }, async (db) => {
      for (let number = 10; number < 1010; number += 1)
        await substanceHooks.facts?.substanceOfCas?.({
          db,
          entity: 'hazSubStance',
          record: { id: newId(), casNo: `${number}-00-0` },
        } as unknown as FactContext);
      return (
        await db.query<{ n: number }>(
          `select count(*)::int as "n" from pg_locks where "locktype" = 'advisory' and "pid" = pg_backend_pid()`,
        )
      ).rows[0]?.n;
    });
    expect(lockCount).toBeLessThanOrEqual(256);
  });

  it('cannot be entered twice by two people at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => put(SUBSTANCES, substance({ casNo: '71-43-2' }))));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422', '422']);
  });
});

describe('a tariff line', () => {
  it('has eight digits and three', async () => {
    expect(refusals(await put(TARIFF, line({ hsCode: '2828.10.00' })))).toEqual([422, ['hsCode hsCodeShape']]);
    expect(refusals(await put(TARIFF, line({ hsCode: '๒๘๒๘๑๐๐๐', statCode: '1' })))).toEqual([
      422,
      ['hsCode hsCodeShape', 'statCode statCodeShape'],
    ]);
  });

  it('is displayed with dots and found by its digits', async () => {
    const answer = await put(TARIFF, line({ hsCode: '99999901', statCode: '007' }));
    idOf(answer);
    expect(answer.body).toMatchObject({ hsCode: '99999901', statCode: '007', code: '9999.99.01-007' });
  });

  it('is unique, and the refusal names it', async () => {
    idOf(await put(TARIFF, line({ hsCode: '99999902' })));
    const again = await put(TARIFF, line({ hsCode: '99999902' }));
    expect(refusals(again)).toEqual([422, ['statCode tariffLineTaken']]);
    expect(again.text).toContain('9999.99.02-001');
  });
});

describe('a listed object', () => {
  const object = (more: object = {}): object => ({
    code: `O-${(last += 1)}`,
    nameTh: 'วัตถุ',
    nameEn: 'Object',
    refHazType: { key: '2' },
    ...more,
  });

  it('has a tariff line only once', async () => {
    const [first, other] = [idOf(await put(TARIFF, line())), idOf(await put(TARIFF, line()))];
    const coordinates = [first, other, first].map((id) => ({ refCoordinateCustoms: { id } }));
    const refused = await put(OBJECTS, object({ coordinates }));
    expect(refused.status).toBe(422);
    expect((refused.body as Refused).fields).toContainEqual(
      expect.objectContaining({ path: 'coordinates.2.refCoordinateCustoms', messageKey: 'tariffLineRepeated' }),
    );
    idOf(await put(OBJECTS, object({ coordinates: coordinates.slice(0, 2) })));
  });

  it('accepts no archived line, and may keep one that is archived later', async () => {
    const id = idOf(await put(TARIFF, line()));
    const coordinates = [{ refCoordinateCustoms: { id } }];
    const saved = await put(OBJECTS, object({ coordinates }));
    idOf(saved);
    expect((await site.call('POST', `${TARIFF}/_delete`, { as: head, body: { id } })).status).toBe(200);
    expect(refusals(await put(OBJECTS, object({ coordinates: [{ refCoordinateCustoms: { id } }] })))).toEqual([
      422,
      ['coordinates.0.refCoordinateCustoms referenceNotFound'],
    ]);
    const { id: object1, version } = saved.body as { id: string; version: number };
    expect(
      (await site.call('PUT', OBJECTS, { as: head, body: { id: object1, version, condition: 'ใหม่' } })).status,
    ).toBe(200);
  });

  it('is found by its line, also under the menu of the tariff', async () => {
    const id = idOf(await put(TARIFF, line()));
    const object1 = idOf(await put(OBJECTS, object({ coordinates: [{ refCoordinateCustoms: { id } }] })));
    const reader = await site.person({ roles: ['OFFICER_CUSTOMS'] });
    const found = await site.call('POST', `${OBJECTS}/_search`, {
      as: reader,
      body: {
        select: ['code'],
        where: [{ name: 'coordinates.refCoordinateCustoms.id', operator: '=', value: id }],
        page: 0,
        size: 5,
      },
    });
    expect((found.body as { data: readonly { id: string }[] }).data.map((row) => row.id)).toEqual([object1]);
  });
});
