/**
 * Goods that come into a store, leave it and are held in it. Each movement of goods changes several stock cards at once:
 * that of the lot in the area, that of the room it takes, and that of the possession limit it counts against.
 */
import type { PoolClient } from 'pg';
import type { Decimal } from '#language/values/decimal.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { lotSourceKind } from '#platform/model/ledger/choices.ts';
import { newId } from '../database/newId.ts';
import { openStockCards, type StockCardOpening } from './openStockCards.ts';
import type { Movement } from './post.ts';
import type { LedgerOwner } from './stockCardRows.ts';

/** An area of a store, as its line in the document of the store. */
export interface StoreArea {
  readonly dossierId: string;
  readonly lineId: string;
}

/** A detail of a licence or notice to possess. */
export interface PossessionLine {
  readonly dossierId: string;
  readonly lineId: string;
}

export interface Goods {
  readonly area: StoreArea;
  readonly lotId: string;
  readonly kg: Decimal;
  /** The paper under which they are possessed; null if none is needed. */
  readonly possession: PossessionLine | null;
  readonly path?: string;
}

export interface NewLot {
  readonly holderId: string;
  readonly productId: string | null;
  readonly hazObjectId?: string | null;
  readonly lotNo: string;
  readonly maker?: string | null;
  readonly madeDate?: PlainDate | null;
  readonly expireDate?: PlainDate | null;
  readonly kgPerLitre?: Decimal | null;
  readonly source: keyof typeof lotSourceKind.values;
  readonly sourceDossierId?: string | null;
  readonly sourceLineId?: string | null;
  readonly sourceMovementId?: string | null;
  /** The lots it was made from. */
  readonly madeFrom?: readonly { readonly lotId: string; readonly kg: Decimal }[];
}

export async function addLot(
  db: PoolClient,
  lot: NewLot,
  { username, at }: { readonly username: string; readonly at: string },
): Promise<string> {
  const id = newId();
  await db.query({
    name: 'add-lot',
    text: `insert into "lot" ("id", "create_by", "create_date", "product_id", "haz_object_id", "holder_id", "lot_no", "maker", "made_date",
  "expire_date", "kg_per_litre", "source_kind", "source_dossier_id", "source_line_id", "source_movement_id")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    values: [
      id,
      username,
      at,
      lot.productId,
      lot.hazObjectId ?? null,
      lot.holderId,
      lot.lotNo,
      lot.maker ?? null,
      lot.madeDate ?? null,
      lot.expireDate ?? null,
      lot.kgPerLitre?.toString() ?? null,
      lot.source,
      lot.sourceDossierId ?? null,
      lot.sourceLineId ?? null,
      lot.sourceMovementId ?? null,
    ],
  });
  for (const { lotId, kg } of lot.madeFrom ?? [])
    await db.query({
      name: 'add-lot-source',
      text: 'insert into "lot_source" ("id", "create_by", "create_date", "lot_id", "from_lot_id", "holder_id", "kg") values ($1, $2, $3, $4, $5, $6, $7)',
      values: [newId(), username, at, id, lotId, lot.holderId, kg.toString()],
    });
  return id;
}

/** Opens the card of a lot in an area, if this is its first receipt there. */
export function openStockOf(
  db: PoolClient,
  { area, lotId, name }: { readonly area: StoreArea; readonly lotId: string; readonly name: string },
  opening: StockCardOpening,
): Promise<void> {
  return openStockCards(db, [{ kind: 'stock', ...area, lotId, name }], opening);
}

/**
 * Goods arrive in an area. If room and possession were reserved for them, the reserve is given back first, so that it is
 * not counted twice.
 */
export function receiveGoods(
  { area, lotId, kg, possession, path }: Goods,
  reservedBy?: LedgerOwner,
): readonly Movement[] {
  const at = path === undefined ? {} : { path };
  const places = [
    { kind: 'room', ...area } as const,
    ...(possession === null ? [] : [{ kind: 'possess', ...possession } as const]),
  ];
  return [
    ...(reservedBy === undefined
      ? []
      : places.map((card): Movement => ({ card, change: { reserve: kg.neg() }, owner: reservedBy, ...at }))),
    ...places.map((card): Movement => ({ card, change: { use: kg }, ...at })),
    { card: { kind: 'stock', ...area, lotId }, change: { quota: kg }, ...at },
  ];
}

/** Goods leave an area: sold, used, lost, destroyed, or carried elsewhere. */
export function removeGoods(
  { area, lotId, kg, possession, path }: Goods,
  reservedBy?: LedgerOwner,
): readonly Movement[] {
  const at = path === undefined ? {} : { path };
  const stock = { kind: 'stock', ...area, lotId } as const;
  return [
    ...(reservedBy === undefined ? [] : [{ card: stock, change: { reserve: kg.neg() }, owner: reservedBy, ...at }]),
    { card: stock, change: { use: kg }, ...at },
    { card: { kind: 'room', ...area }, change: { use: kg.neg() }, ...at },
    ...(possession === null
      ? []
      : [{ card: { kind: 'possess', ...possession } as const, change: { use: kg.neg() }, ...at }]),
  ];
}

/** The same lot in another area. What leaves is posted first, so that it makes room if both areas are in one store. */
export function moveGoods(from: Goods, to: Goods): readonly Movement[] {
  return [...removeGoods(from), ...receiveGoods(to)];
}

/** Goods may not be sold or moved, until they are freed. */
export function holdGoods({ area, lotId, kg, path }: Goods, owner: LedgerOwner): readonly Movement[] {
  return [
    {
      card: { kind: 'stock', ...area, lotId },
      change: { held: kg },
      owner,
      ...(path === undefined ? {} : { path }),
    },
  ];
}

export function freeGoods({ area, lotId, kg, path }: Goods, owner: LedgerOwner): readonly Movement[] {
  return [
    {
      card: { kind: 'stock', ...area, lotId },
      change: { held: kg.neg() },
      owner,
      ...(path === undefined ? {} : { path }),
    },
  ];
}
