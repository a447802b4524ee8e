/** Goods in the first area of a certified place, and room in it that requests have reserved: as other modules post them. */
import { decimal } from '#language/values/decimal.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { post } from '#platform/server/ledger/post.ts';
import { setReserves } from '#platform/server/ledger/reserves.ts';
import { addLot, openStockOf, receiveGoods } from '#platform/server/ledger/stock.ts';
import type { FiledRequest, TestServer } from '#platform/testing/requestPeople.ts';

export interface StoredLot {
  readonly product: string;
  readonly lotNo: string;
  readonly kg: number;
}

export async function storeGoods(
  { app }: Pick<TestServer, 'app'>,
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
  { app }: Pick<TestServer, 'app'>,
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
  readonly lineId: string;
  readonly holderId: string;
  readonly documentType: string;
  readonly departmentId: string | null;
}

async function findArea({ app }: Pick<TestServer, 'app'>, { id }: Pick<FiledRequest, 'id'>) {
  const { rows } = await app.pools.api.query<FoundArea>(
    `select p."dossier_id" as "dossierId", p."holder_id" as "holderId", p."document_type" as "documentType",
  p."department_id" as "departmentId", a."line_id" as "lineId"
from "storage_location" p join "storage_location_sub" a on a."storage_location_id" = p."id"
where p."id" = $1 order by a."seq" limit 1`,
    [id],
  );
  const [found] = rows;
  if (found === undefined) throw new Error(`There is no place ${id}`);
  return { ...found, area: { dossierId: found.dossierId, lineId: found.lineId } };
}
