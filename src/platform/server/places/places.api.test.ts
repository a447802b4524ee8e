/** Addresses: which places belong together, and who may search them. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeId } from '#platform/server/seeds/places.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';

const MASTER = '/api/v1/master';
const bangkok = { id: placeId('province', '10') };
const nonthaburi = { id: placeId('province', '12') };
const chatuchak = { id: placeId('amphur', '1030') };
const latYao = { id: placeId('tambon', '103001') };
const suanYai = { id: placeId('tambon', '120101') };

let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
});
afterAll(() => test.stop());

const code = (): string => `T-${randomBytes(5).toString('hex')}`;
const put = (body: object): Promise<TestAnswer> =>
  test.call('PUT', `${MASTER}/addresses`, { as: admin, body: { code: code(), nameTh: 'ที่ทดสอบ', ...body } });
const problemsOf = ({ status, body }: TestAnswer): unknown => [
  status,
  (body as { fields?: { path: string; messageKey: string }[] }).fields?.map(
    ({ path, messageKey }) => `${path}: ${messageKey}`,
  ),
];
const rowsOf = ({ body }: TestAnswer): readonly Readonly<Record<string, unknown>>[] =>
  (body as { data: readonly Readonly<Record<string, unknown>>[] }).data;

describe('an address', () => {
  it('accepts places within each other, and its own postcode', async () => {
    const answer = await put({
      houseNo: '50',
      refProvince: bangkok,
      refAmphur: chatuchak,
      refTambon: latYao,
      postcode: '10901',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        refProvince: { code: '10' },
        refAmphur: { nameTh: 'จตุจักร' },
        refTambon: { nameEn: 'Lat Yao' },
        postcode: '10901',
      },
    });
  });

  it('refuses an amphur of another province, and a tambon of another amphur', async () => {
    expect(problemsOf(await put({ refProvince: nonthaburi, refAmphur: chatuchak, refTambon: latYao }))).toEqual([
      422,
      ['refAmphur: amphurElsewhere'],
    ]);
    expect(problemsOf(await put({ refProvince: bangkok, refAmphur: chatuchak, refTambon: suanYai }))).toEqual([
      422,
      ['refTambon: tambonElsewhere'],
    ]);
  });

  it('requires the larger place before the smaller one in it', async () => {
    expect(problemsOf(await put({ refAmphur: chatuchak }))).toEqual([422, ['refProvince: required']]);
    expect(problemsOf(await put({ refProvince: bangkok, refTambon: latYao }))).toEqual([422, ['refAmphur: required']]);
  });

  it('may be incomplete, but a postcode must have the right format', async () => {
    expect(await put({ refProvince: bangkok })).toMatchObject({ status: 200 });
    expect(problemsOf(await put({ postcode: '1090' }))).toEqual([422, ['postcode: digitsOnly']]);
  });

  it('refuses an archived place, and allows one that it already has', async () => {
    const amphur = (
      await test.call('PUT', `${MASTER}/amphurs`, {
        as: admin,
        body: { code: '1098', refProvince: bangkok, nameTh: 'เขตทดสอบ' },
      })
    ).body as { id: string };
    const { body: savedAddress } = await put({ refProvince: bangkok, refAmphur: { id: amphur.id } });
    await test.call('POST', `${MASTER}/amphurs/_delete`, { as: admin, body: { id: amphur.id } });
    expect(problemsOf(await put({ refProvince: bangkok, refAmphur: { id: amphur.id } }))).toEqual([
      422,
      ['refAmphur: referenceNotFound'],
    ]);
    expect(
      await test.call('PUT', `${MASTER}/addresses`, {
        as: admin,
        body: { ...(savedAddress as object), road: 'ทดสอบ' },
      }),
    ).toMatchObject({ status: 200, body: { road: 'ทดสอบ' } });
  });
});

describe('the code of a place', () => {
  it('starts with the code of the place that contains it', async () => {
    const amphur = await test.call('PUT', `${MASTER}/amphurs`, {
      as: admin,
      body: { code: '1199', refProvince: bangkok, nameTh: 'เขตทดสอบ' },
    });
    expect(problemsOf(amphur)).toEqual([422, ['code: placeCodeElsewhere']]);
    const tambon = { refAmphur: chatuchak, nameTh: 'แขวงทดสอบ', postcode: '10900' };
    expect(
      problemsOf(await test.call('PUT', `${MASTER}/tambons`, { as: admin, body: { ...tambon, code: '103199' } })),
    ).toEqual([422, ['code: placeCodeElsewhere']]);
    expect(
      await test.call('PUT', `${MASTER}/tambons`, { as: admin, body: { ...tambon, code: '103099' } }),
    ).toMatchObject({ status: 200 });
  });
});

describe('an operator', () => {
  let operator: Person;

  beforeAll(async () => {
    operator = await test.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      memberOf: { holderId: await makeHolder(test.app), kind: 'owner' },
    });
  });

  const search = (wire: string, body: object): Promise<TestAnswer> =>
    test.call('POST', `${MASTER}/${wire}/_search`, { as: operator, body });

  it('reads the amphurs of a province and the tambons of an amphur, all in one page', async () => {
    const amphurs = await search('amphurs', {
      where: [{ name: 'refProvince.id', type: 'UUID', operator: '=', value: bangkok.id }],
      size: 1_000_000,
    });
    expect(rowsOf(amphurs)).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: '1030', nameTh: 'จตุจักร' })]),
    );
    const tambons = await search('tambons', {
      where: [
        { name: 'refAmphur.id', type: 'UUID', operator: '=', value: chatuchak.id },
        { name: 'isActive', type: 'Boolean', operator: '=', value: true },
      ],
      sort: [{ name: 'code', type: 'ASC' }],
      size: 1_000_000,
    });
    expect(rowsOf(tambons).slice(0, 2)).toMatchObject([
      { code: '103001', nameTh: 'ลาดยาว', postcode: '10900' },
      { code: '103002', nameTh: 'เสนานิคม', postcode: '10900' },
    ]);
  });

  it('reads all 77 provinces', async () => {
    expect(rowsOf(await search('provinces', { size: 1_000_000 }))).toHaveLength(77);
  });

  it('finds a tambon by the names of its amphur and province, and reads their names', async () => {
    const answer = await search('tambons', {
      select: ['id', 'nameTh', 'postcode', 'refAmphur.nameEn', 'refAmphur.refProvince.nameTh'],
      where: [
        { name: 'nameEn', operator: 'like', value: 'lat yao' },
        { name: 'refAmphur.nameTh', operator: 'like', value: 'จตุจักร' },
        { name: 'refAmphur.refProvince.nameEn', operator: 'like', value: 'bangkok' },
      ],
    });
    expect(rowsOf(answer)).toEqual([
      {
        id: latYao.id,
        nameTh: 'ลาดยาว',
        postcode: '10900',
        refAmphur: { nameEn: 'Chatuchak', refProvince: { nameTh: 'กรุงเทพมหานคร' } },
      },
    ]);
  });

  it('cannot change places', async () => {
    for (const [wire, body] of [
      ['provinces', { code: '99', nameTh: 'ทดสอบ' }],
      ['amphurs', { code: '1097', refProvince: bangkok, nameTh: 'ทดสอบ' }],
      ['tambons', { code: '103098', refAmphur: chatuchak, nameTh: 'ทดสอบ', postcode: '10900' }],
    ] as const) {
      expect(await test.call('PUT', `${MASTER}/${wire}`, { as: operator, body })).toMatchObject({ status: 403 });
    }
  });

  it('needs no session to search, and cannot read who changed the places', async () => {
    const answer = await test.call('POST', `${MASTER}/provinces/_search`, { body: { size: 1 } });
    expect(answer.status).toBe(200);
    expect(Object.keys(rowsOf(answer)[0] ?? {})).not.toContain('createBy');
    expect(await test.call('POST', `${MASTER}/provinces/_search`, { body: { select: ['updateBy'] } })).toMatchObject({
      status: 400,
    });
    expect(
      await test.call('POST', `${MASTER}/provinces/_search`, {
        body: { where: [{ name: 'createBy', operator: '=', value: 'admin' }] },
      }),
    ).toMatchObject({ status: 400 });
    expect(await test.call('PUT', `${MASTER}/provinces`, { body: {} })).toMatchObject({ status: 401 });
  });
});
