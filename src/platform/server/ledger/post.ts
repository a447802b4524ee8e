/**
 * Posts movements to stock cards: each card is locked, checked and updated, and an entry is added for each movement, in
 * the transaction of whoever calls. A movement that a card cannot bear refuses the whole posting, with the figures.
 */
import type { PoolClient } from 'pg';
import { fieldProblem, message, type MessageRef } from '#language/message.ts';
import type { Instant } from '#language/values/instant.ts';
import { decimalText, ZERO, type Decimal } from '#language/values/decimal.ts';
import type { ledgerOutcome } from '#platform/model/ledger/choices.ts';
import { newId } from '../database/newId.ts';
import { Refusal } from '../errors.ts';
import { amountLabel } from './amountLabel.ts';
import {
  figureNames,
  keyOf,
  loadOwnedShares,
  lockStockCards,
  ownerValues,
  type Figures,
  type LedgerOwner,
  type StockCardKey,
  type StockCardRow,
} from './stockCardRows.ts';
import { describeTaken, takenOf } from './takenFromCards.ts';

export interface Movement {
  readonly card: StockCardKey;
  readonly change: Partial<Figures>;
  /** Whose reserve or hold changes: required exactly if one of them does. */
  readonly owner?: LedgerOwner;
  readonly outcome?: keyof typeof ledgerOutcome.values;
  /** The field at which a refusal is shown. */
  readonly path?: string;
}

/** What made somebody post: exactly one. */
export type LedgerCause =
  | { readonly requestId: string }
  | { readonly dossierId: string }
  | { readonly movementId: string }
  | { readonly job: string };

export interface Posting {
  readonly cause: LedgerCause;
  readonly actorId: string | null;
  readonly username: string;
  readonly at: Instant;
  readonly reason?: string | null;
  readonly movements: readonly Movement[];
}

/** Returns the number of the posting; undefined if nothing changes. */
export async function post(db: PoolClient, posting: Posting): Promise<string | undefined> {
  const movements = posting.movements.filter(({ change }) =>
    figureNames.some((name) => !changeOf(change, name).eq(ZERO)),
  );
  if (movements.length === 0) return undefined;
  const cards = await lockStockCards(
    db,
    movements.map(({ card }) => card),
  );
  const shares = await loadSharesBefore(db, movements);
  const entries: Entry[] = [];
  const now = new Map<string, StockCardRow>(cards);
  for (const movement of movements) {
    const key = keyOf(movement.card);
    const before = now.get(key);
    if (before === undefined) throw refusalOf(message('stockCardMissing'), movement.path);
    const after = await applyMovement(db, before, movement);
    takeShare(shares, before, movement);
    now.set(key, after);
    entries.push({ movement, before, after });
  }
  const postingId = newId();
  await writeEntries(db, { posting, postingId, entries });
  return postingId;
}

interface Entry {
  readonly movement: Movement;
  readonly before: StockCardRow;
  readonly after: StockCardRow;
}

function changeOf(change: Partial<Figures>, name: keyof Figures): Decimal {
  return change[name] ?? ZERO;
}

async function applyMovement(db: PoolClient, card: StockCardRow, { change, path }: Movement): Promise<StockCardRow> {
  const after: StockCardRow = {
    ...card,
    quota: card.quota.plus(changeOf(change, 'quota')),
    reserve: card.reserve.plus(changeOf(change, 'reserve')),
    use: card.use.plus(changeOf(change, 'use')),
    held: card.held.plus(changeOf(change, 'held')),
    lastSeq: card.lastSeq + 1,
  };
  const why = findRefusal(card, after, change) ?? (await findShortQuota(db, after, change));
  if (why !== undefined) throw refusalOf(why, path);
  return after;
}

async function findShortQuota(
  db: PoolClient,
  after: StockCardRow,
  change: Partial<Figures>,
): Promise<MessageRef | undefined> {
  if (!changeOf(change, 'quota').lt(ZERO) || after.quota.gte(takenOf(after))) return undefined;
  return message('ledgerBelowUse', {
    name: after.name ?? '',
    quota: amountLabel(after.quota, after.unit),
    least: amountLabel(takenOf(after), after.unit),
    there: (await describeTaken(db, [after])).get(after.id) ?? '',
  });
}

function findRefusal(card: StockCardRow, after: StockCardRow, change: Partial<Figures>): MessageRef | undefined {
  const label = (amount: Decimal): ReturnType<typeof amountLabel> => amountLabel(amount, card.unit);
  if (after.reserve.lt(ZERO))
    return message('ledgerNotReserved', {
      reserve: label(card.reserve),
      amount: label(changeOf(change, 'reserve').neg()),
    });
  if (after.held.lt(ZERO))
    return message('ledgerNotHeld', { held: label(card.held), amount: label(changeOf(change, 'held').neg()) });
  if (after.use.lt(ZERO))
    return message('ledgerNotUsed', { use: label(card.use), amount: label(changeOf(change, 'use').neg()) });
  const taken = takenOf(after);
  if (after.quota.gte(taken) || changeOf(change, 'quota').lt(ZERO)) return undefined;
  const available = card.quota.minus(card.reserve).minus(card.use).minus(card.held);
  const missing = taken.minus(after.quota);
  return message('ledgerNotEnough', {
    available: label(available),
    amount: label(available.plus(missing)),
    missing: label(missing),
  });
}

function refusalOf(why: MessageRef, path: string | undefined): Refusal {
  return new Refusal(422, why, path === undefined ? {} : { fields: [fieldProblem(path, why)] });
}

type Shares = Map<string, { reserve: Decimal; held: Decimal }>;

/** By card and owner: only needed where somebody gives something back, because nobody gives back what is another's. */
async function loadSharesBefore(db: PoolClient, movements: readonly Movement[]): Promise<Shares> {
  const owners = new Map<string, LedgerOwner>();
  for (const { owner, change } of movements) {
    const changesShare = !changeOf(change, 'reserve').eq(ZERO) || !changeOf(change, 'held').eq(ZERO);
    if (changesShare !== (owner !== undefined)) throw new Error('A reserve and a hold have exactly one owner');
    if (owner !== undefined && (changeOf(change, 'reserve').lt(ZERO) || changeOf(change, 'held').lt(ZERO)))
      owners.set(ownerKey(owner), owner);
  }
  const shares: Shares = new Map();
  for (const [name, owner] of owners) {
    for (const share of await loadOwnedShares(db, owner))
      shares.set(shareKey(keyOf(share), name), { reserve: share.reserve, held: share.held });
  }
  return shares;
}

function takeShare(shares: Shares, card: StockCardRow, { owner, change, path }: Movement): void {
  if (owner === undefined) return;
  const key = shareKey(card.key, ownerKey(owner));
  const before = shares.get(key) ?? { reserve: ZERO, held: ZERO };
  const reserve = before.reserve.plus(changeOf(change, 'reserve'));
  const held = before.held.plus(changeOf(change, 'held'));
  const label = (amount: Decimal): ReturnType<typeof amountLabel> => amountLabel(amount, card.unit);
  if (changeOf(change, 'reserve').lt(ZERO) && reserve.lt(ZERO))
    throw refusalOf(
      message('ledgerNotReserved', {
        reserve: label(before.reserve),
        amount: label(changeOf(change, 'reserve').neg()),
      }),
      path,
    );
  if (changeOf(change, 'held').lt(ZERO) && held.lt(ZERO))
    throw refusalOf(
      message('ledgerNotHeld', { held: label(before.held), amount: label(changeOf(change, 'held').neg()) }),
      path,
    );
  shares.set(key, { reserve, held });
}

function ownerKey(owner: LedgerOwner): string {
  return ownerValues(owner).join('/');
}

function shareKey(card: string, owner: string): string {
  return `${card}|${owner}`;
}

/** The cards and their entries in one statement: neither is written without the other. */
async function writeEntries(
  db: PoolClient,
  { posting, postingId, entries }: { posting: Posting; postingId: string; entries: readonly Entry[] },
): Promise<void> {
  const { cause, actorId, username, at, reason = null } = posting;
  const owners = entries.map(({ movement: { owner } }) => ownerValues(owner));
  const figures = (of: (entry: Entry) => Figures | Partial<Figures>): string[][] =>
    figureNames.map((name) => entries.map((entry) => decimalText(of(entry)[name] ?? ZERO)));
  await db.query({
    name: 'post-entries',
    text: `with posted as (select * from unnest($1::uuid[], $2::uuid[], $3::int[], $4::numeric[], $5::numeric[], $6::numeric[], $7::numeric[],
    $8::numeric[], $9::numeric[], $10::numeric[], $11::numeric[], $12::text[], $13::uuid[], $14::uuid[], $15::uuid[])
    p ("id", "card", "seq", "quota_change", "reserve_change", "use_change", "held_change", "quota", "reserve", "use", "held",
      "outcome", "owner_request", "owner_dossier", "owner_movement")),
  moved as (update "stock_card" s set "quota" = p."quota", "reserve" = p."reserve", "use" = p."use", "held" = p."held", "last_seq" = p."seq"
    from (select distinct on ("card") * from posted order by "card", "seq" desc) p where s."id" = p."card"
    returning s."id", s."document_type", s."holder_id", s."department_id")
insert into "ledger_entry" ("id", "create_by", "create_date", "stock_card_id", "seq", "posting_id", "quota_change", "reserve_change",
  "use_change", "held_change", "quota", "reserve", "use", "held", "outcome", "request_id", "dossier_id", "movement_id", "job",
  "owner_request_id", "owner_dossier_id", "owner_movement_id", "actor_id", "document_type", "holder_id", "department_id", "reason")
select p."id", $16, $17, p."card", p."seq", $18, p."quota_change", p."reserve_change", p."use_change", p."held_change",
  p."quota", p."reserve", p."use", p."held", p."outcome", $19, $20, $21, $22,
  p."owner_request", p."owner_dossier", p."owner_movement", $23, m."document_type", m."holder_id", m."department_id", $24
from posted p join moved m on m."id" = p."card"`,
    values: [
      entries.map(() => newId()),
      entries.map(({ before }) => before.id),
      entries.map(({ after }) => after.lastSeq),
      ...figures(({ movement }) => movement.change),
      ...figures(({ after }) => after),
      entries.map(({ movement }) => movement.outcome ?? null),
      ...[0, 1, 2].map((at_) => owners.map((values) => values[at_] ?? null)),
      username,
      at,
      postingId,
      ...causeValues(cause),
      actorId,
      reason,
    ],
  });
}

function causeValues(cause: LedgerCause): readonly (string | null)[] {
  return [
    'requestId' in cause ? cause.requestId : null,
    'dossierId' in cause ? cause.dossierId : null,
    'movementId' in cause ? cause.movementId : null,
    'job' in cause ? cause.job : null,
  ];
}
