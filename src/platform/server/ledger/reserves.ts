/**
 * Reserves of an owner in stock cards: set to what it needs, used, given back, or handed to another owner. Each function
 * posts once, and returns the number of the posting, or undefined if nothing changed. The owner is locked by the caller,
 * so that nobody else changes its reserves meanwhile; the cards are locked by the posting.
 */
import type { PoolClient } from 'pg';
import { decimal, ZERO, type Decimal } from '#language/values/decimal.ts';
import { post, type Movement, type Posting } from './post.ts';
import { keyOf, loadOwnedShares, type LedgerOwner, type OwnedShare, type StockCardKey } from './stockCardRows.ts';

export interface CardAmount extends StockCardKey {
  readonly amount: Decimal;
  readonly path?: string;
}

type PostingBase = Omit<Posting, 'movements'>;

/** Adds up the amounts of the same card; the first path is the one that a refusal names. */
export function sumByCard(amounts: readonly CardAmount[]): readonly CardAmount[] {
  const byCard = new Map<string, CardAmount>();
  for (const one of amounts) {
    const before = byCard.get(keyOf(one));
    byCard.set(keyOf(one), before === undefined ? one : { ...before, amount: before.amount.plus(one.amount) });
  }
  return [...byCard.values()];
}

/** Makes the reserves of the owner exactly these amounts: the rest is given back. */
export async function setReserves(
  db: PoolClient,
  base: PostingBase,
  { owner, amounts }: { readonly owner: LedgerOwner; readonly amounts: readonly CardAmount[] },
): Promise<string | undefined> {
  const owned = await loadOwnedShares(db, owner);
  return post(db, { ...base, movements: reserveChanges({ owned, wanted: sumByCard(amounts), owner }) });
}

/** The movements from what an owner has reserved to what it wants. */
function reserveChanges({
  owned,
  wanted,
  owner,
}: {
  readonly owned: readonly OwnedShare[];
  readonly wanted: readonly CardAmount[];
  readonly owner: LedgerOwner;
}): readonly Movement[] {
  const reserved = new Map(owned.map((share) => [keyOf(share), share.reserve]));
  const names = new Set(wanted.map(keyOf));
  return [
    // What is given back comes first: it may be needed for the rest.
    ...owned
      .filter((share) => !names.has(keyOf(share)))
      .map((share): Movement => ({ card: share, change: { reserve: share.reserve.neg() }, owner })),
    ...wanted.map(({ amount, path, ...card }): Movement => ({
      card,
      change: { reserve: amount.minus(reserved.get(keyOf(card)) ?? ZERO) },
      owner,
      ...(path === undefined ? {} : { path }),
    })),
  ];
}

export async function giveBackReserves(
  db: PoolClient,
  base: PostingBase,
  owner: LedgerOwner,
): Promise<string | undefined> {
  return setReserves(db, base, { owner, amounts: [] });
}

export interface Settlement {
  readonly owner: LedgerOwner;
  /** Changes of what is used: positive if more is used than before, negative if some is returned. */
  readonly uses: readonly CardAmount[];
  /** What stays reserved, and for whom. */
  readonly keeps: readonly CardAmount[];
  readonly keeper: LedgerOwner;
}

/** Gives back all reserves of the owner, and uses or keeps what it was reserved for, in one posting. */
export async function settleReserves(
  db: PoolClient,
  base: PostingBase,
  { owner, uses, keeps, keeper }: Settlement,
): Promise<string | undefined> {
  const owned = await loadOwnedShares(db, owner);
  const kept = await loadOwnedShares(db, keeper);
  const movements: Movement[] = [
    ...owned.map((share): Movement => ({ card: share, change: { reserve: share.reserve.neg() }, owner })),
    ...reserveChanges({ owned: kept, wanted: sumByCard(keeps), owner: keeper }),
    ...sumByCard(uses).map(({ amount, path, ...card }): Movement => ({
      card,
      change: { use: amount },
      ...(path === undefined ? {} : { path }),
    })),
  ];
  const changes = movements.filter(
    ({ change, owner: mover }) => mover === undefined || !(change.reserve ?? ZERO).eq(ZERO),
  );
  return post(db, { ...base, movements: changes });
}

/** Turns the reserves of an owner into holds of another: nobody may use or move them until they are freed. */
export async function holdReserved(
  db: PoolClient,
  base: PostingBase,
  { owner, holder }: { readonly owner: LedgerOwner; readonly holder: LedgerOwner },
): Promise<string | undefined> {
  const owned = await loadOwnedShares(db, owner);
  const reserved = owned.filter(({ reserve }) => !reserve.eq(ZERO));
  return post(db, {
    ...base,
    movements: [
      ...reserved.map((share): Movement => ({ card: share, change: { reserve: share.reserve.neg() }, owner })),
      ...reserved.map((share): Movement => ({ card: share, change: { held: share.reserve }, owner: holder })),
    ],
  });
}

/** Posts the opposite of an earlier posting: for a step that is taken back. Refused if it was relied on since. */
export async function reversePosting(
  db: PoolClient,
  base: PostingBase,
  postingId: string,
): Promise<string | undefined> {
  const { rows } = await db.query({
    name: 'entries-of-posting',
    text: `select s."kind", s."dossier_id" as "dossierId", s."line_id" as "lineId", s."lot_id" as "lotId", e."quota_change"::text as "quota",
  e."reserve_change"::text as "reserve", e."use_change"::text as "use", e."held_change"::text as "held",
  e."owner_request_id" as "requestId", e."owner_dossier_id" as "ownerDossierId", e."owner_movement_id" as "movementId"
from "ledger_entry" e join "stock_card" s on s."id" = e."stock_card_id" where e."posting_id" = $1 order by e."stock_card_id", e."seq" desc`,
    values: [postingId],
  });
  const movements = (rows as unknown as readonly StoredEntry[]).map((entry): Movement => {
    const owner = ownerOf(entry);
    return {
      card: entry,
      change: {
        quota: decimal(entry.quota).neg(),
        reserve: decimal(entry.reserve).neg(),
        use: decimal(entry.use).neg(),
        held: decimal(entry.held).neg(),
      },
      ...(owner === undefined ? {} : { owner }),
    };
  });
  return post(db, { ...base, movements });
}

interface StoredEntry extends StockCardKey {
  readonly quota: string;
  readonly reserve: string;
  readonly use: string;
  readonly held: string;
  readonly requestId: string | null;
  readonly ownerDossierId: string | null;
  readonly movementId: string | null;
}

function ownerOf({ requestId, ownerDossierId, movementId }: StoredEntry): LedgerOwner | undefined {
  if (requestId !== null) return { requestId };
  if (ownerDossierId !== null) return { dossierId: ownerDossierId };
  return movementId === null ? undefined : { movementId };
}
