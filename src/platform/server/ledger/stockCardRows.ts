/** The rows of stock cards, locked in the order of their ids, and the shares of reserves and holds in them. */
import type { PoolClient } from 'pg';
import type { Queryable } from '../database/queryable.ts';
import { decimal, type Decimal } from '#language/values/decimal.ts';
import type { LedgerUnit, StockCardKind } from '#platform/model/ledger/stockCardKinds.ts';

/** A card is found by the document and the line that it counts, and by the lot for stock. */
export interface StockCardKey {
  readonly kind: StockCardKind;
  readonly dossierId: string;
  readonly lineId: string;
  readonly lotId?: string | null;
}

/** The four figures of a card, and of a change of it. */
export interface Figures {
  readonly quota: Decimal;
  readonly reserve: Decimal;
  readonly use: Decimal;
  readonly held: Decimal;
}

export const figureNames = ['quota', 'reserve', 'use', 'held'] as const satisfies readonly (keyof Figures)[];

export interface StockCardRow extends Figures {
  readonly id: string;
  readonly key: string;
  readonly kind: StockCardKind;
  readonly dossierId: string;
  readonly lineId: string;
  readonly lotId: string | null;
  readonly name: string | null;
  readonly unit: LedgerUnit;
  readonly lastSeq: number;
}

/** To whom a reserve or a hold belongs. */
export type LedgerOwner =
  | { readonly requestId: string }
  | { readonly dossierId: string }
  | { readonly movementId: string };

export const ownerColumns = ['owner_request_id', 'owner_dossier_id', 'owner_movement_id'] as const;

export function ownerValues(owner: LedgerOwner | undefined): readonly (string | null)[] {
  return [
    owner !== undefined && 'requestId' in owner ? owner.requestId : null,
    owner !== undefined && 'dossierId' in owner ? owner.dossierId : null,
    owner !== undefined && 'movementId' in owner ? owner.movementId : null,
  ];
}

export function keyOf({ kind, dossierId, lineId, lotId }: StockCardKey): string {
  return `${kind}/${dossierId}/${lineId}/${lotId ?? ''}`;
}

const COLUMNS = `s."id", s."kind", s."dossier_id" as "dossierId", s."line_id" as "lineId", s."lot_id" as "lotId",
  s."name", s."unit", s."quota"::text, s."reserve"::text, s."use"::text, s."held"::text, s."last_seq" as "lastSeq"`;

/**
 * Returns the cards by their key, locked until the end of the transaction. Everybody locks them in the order of their
 * ids, so two postings about the same cards never wait for each other.
 */
export async function lockStockCards(
  db: PoolClient,
  keys: readonly StockCardKey[],
): Promise<ReadonlyMap<string, StockCardRow>> {
  const { rows } = await db.query({
    name: 'lock-stock-cards',
    text: `select ${COLUMNS} from unnest($1::text[], $2::uuid[], $3::uuid[], $4::uuid[]) k ("kind", "dossier", "line", "lot")
join "stock_card" s on s."dossier_id" = k."dossier" and s."line_id" = k."line" and s."kind" = k."kind"
  and s."lot_id" is not distinct from k."lot"
order by s."id" for update of s`,
    values: keyColumns(keys),
  });
  return new Map(rows.map(readCard).map((card) => [card.key, card]));
}

/** All cards of a document, as they are now. */
export async function loadCardsOfDossier(db: Queryable, dossierId: string): Promise<readonly StockCardRow[]> {
  const { rows } = await db.query({
    name: 'cards-of-dossier',
    text: `select ${COLUMNS} from "stock_card" s where s."dossier_id" = $1 order by s."id"`,
    values: [dossierId],
  });
  return rows.map(readCard);
}

/** All cards of a document, locked in the same order. */
export async function lockCardsOfDossier(db: PoolClient, dossierId: string): Promise<readonly StockCardRow[]> {
  const { rows } = await db.query({
    name: 'lock-cards-of-dossier',
    text: `select ${COLUMNS} from "stock_card" s where s."dossier_id" = $1 order by s."id" for update of s`,
    values: [dossierId],
  });
  return rows.map(readCard);
}

export function keyColumns(keys: readonly StockCardKey[]): (string | null)[][] {
  const unique = [...new Map(keys.map((key) => [keyOf(key), key])).values()];
  return [
    unique.map(({ kind }) => kind),
    unique.map(({ dossierId }) => dossierId),
    unique.map(({ lineId }) => lineId),
    unique.map(({ lotId }) => lotId ?? null),
  ];
}

function readCard(row: Readonly<Record<string, unknown>>): StockCardRow {
  const card = row as unknown as Omit<StockCardRow, keyof Figures | 'key'> & Record<keyof Figures, string>;
  return {
    ...card,
    key: keyOf(card),
    quota: decimal(card.quota),
    reserve: decimal(card.reserve),
    use: decimal(card.use),
    held: decimal(card.held),
  };
}

export interface OwnedShare extends StockCardKey {
  readonly cardId: string;
  readonly reserve: Decimal;
  readonly held: Decimal;
}

/** What an owner has reserved and holds, by card; cards of which it has nothing are left out. */
export async function loadOwnedShares(db: Queryable, owner: LedgerOwner): Promise<readonly OwnedShare[]> {
  const index = ownerValues(owner).findIndex((value) => value !== null);
  const column = ownerColumns[index];
  if (column === undefined) throw new Error('A reserve has an owner');
  const { rows } = await db.query({
    name: `owned-shares-${column}`,
    text: `select s."id" as "cardId", s."kind", s."dossier_id" as "dossierId", s."line_id" as "lineId", s."lot_id" as "lotId",
  sum(e."reserve_change")::text as "reserve", sum(e."held_change")::text as "held"
from "ledger_entry" e join "stock_card" s on s."id" = e."stock_card_id" where e."${column}" = $1
group by s."id" having sum(e."reserve_change") <> 0 or sum(e."held_change") <> 0`,
    values: [ownerValues(owner)[index]],
  });
  return rows.map((row) => {
    const share = row as unknown as Omit<OwnedShare, 'reserve' | 'held'> & { reserve: string; held: string };
    return { ...share, reserve: decimal(share.reserve), held: decimal(share.held) };
  });
}
