/** People and products for tests of documents (permits) that refer to issued products. */
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { productBody } from './products.ts';
import { bringToSignatory, expectOk, fileDocument, type FiledRequest } from '#platform/testing/requestPeople.ts';
import type { Person } from '#platform/testing/people.ts';

export const PERMITS = '/api/v1/transaction/permits';
const [HAZES, DOSSIERS] = ['/api/v1/transaction/hazes', '/api/v1/transaction/dossiers'];

/** A product in force: its revision, its dossier and its number. */
export interface IssuedProduct {
  readonly id: string;
  readonly dossierId: string;
  readonly number: string;
  readonly nameTh: string;
  readonly nameEn: string;
}

export type Values = Readonly<Record<string, unknown>>;

export async function makePermitPeople(test: TestApp): Promise<SigningPeople & PermitActions> {
  const people = await makeSigningPeople(test);
  return { ...people, ...permitActions(test, people) };
}

export type PermitActions = ReturnType<typeof permitActions>;

function permitActions(test: TestApp, people: SigningPeople) {
  const enter = async (body: object): Promise<IssuedProduct> => {
    const { id } = (await expectOk(test.call('PUT', `${HAZES}/register`, { as: people.head, body }))) as { id: string };
    return productAt(id);
  };
  const productAt = async (id: string): Promise<IssuedProduct> => {
    const { rows } = await test.app.pools.api.query<IssuedProduct>(
      `select h."id", s."id" as "dossierId", s."code" as "number", h."trade_name_th" as "nameTh",
          h."trade_name_en" as "nameEn" from "haz" h join "dossier" s on s."id" = h."dossier_id" where h."id" = $1`,
      [id],
    );
    const [found] = rows;
    if (found === undefined) throw new Error('There is no such product');
    return found;
  };
  const setStanding = async (
    action: 'suspend' | 'reinstate' | 'revoke',
    { dossierId }: IssuedProduct,
  ): Promise<void> => {
    const { rows } = await test.app.pools.api.query<{ version: number }>(
      'select "version" from "dossier" where "id" = $1',
      [dossierId],
    );
    await expectOk(
      test.call('PUT', `${DOSSIERS}/${action}`, {
        as: people.signatory,
        body: { id: dossierId, version: rows[0]?.version, remark: 'For a test' },
      }),
    );
  };
  return {
    /** Entered manually, without fee and signature. */
    product: ({
      holderId = people.holderId,
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
    /** Makes the next revision of it. */
    corrected: ({ id }: Pick<IssuedProduct, 'id'>, record: Values) =>
      enter({ refBase: { id }, remark: 'A slip of the pen', record }),
    standing: setStanding,
    file: (values: Values, operator: Person = people.operator): Promise<FiledRequest> =>
      fileDocument(test, operator, { wire: 'transaction/permits', values: { place: 'Warehouse 1', ...values } }),
    put: (body: Values, as: Person = people.operator): Promise<TestAnswer> =>
      test.call('PUT', PERMITS, { as, body: { place: 'Warehouse 1', ...body } }),
    toSignatory: (filed: FiledRequest): Promise<void> =>
      bringToSignatory(test, { ...people, approver: people.signatory }, filed),
    /** Reads it as it is stored. */
    stored: async ({ id }: Pick<FiledRequest, 'id'>): Promise<Values> => {
      const { rows } = await test.app.pools.api.query<Values>('select * from "permit" where "id" = $1', [id]);
      return rows[0] ?? {};
    },
    rows: async ({ id }: Pick<FiledRequest, 'id'>): Promise<readonly Values[]> => {
      const { rows } = await test.app.pools.api.query<Values>(
        'select * from "permit_product" where "permit_id" = $1 order by "seq"',
        [id],
      );
      return rows;
    },
  };
}
