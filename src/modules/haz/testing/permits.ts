/** Those who play in the story of a permit that refers to products, and the products: for tests of documents that refer to others. */
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { makeSigningCast, type SigningCast } from '#platform/testing/signingCast.ts';
import { productBody } from './products.ts';
import { bringToSignatory, done, fileDocument, type Filed } from '#platform/testing/requestCast.ts';
import type { Person } from '#platform/testing/people.ts';

export const PERMITS = '/api/v1/transaction/permits';
const [HAZES, DOSSIERS] = ['/api/v1/transaction/hazes', '/api/v1/transaction/dossiers'];

/** A product in force: its revision, its dossier and its number. */
export interface Product {
  readonly id: string;
  readonly dossierId: string;
  readonly number: string;
  readonly nameTh: string;
  readonly nameEn: string;
}

export type Values = Readonly<Record<string, unknown>>;

export async function makePermitCast(test: TestApp): Promise<SigningCast & PermitDesk> {
  const cast = await makeSigningCast(test);
  return { ...cast, ...permitDesk(test, cast) };
}

export type PermitDesk = ReturnType<typeof permitDesk>;

function permitDesk(test: TestApp, cast: SigningCast) {
  const enter = async (body: object): Promise<Product> => {
    const { id } = (await done(test.call('PUT', `${HAZES}/register`, { as: cast.head, body }))) as { id: string };
    return productAt(id);
  };
  const productAt = async (id: string): Promise<Product> => {
    const { rows } = await test.app.pools.api.query<Product>(
      `select h."id", s."id" as "dossierId", s."code" as "number", h."trade_name_th" as "nameTh", h."trade_name_en" as "nameEn" from "haz" h join "dossier" s on s."id" = h."dossier_id" where h."id" = $1`,
      [id],
    );
    const [found] = rows;
    if (found === undefined) throw new Error('There is no such product');
    return found;
  };
  const standing = async (action: 'suspend' | 'reinstate' | 'revoke', { dossierId }: Product): Promise<void> => {
    const { rows } = await test.app.pools.api.query<{ version: number }>(
      'select "version" from "dossier" where "id" = $1',
      [dossierId],
    );
    await done(
      test.call('PUT', `${DOSSIERS}/${action}`, {
        as: cast.signatory,
        body: { id: dossierId, version: rows[0]?.version, remark: 'For a test' },
      }),
    );
  };
  return {
    /** Entered by hand, which takes no fee and no signature. */
    product: ({
      holderId = cast.holderId,
      expireDate,
      ...values
    }: { holderId?: string; expireDate?: string } & Values = {}) =>
      enter({
        refHolder: { id: holderId },
        remark: 'From paper',
        effectiveDate: '2024-03-01',
        expireDate: expireDate ?? '2099-01-01',
        record: productBody(values),
      }),
    /** The next revision of it. */
    corrected: ({ id }: Pick<Product, 'id'>, record: Values) =>
      enter({ refBase: { id }, remark: 'A slip of the pen', record }),
    standing,
    file: (values: Values, operator: Person = cast.operator): Promise<Filed> =>
      fileDocument(test, operator, { wire: 'transaction/permits', values: { place: 'Warehouse 1', ...values } }),
    put: (body: Values, as: Person = cast.operator): Promise<TestAnswer> =>
      test.call('PUT', PERMITS, { as, body: { place: 'Warehouse 1', ...body } }),
    toSignatory: (filed: Filed): Promise<void> => bringToSignatory(test, { ...cast, approver: cast.signatory }, filed),
    /** As it is stored. */
    stored: async ({ id }: Pick<Filed, 'id'>): Promise<Values> => {
      const { rows } = await test.app.pools.api.query<Values>('select * from "permit" where "id" = $1', [id]);
      return rows[0] ?? {};
    },
    rows: async ({ id }: Pick<Filed, 'id'>): Promise<readonly Values[]> => {
      const { rows } = await test.app.pools.api.query<Values>(
        'select * from "permit_product" where "permit_id" = $1 order by "seq"',
        [id],
      );
      return rows;
    },
  };
}
