/** Tests a product entered from paper and corrected: with its rows, each of which keeps its line. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { productBody } from '#modules/haz/testing/products.ts';
import { expectOk } from '#platform/testing/requestPeople.ts';
import { makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { answerSummary } from '#platform/testing/answerSummary.ts';

const REGISTER = '/api/v1/transaction/hazes/register';

let test: TestApp;
let people: SigningPeople;

beforeAll(async () => {
  test = await startTestApp();
  people = await makeSigningPeople(test);
});
afterAll(() => test.stop());

interface DistributorRow {
  readonly id: string;
  readonly line: string;
  readonly name: string;
  readonly address: string;
}

const put = (body: object) => test.call('PUT', REGISTER, { as: people.head, body });
const MAKERS = [
  { refRole: { key: '2' }, name: 'First Works', address: '1 Harbour Road' },
  { refRole: { key: '2' }, name: 'Second Works', address: '2 Harbour Road' },
] as const;

async function record(): Promise<string> {
  const { products: [maker] = [], ...product } = productBody() as { products?: readonly { refCountry: unknown }[] };
  const products = MAKERS.map((makerFields) => ({ ...makerFields, refCountry: maker?.refCountry }));
  const { id } = (await expectOk(
    put({
      refHolder: { id: people.holderId },
      remark: 'From the file of 2560',
      effectiveDate: '2024-03-01',
      record: { ...product, products },
    }),
  )) as { id: string };
  return id;
}

async function makersOf(id: string): Promise<readonly DistributorRow[]> {
  const { rows } = await test.app.pools.api.query<DistributorRow>(
    'select "id", "line_id" as "line", "name", "address" from "haz_product" where "haz_id" = $1 order by "address"',
    [id],
  );
  return rows;
}

it('is corrected row by row, by the ids of the displayed revision', async () => {
  const base = await record();
  const [first, second] = await makersOf(base);
  const answer = await put({
    refBase: { id: base },
    remark: 'A slip of the pen',
    record: {
      products: [
        { id: second?.id, name: 'Second Works Ltd.' },
        { id: first?.id, isDelete: true },
      ],
    },
  });
  const { id } = (await expectOk(Promise.resolve(answer))) as { id: string };
  const [remaining, ...others] = await makersOf(id);
  expect([remaining?.name, remaining?.address, remaining?.line, others]).toEqual([
    'Second Works Ltd.',
    '2 Harbour Road',
    second?.line,
    [],
  ]);
  expect(
    (await makersOf(base)).map(({ name }) => name),
    'what was issued',
  ).toEqual(['First Works', 'Second Works']);
});

it('rows of another document are refused', async () => {
  const [base, other] = [await record(), await record()];
  const [row] = await makersOf(other);
  expect(
    answerSummary(
      await put({
        refBase: { id: base },
        remark: 'A slip of the pen',
        record: { products: [{ id: row?.id, name: 'Taken' }] },
      }),
    ),
  ).toMatch(/^4/);
  expect((await makersOf(other)).map(({ name }) => name)).toEqual(['First Works', 'Second Works']);
});
