/** Goods in the first area of a certified place, and room in it that requests have reserved: as other modules post them. */
import { decimal } from '#language/values/decimal.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { post } from '#platform/server/ledger/post.ts';
import { setReserves } from '#platform/server/ledger/reserves.ts';
import { addLot, openStockOf, receiveGoods } from '#platform/server/ledger/stock.ts';
import type { TestApp } from '#platform/testing/app.ts';
import type { FiledRequest } from '#platform/testing/requestPeople.ts';
import { FIRST_AREA } from './places.ts';

export interface StoredLot {
  readonly product: string;
  readonly lotNo: string;
  readonly kg: number;
}

export async function storeGoods(
  { app }: Pick<TestApp, 'app'>,
  place: Pick<FiledRequest, 'id'>,
  lots: readonly StoredLot[],
): Promise<void> {
  const { area, holderId, documentType, departmentId } = await findArea({ app }, place);
  const writer = { username: 'system', at: app.clock.now() };
  await inTransaction(app.pools.api, {}, async (db) => {
    for (const { product, lotNo, kg } of lots) {
      const lotId = await addLot(db, { holderId, productId: null, lotNo, source: 'opening' }, writer);
      await openStockOf(db, { area, lotId, name: product }, { documentType, holderId, departmentId, ...writer });
      const goods = { area, lotId, kg: decimal(kg), possession: null };
      await post(db, { ...writer, actorId: null, cause: { job: 'test' }, movements: receiveGoods(goods) });
    }
  });
}

/** Reserves kilograms of room for a request, or gives them back with 0. */
export async function reserveRoom(
  { app }: Pick<TestApp, 'app'>,
  place: Pick<FiledRequest, 'id'>,
  { requestId, kg }: { readonly requestId: string; readonly kg: number },
): Promise<void> {
  const { area } = await findArea({ app }, place);
  const posting = { username: 'system', at: app.clock.now(), actorId: null, cause: { requestId } };
  const amounts = [{ kind: 'room', ...area, amount: decimal(kg) }] as const;
  await inTransaction(app.pools.api, {}, (db) => setReserves(db, posting, { owner: { requestId }, amounts }));
}

interface FoundArea {
  readonly dossierId: string;
  readonly holderId: string;
  readonly documentType: string;
  readonly departmentId: string | null;
}

async function findArea({ app }: Pick<TestApp, 'app'>, { id }: Pick<FiledRequest, 'id'>) {
  const { rows } = await app.pools.api.query<FoundArea>(
    `select "dossier_id" as "dossierId", "holder_id" as "holderId", "document_type" as "documentType",
  "department_id" as "departmentId" from "storage_location" where "id" = $1`,
    [id],
  );
  const [found] = rows;
  if (found === undefined) throw new Error(`There is no place ${id}`);
  return { ...found, area: { dossierId: found.dossierId, lineId: FIRST_AREA } };
}
