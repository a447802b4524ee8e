/** What a record may refer to, and how references are sent. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { makeDepartment, makeHolder, type Person } from '#platform/testing/people.ts';

const SPECIMENS = '/api/v1/transaction/specimens';
const LOOKUPS = '/api/v1/master/lookups';

let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
});
afterAll(() => test.stop());

const code = (): string => `R-${randomBytes(5).toString('hex')}`;
const put = (body: object): Promise<TestAnswer> =>
  test.call('PUT', SPECIMENS, { as: admin, body: { code: code(), ...body } });
const title = async (row: object): Promise<{ id: string; version: number }> =>
  (await test.call('PUT', LOOKUPS, { as: admin, body: { group: 'TITLE', value: 'x', seq: 1, ...row } })).body as {
    id: string;
    version: number;
  };
const problemsOf = ({ status, body }: TestAnswer): unknown => [
  status,
  (body as { fields?: { path: string; messageKey: string }[] }).fields?.map(
    ({ path, messageKey }) => `${path}: ${messageKey}`,
  ),
];

describe('a reference', () => {
  it('can be sent by id or by key, alone or with the card as it was returned', async () => {
    const departmentId = await makeDepartment(test.app);
    const { body } = await put({ refDepartment: { id: departmentId }, refGrade: { key: 'M' } });
    const { refDepartment, refGrade } = body as {
      refDepartment: { id: string; code: string };
      refGrade: { id: string };
    };
    for (const sent of [
      { key: refDepartment.code },
      refDepartment,
      { id: departmentId, key: 'nonsense' },
      { id: departmentId.toUpperCase() },
    ]) {
      expect(await put({ refDepartment: sent })).toMatchObject({
        status: 200,
        body: { refDepartment: { id: departmentId } },
      });
    }
    for (const sent of [refGrade, { id: refGrade.id }])
      expect(await put({ refGrade: sent })).toMatchObject({ status: 200, body: { refGrade: { key: 'M' } } });
  });

  it('by a key that several records have finds none of them', async () => {
    const role = { code: code(), name: 'x', refRowScope: { key: '5' } };
    const answer = await test.call('PUT', '/api/v1/security/roles', {
      as: admin,
      body: { ...role, resources: [{ refResource: { key: 'POST' } }] },
    });
    expect(problemsOf(answer)).toEqual([422, ['resources.0.refResource: referenceNotFound']]);
  });

  it('by a key finds only visible records, so that nobody learns of others by guessing; by id it may be any record', async () => {
    const [mineId, theirsId] = [await makeHolder(test.app), await makeHolder(test.app)];
    const [mine, otherRecord] = await Promise.all(
      [mineId, theirsId].map((holderId) =>
        test.person({ roles: ['OPERATOR_OWNER'], personType: 'employee', memberOf: { holderId, kind: 'owner' } }),
      ),
    );
    const secret = code();
    const { body } = await test.call('PUT', SPECIMENS, { as: otherRecord as Person, body: { code: secret } });
    const refer = (refOther: object): Promise<TestAnswer> =>
      test.call('PUT', SPECIMENS, { as: mine as Person, body: { code: code(), refOther } });
    expect(problemsOf(await refer({ key: secret }))).toEqual([422, ['refOther: referenceNotFound']]);
    expect(await refer({ id: (body as { id: string }).id })).toMatchObject({
      status: 200,
      body: { refOther: { code: secret } },
    });
  });

  it('to a vocabulary accepts active rows of its own group', async () => {
    const used = await title({ key: code() });
    const archived = await title({ key: code() });
    await test.call('POST', `${LOOKUPS}/_delete`, { as: admin, body: { id: archived.id } });
    const { body: foreign } = await test.call('PUT', LOOKUPS, {
      as: admin,
      body: { group: 'OTHER', key: code(), value: 'x', seq: 1 },
    });
    expect(await put({ refTitle: { id: used.id } })).toMatchObject({
      status: 200,
      body: { refTitle: { id: used.id } },
    });
    expect(problemsOf(await put({ refTitle: { id: archived.id } }))).toEqual([422, ['refTitle: referenceNotFound']]);
    expect(problemsOf(await put({ refTitle: { id: (foreign as { id: string }).id } }))).toEqual([
      422,
      ['refTitle: notInGroup'],
    ]);
    expect(problemsOf(await put({ refGrade: { id: used.id } }))).toEqual([422, ['refGrade: notInGroup']]);
  });

  it('to a row of a vocabulary is possible from the moment the row is saved', async () => {
    for (let round = 0; round < 20; round += 1) {
      const key = code();
      const row = await title({ key });
      expect(await put(round % 2 === 0 ? { refTitle: { key } } : { refTitle: { id: row.id } })).toMatchObject({
        status: 200,
        body: { refTitle: { id: row.id, key } },
      });
    }
  });

  it('to a choice follows its key from the moment the administrator changes it', async () => {
    const { body } = await test.call('POST', `${LOOKUPS}/_search`, {
      as: admin,
      body: {
        where: [
          { name: 'group', operator: '=', value: 'SPECIMEN_GRADE' },
          { name: 'code', operator: '=', value: 'low' },
        ],
      },
    });
    const {
      data: [{ id, version: first }],
    } = body as { data: [{ id: string; version: number }] };
    for (let round = 0; round < 10; round += 1) {
      const key = code();
      expect(await test.call('PUT', LOOKUPS, { as: admin, body: { id, version: first + round, key } })).toMatchObject({
        status: 200,
      });
      expect(await put({ refGrade: { key } })).toMatchObject({ status: 200, body: { refGrade: { id, key } } });
    }
  });
});
