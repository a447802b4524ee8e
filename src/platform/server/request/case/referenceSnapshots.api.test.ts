/**
 * What holds for every document also holds for one that refers to others: export, history, difference, opened fields,
 * cards, rights.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModule } from '#platform/testing/appWithModule.ts';
import type { SigningPeople } from '#platform/testing/signingPeople.ts';
import { makePermitPeople, PERMITS, type PermitActions, type IssuedProduct } from '#modules/haz/testing/permits.ts';
import { permitModule } from '#platform/testing/permitModule.ts';
import { expectOk, refile, takeStep, requestVersionOf, type FiledRequest } from '#platform/testing/requestPeople.ts';

let test: TestApp;
let people: SigningPeople & PermitActions;
let [first, second]: readonly IssuedProduct[] = [];

beforeAll(async () => {
  test = await startTestAppWithModule(permitModule);
  people = await makePermitPeople(test);
  first = await people.product();
  second = await people.product();
});
afterAll(() => test.stop());

interface Change {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const filed = (): Promise<FiledRequest> =>
  people.file({ refHaz: { id: first?.id }, products: [{ refHaz: { id: first?.id } }] });
const search = (body: object): Promise<unknown> =>
  expectOk(test.call('POST', `${PERMITS}/_search`, { as: people.operator, body }));

it('can be searched by the number of the document it refers to, in itself and in its rows', async () => {
  const { id } = await filed();
  for (const name of ['hazNumber', 'products.hazNumber']) {
    const { data } = (await search({
      select: ['id', 'hazNumber', 'hazNameTh'],
      where: [{ name, operator: 'like', value: first?.number }],
    })) as { data: readonly { id: string }[] };
    expect(data.find((row) => row.id === id)).toMatchObject({ hazNumber: first?.number, hazNameTh: first?.nameTh });
  }
});

it('is exported with the saved snapshot of the referenced document', async () => {
  const { id } = await filed();
  const { text } = await test.call('POST', `${PERMITS}/_export?format=csv`, {
    as: people.operator,
    body: {
      select: ['place', 'hazNumber', 'hazNameTh', 'hazExpires'],
      where: [{ name: 'id', operator: '=', value: id }],
    },
  });
  for (const word of [first?.number, first?.nameTh]) expect(text).toContain(word);
});

it('shows in its history which reference replaced which', async () => {
  const { id } = await filed();
  await expectOk(people.put({ id, version: 1, refHaz: { id: second?.id } }));
  const revisions = (await expectOk(
    test.call('POST', `${PERMITS}/${id}/_changes`, { as: people.operator, body: {} }),
  )) as readonly { changes: readonly Change[] }[];
  const changes =
    revisions.find((revision) => revision.changes.some(({ path, before }) => path === 'hazNumber' && before !== null))
      ?.changes ?? [];
  expect(changes.find(({ path }) => path === 'hazNumber')).toMatchObject({
    before: first?.number,
    after: second?.number,
  });
  expect(changes.find(({ path }) => path === 'refHaz')).toMatchObject({
    before: { id: first?.id },
    after: { id: second?.id },
  });
});

it('shows for a change how it differs from the revision in force', async () => {
  const base = await filed();
  await people.toSignatory(base);
  await takeStep(test, people.signatory, base, 'approve');
  const change = await refile(test, people.operator, { kind: 3, base });
  await expectOk(people.put({ id: change.id, version: 1, refHaz: { id: second?.id }, reason: 'Another product' }));
  const { changes } = (await expectOk(
    test.call('POST', '/api/v1/transaction/requests/difference', {
      as: people.operator,
      body: { id: change.requestId, since: 'base' },
    }),
  )) as { changes: readonly Change[] };
  expect(changes.find(({ path }) => path === 'refHaz')).toMatchObject({
    before: { id: first?.id },
    after: { id: second?.id },
  });
});

it('can be given another reference while an officer has opened the field, and not otherwise', async () => {
  const permit = await filed();
  await takeStep(test, people.operator, permit, 'request');
  await takeStep(test, people.receiver, permit, 'receive');
  const version = async (): Promise<unknown> => (await people.stored(permit))['version'];
  const change = async (): Promise<number> =>
    (await people.put({ id: permit.id, version: await version(), refHaz: { id: second?.id } })).status;
  expect(await change()).toBeGreaterThanOrEqual(409);
  await expectOk(
    test.call('PUT', '/api/v1/transaction/requests/unlock', {
      as: people.receiver,
      body: { id: permit.requestId, version: await requestVersionOf(test, permit.requestId), fields: ['refHaz'] },
    }),
  );
  expect(await change()).toBe(200);
  expect(await people.stored(permit)).toMatchObject({ haz_number: second?.number });
});

it('gives nobody access to the list of the referenced documents', async () => {
  const clerk = await test.person({
    roles: ['OPERATOR_AGENT'],
    personType: 'employee',
    memberOf: { holderId: people.holderId, kind: 'employee', menus: ['permit.requests'] },
  });
  expect(
    (await test.call('POST', '/api/v1/transaction/hazes/_search', { as: clerk, body: { select: ['id'] } })).status,
  ).toBe(403);
  expect((await test.call('POST', `${PERMITS}/_pick`, { as: clerk, body: { field: 'refHaz' } })).status).toBe(200);
});

it('can be saved row by row, each row checked as the whole would be', async () => {
  const { id } = await filed();
  const PRODUCTS = '/api/v1/transaction/permit-products';
  await expectOk(
    test.call('PUT', PRODUCTS, {
      as: people.operator,
      body: { refPermit: { id }, refHaz: { id: second?.id }, netKg: 3 },
    }),
  );
  expect((await people.rows({ id })).map((row) => row['haz_number'])).toEqual([first?.number, second?.number]);
  const refused = await test.call('PUT', PRODUCTS, {
    as: people.operator,
    body: { refPermit: { id }, refHaz: { id: '01890000-0000-7000-8000-000000000000' } },
  });
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'refHaz', messageKey: 'referredNotFound' }] },
  });
});
