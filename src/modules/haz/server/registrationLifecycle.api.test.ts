/**
 * Tests the lifecycle of a registration: filed, signed, changed, renewed and cancelled, with the same lines throughout.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { withoutFees } from '#modules/fee/testing/withoutFees.ts';
import { bringTo, fileProduct, issueProduct, refileProduct } from '#modules/haz/testing/products.ts';
import { quickPapers } from '#platform/testing/quickPapers.ts';
import { makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';

let test: TestApp;
let people: SigningPeople;

beforeAll(async () => {
  test = await startTestApp({ moduleServers: [...withoutFees, quickPapers] });
  people = await makeSigningPeople(test);
});
afterAll(() => test.stop());

interface StoredHaz {
  readonly hazType: string | null;
  readonly hazardClass: string | null;
  readonly code: string | null;
  readonly state: string;
  readonly sign: string | null;
  readonly type: string;
}

async function stored(id: string): Promise<StoredHaz | undefined> {
  const { rows } = await test.app.pools.api.query<StoredHaz>(
    `select h."haz_type" as "hazType", l."hazard_class" as "hazardClass", d."code", d."state",
        r."issued_sign" as "sign", h."document_type" as "type" from "haz" h
      join "dossier" d on d."id" = h."dossier_id" join "request" r on r."id" = h."request_id" left
      join "ld50" l on l."id" = h."ld50_id" where h."id" = $1`,
    [id],
  );
  return rows[0];
}

it('type and class follow from the list and the tests, and the number from type and operation', async () => {
  const filed = await issueProduct(test, people);
  expect(await stored(filed.id)).toMatchObject({
    hazType: 'type2',
    hazardClass: 'III',
    code: expect.stringMatching(/^HZ21\d{7}$/) as string,
    state: 'inForce',
    sign: 'signed',
    type: 'registrationImport',
  });
});

it('a registration by a maker is another type of document', async () => {
  const filed = await fileProduct(test, people.operator, { refOperation: { key: '4' }, importCompanies: [] });
  expect(await stored(filed.id)).toMatchObject({ type: 'registrationManufacture' });
  await bringTo(test, people, filed, 'approved');
  expect((await stored(filed.id))?.code).toMatch(/^HZ24\d{7}$/);
});

it('lines keep their ids through a change, a renewal and a cancellation', async () => {
  const first = await issueProduct(test, people);
  const lines = await linesOf(first.id);
  expect(lines).toHaveLength(9);
  let base = first;
  for (const kind of [3, 2] as const) {
    base = await refileProduct(test, people.operator, { kind, base });
    expect(await linesOf(base.id)).toEqual(lines);
    await bringTo(test, people, base, 'approved');
    expect(await linesOf(base.id)).toEqual(lines);
  }
  const end = await refileProduct(test, people.operator, { kind: 4, base });
  expect(await linesOf(end.id)).toEqual(lines);
});

async function linesOf(id: string): Promise<readonly string[]> {
  const tables = [
    'haz_main_sub_stance',
    'haz_test',
    'haz_aquatic',
    'haz_pictogram',
    'haz_use_rate',
    'haz_package',
    'haz_product',
  ];
  const { rows } = await test.app.pools.api.query<{ line: string }>(
    `${tables.map((table) => `select "line_id"::text as "line" from "${table}" where "haz_id" = $1`).join(' union all ')} order by 1`,
    [id],
  );
  return rows.map(({ line }) => line);
}
