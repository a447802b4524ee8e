/** What a document uses of stock cards, as its requests, and whoever gave some of it back, have posted it. */
import { decimal, type Decimal } from '#language/values/decimal.ts';
import type { Queryable } from '../database/queryable.ts';
import type { StockCardKey } from './stockCardRows.ts';

export interface UsedShare extends StockCardKey {
  readonly use: Decimal;
}

/** The entries that a document has caused: those of its requests, and those without a request. `dossierId` is SQL. */
export function entriesOfDossierSql(dossierId: string): string {
  return `select "stock_card_id", "use_change" from "ledger_entry"
  where "request_id" in (select "id" from "request" where "dossier_id" = ${dossierId})
  union all select "stock_card_id", "use_change" from "ledger_entry" where "dossier_id" = ${dossierId}`;
}

/** Cards of which it uses nothing are left out. */
export async function loadUsesOfDossier(db: Queryable, dossierId: string): Promise<readonly UsedShare[]> {
  const { rows } = await db.query({
    name: 'uses-of-dossier',
    text: `select s."kind", s."dossier_id" as "dossierId", s."line_id" as "lineId", s."lot_id" as "lotId",
  sum(e."use_change")::text as "use"
from (${entriesOfDossierSql('$1')}) e join "stock_card" s on s."id" = e."stock_card_id"
group by s."id" having sum(e."use_change") <> 0`,
    values: [dossierId],
  });
  return rows.map((row) => {
    const share = row as unknown as Omit<UsedShare, 'use'> & { readonly use: string };
    return { ...share, use: decimal(share.use) };
  });
}
