/** What others reserve and use of a line of a licence or notice in tests: as notices of shipments and goods in stores post it. */
import { decimal } from '#language/values/decimal.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { StockCardKind } from '#platform/model/ledger/stockCardKinds.ts';
import { post } from '#platform/server/ledger/post.ts';
import { setReserves } from '#platform/server/ledger/reserves.ts';
import type { TestApp } from '#platform/testing/app.ts';

type Id = { readonly id: string };

interface LicenceLine {
  readonly kind: StockCardKind;
  readonly dossierId: string;
  readonly lineId: string;
}

/** The card of the line with this number, whichever revision is named. */
export async function lineOf({ app }: Pick<TestApp, 'app'>, { id }: Id, sequence = 1): Promise<LicenceLine> {
  const { rows } = await app.pools.api.query<LicenceLine & Record<string, unknown>>(
    `select distinct s."kind", s."dossier_id" as "dossierId", s."line_id" as "lineId"
from "haz_license" h join "haz_license" r on r."dossier_id" = h."dossier_id"
join "haz_license_detail" d on d."haz_license_id" = r."id" and d."sequence" = $2
join "stock_card" s on s."dossier_id" = h."dossier_id" and s."line_id" = d."line_id" where h."id" = $1`,
    [id, sequence],
  );
  const [found] = rows;
  if (found === undefined) throw new Error(`The licence ${id} has no card for line ${sequence}`);
  return found;
}

/** Makes what the request has reserved of the line exactly this; 0 gives everything back. */
export async function reserveKg(
  test: Pick<TestApp, 'app'>,
  line: LicenceLine,
  { requestId, kg }: { readonly requestId: string; readonly kg: number },
): Promise<void> {
  const base = { actorId: null, username: 'system', at: test.app.clock.now(), cause: { requestId } };
  const amounts = [{ ...line, amount: decimal(kg) }];
  await inTransaction(test.app.pools.api, {}, (db) => setReserves(db, base, { owner: { requestId }, amounts }));
}

/** Uses kilograms of the line, or gives them back if negative. */
export async function takeKg(test: Pick<TestApp, 'app'>, line: LicenceLine, kg: number): Promise<void> {
  const base = { actorId: null, username: 'system', at: test.app.clock.now(), cause: { job: 'test' } };
  const movements = [{ card: line, change: { use: decimal(kg) } }];
  await inTransaction(test.app.pools.api, {}, (db) => post(db, { ...base, movements }));
}
