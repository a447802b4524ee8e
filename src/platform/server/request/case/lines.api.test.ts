/**
 * Rows that belong to a line of another part: they refer to an existing line, are removed with it, and are copied with
 * it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/server/database/newId.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModule } from '#platform/testing/appWithModule.ts';
import { consignmentModule, consignmentServer } from '#platform/testing/consignmentModule.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';

const WIRE = '/api/v1/transaction/consignments';

interface LineRow {
  readonly id: string;
  readonly lineId: string;
  readonly productLineId?: string;
  readonly store?: string;
}

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly products: readonly LineRow[];
  readonly quantities: readonly LineRow[];
}

let test: TestApp;
let operator: Person;

beforeAll(async () => {
  test = await startTestAppWithModule(consignmentModule, consignmentServer);
  const holderId = await makeHolder(test.app);
  operator = await test.person({
    roles: ['OPERATOR_OWNER'],
    personType: 'employee',
    memberOf: { holderId, kind: 'owner' },
  });
});

afterAll(() => test.stop());

const put = (body: object) => test.call('PUT', WIRE, { as: operator, body });
const line = (name: string): { readonly lineId: string; readonly name: string } => ({ lineId: newId(), name });

async function filed(products: readonly object[], quantities: readonly object[]): Promise<Stored> {
  const answer = await put({ goods: 'Chlorine', products, quantities });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as Stored;
}

describe('a row that belongs to a line of another part', () => {
  it('refers to it by its line number, also if both are new', async () => {
    const [first, second] = [line('AQ-CHLOR 65'), line('BKC-80')];
    const stored = await filed(
      [first, second],
      [
        { productLineId: first.lineId, store: 'A' },
        { productLineId: second.lineId, store: 'B' },
        { productLineId: second.lineId, store: 'C' },
      ],
    );
    expect(stored.products.map(({ lineId }) => lineId)).toEqual([first.lineId, second.lineId]);
    expect(stored.quantities.map(({ productLineId, store }) => [productLineId, store])).toEqual([
      [first.lineId, 'A'],
      [second.lineId, 'B'],
      [second.lineId, 'C'],
    ]);
  });

  it('is removed with it, and the history records it', async () => {
    const [remaining, removed] = [line('Kept'), line('Gone')];
    const { id, version, products } = await filed(
      [remaining, removed],
      [
        { productLineId: remaining.lineId, store: 'A' },
        { productLineId: removed.lineId, store: 'B' },
      ],
    );
    const answer = await put({ id, version, products: [{ id: products[1]?.id, isDelete: true }] });
    expect(answer.status, answer.text).toBe(200);
    expect((answer.body as Stored).quantities.map(({ store }) => store)).toEqual(['A']);
    const { rows } = await test.app.pools.api.query<{ changes: readonly { path: string; before: unknown }[] }>(
      `select "changes" from "entity_log" where "record_id" = $1 and "entity" = 'consignment'
        order by "record_version" desc limit 1`,
      [id],
    );
    expect(rows[0]?.changes.filter(({ path }) => path.startsWith('quantities')).map(({ before }) => before)).toContain(
      'B',
    );
  });

  it('is refused if the line does not exist, or belongs to another record', async () => {
    const other = await filed([line('Other')], []);
    for (const productLineId of [newId(), other.products[0]?.lineId]) {
      const answer = await put({
        goods: 'Chlorine',
        products: [line('Own')],
        quantities: [{ productLineId, store: 'A' }],
      });
      expect([
        answer.status,
        (answer.body as { fields: readonly { path: string; messageKey: string }[] }).fields.map(
          ({ path, messageKey }) => [path, messageKey],
        ),
      ]).toEqual([422, [['quantities.0.productLineId', 'lineNotFound']]]);
    }
  });

  it('never changes its line number', async () => {
    const twice = line('Twice');
    const answer = await put({ goods: 'Chlorine', products: [twice, { ...twice, name: 'Again' }] });
    expect([
      answer.status,
      (answer.body as { fields: readonly { path: string; messageKey: string }[] }).fields.map(
        ({ path, messageKey }) => [path, messageKey],
      ),
    ]).toEqual([422, [['products.1.lineId', 'duplicateKey']]]);
    const { id, version, products } = await filed([line('Own')], []);
    expect((await put({ id, version, products: [{ id: products[0]?.id, lineId: newId() }] })).status).toBe(422);
  });

  it('is protected by a database constraint, whatever the program does', async () => {
    const { id } = await filed([line('Own')], []);
    const insert = test.app.pools.api.query(
      `insert into "consignment_quantity" ("id", "consignment_id", "seq", "line_id", "product_line_id", "store")
        values ($1, $2, 1, $1, $3, 'A')`,
      [newId(), id, newId()],
    );
    await expect(insert).rejects.toMatchObject({ code: '23503' });
  });
});
