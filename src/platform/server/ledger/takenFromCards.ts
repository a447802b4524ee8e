/**
 * What is in stock cards, as people know it: the lots that lie in an area, the requests and documents that have reserved
 * or use some of it. What belongs to another operator than the card is told only as a sum.
 */
import { labelOf } from '#language/choice.ts';
import { inSentence, type Label } from '#language/label.ts';
import { decimal, type Decimal } from '#language/values/decimal.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import type { Queryable } from '../database/queryable.ts';
import { amountLabel } from './amountLabel.ts';
import type { StockCardRow } from './stockCardRows.ts';

/** The largest ones; of the others only how many there are. */
const NAMED_AT_MOST = 5;

export function takenOf({ reserve, use, held }: Pick<StockCardRow, 'reserve' | 'use' | 'held'>): Decimal {
  return reserve.plus(use).plus(held);
}

interface TakenRow {
  readonly card: string;
  readonly kind: 'lot' | 'request' | 'document' | 'recorded' | 'movement' | 'other';
  readonly name: string | null;
  readonly number: string | null;
  readonly amount: string;
  readonly count: number;
}

/**
 * Returns for each card one text that lists what is there. Room is used by the lots in the same area, everything else by
 * documents. Owners are looked up only where something is reserved or held: a card may have a million entries.
 */
export async function describeTaken(
  db: Queryable,
  cards: readonly StockCardRow[],
): Promise<ReadonlyMap<string, Label>> {
  const { rows } = await db.query({
    name: 'taken-from-cards',
    text: `with card as (select * from "stock_card" where "id" = any($1::uuid[])),
lots as (
  select c."id" as "card", 'lot' as "kind", g."name", l."lot_no" as "number", g."quota" - g."use" as "amount", l."holder_id"
  from card c join "stock_card" g on g."dossier_id" = c."dossier_id" and g."line_id" = c."line_id" and g."kind" = 'stock'
  join "lot" l on l."id" = g."lot_id" where c."kind" = 'room' and g."quota" > g."use"),
shares as (
  select e."stock_card_id" as "card", e."owner_request_id" as "request", e."owner_dossier_id" as "dossier",
    sum(e."reserve_change" + e."held_change") as "amount"
  from card c join "ledger_entry" e on e."stock_card_id" = c."id"
  where (c."reserve" > 0 or c."held" > 0)
    and coalesce(e."owner_request_id", e."owner_dossier_id", e."owner_movement_id") is not null
  group by 1, 2, 3, e."owner_movement_id"),
uses as (
  select e."stock_card_id" as "card", coalesce(e."dossier_id", r."dossier_id") as "dossier", sum(e."use_change") as "amount"
  from card c join "ledger_entry" e on e."stock_card_id" = c."id" left join "request" r on r."id" = e."request_id"
  where c."kind" <> 'room' and c."use" > 0 group by 1, 2),
taken as (
  select * from lots
  union all
  select s."card", case when r."id" is not null then 'request' when d."id" is not null then 'document' else 'movement' end,
    d."document_type", coalesce(r."request_code", d."code"), s."amount", coalesce(r."holder_id", r."named_holder_id", d."holder_id")
  from shares s left join "request" r on r."id" = s."request" left join "dossier" d on d."id" = s."dossier"
  union all
  select u."card", case when d."id" is null then 'movement' when d."id" = c."dossier_id" then 'recorded' else 'document' end,
    d."document_type", d."code", u."amount", d."holder_id"
  from uses u join card c on c."id" = u."card" left join "dossier" d on d."id" = u."dossier"),
named as (
  select t."card", case when o."isOwn" then t."kind" else 'other' end as "kind", case when o."isOwn" then t."name" end as "name",
    case when o."isOwn" then t."number" end as "number", sum(t."amount") as "amount"
  from taken t join card c on c."id" = t."card",
    lateral (select t."kind" = 'movement' or t."holder_id" is not distinct from c."holder_id" as "isOwn") o
  group by 1, 2, 3, 4 having sum(t."amount") > 0),
ranked as (
  select *, row_number() over (partition by "card" order by "amount" desc, "number") as "rank",
    (count(*) over (partition by "card"))::integer as "count" from named)
select "card", "kind", "name", "number", "amount"::text, "count" from ranked where "rank" <= ${NAMED_AT_MOST} order by "card", "rank"`,
    values: [cards.map(({ id }) => id)],
  });
  return new Map(
    cards.map((card) => {
      const own = (rows as unknown as readonly TakenRow[]).filter((row) => row.card === card.id);
      return [card.id, listOf(own, card)];
    }),
  );
}

function listOf(rows: readonly TakenRow[], card: StockCardRow): Label {
  const [first] = rows;
  if (first === undefined) return amountLabel(takenOf(card), card.unit);
  const items = rows.map((row): Label => {
    const [th, en] = nameOf(row);
    const amount = amountLabel(decimal(row.amount), card.unit);
    return [`${th} ${amount[0]}`, `${en}: ${amount[1]}`];
  });
  const more = first.count - rows.length;
  return [
    [...items.map(([th]) => th), ...(more === 0 ? [] : [`และอีก ${more} รายการ`])].join(', '),
    [...items.map(([, en]) => en), ...(more === 0 ? [] : [`and ${more} more`])].join('; '),
  ];
}

function nameOf({ kind, name, number }: TakenRow): Label {
  switch (kind) {
    case 'lot':
      return name === null || name === number
        ? [`รุ่น ${number}`, `lot ${number}`]
        : [`${name} รุ่น ${number}`, `${name} lot ${number}`];
    case 'request':
      return [`คำขอ ${number}`, `request ${number}`];
    case 'document': {
      const [th, en] = inSentence(labelOf(documentType, String(name)));
      return [`${th} ${number}`, `${en} ${number}`];
    }
    // A document uses nothing of its own cards: it was used before somebody entered the document in the register.
    case 'recorded':
      return ['ใช้ไปแล้วก่อนลงทะเบียน', 'used before it was recorded'];
    case 'movement':
      return ['รายการเคลื่อนไหว', 'stock movements'];
    case 'other':
      return ['ของผู้ประกอบการรายอื่น', 'of other operators'];
  }
}
