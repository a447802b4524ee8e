/**
 * The effects of a request on the ledger: what a document takes from the stock cards of others is reserved when it is
 * filed, used when it is issued and given back when it is refused; and the cards of its own lines are opened and changed
 * when it is issued.
 */
import { idOf } from '#language/readUnknown.ts';
import type { OpenedStockCard, TakenAmount } from '#language/requestDeclaration.ts';
import { decimal, decimalText, ZERO, type Decimal } from '#language/values/decimal.ts';
import type { StockCardKind } from '#platform/model/ledger/stockCardKinds.ts';
import { namedHolderIdOf } from '../case/loadCase.ts';
import { loadCurrent } from './claims.ts';
import type { Effect, EffectContext } from './stepParts.ts';
import { grantStockCards } from '../../ledger/openStockCards.ts';
import type { Posting } from '../../ledger/post.ts';
import {
  giveBackReserves,
  holdReserved,
  reversePosting,
  setReserves,
  settleReserves,
  sumByCard,
  type CardAmount,
} from '../../ledger/reserves.ts';
import { keyOf, loadOwnedShares, type LedgerOwner, type StockCardKey } from '../../ledger/stockCardRows.ts';
import { loadUsesOfDossier } from '../../ledger/usesOfDossier.ts';

export const ledgerEffects = {
  reserve: {
    apply: async (context) => {
      const owner = ownerOf(context);
      const before = await loadOwnedShares(context.db, owner);
      context.detail[RESERVED_BEFORE] = before.map(({ kind, dossierId, lineId, lotId, reserve }): StoredAmount => [
        kind,
        dossierId,
        lineId,
        lotId ?? null,
        decimalText(reserve),
      ]);
      await reserveTaken(context);
    },
    undo: async (context) => {
      const before = (context.detail[RESERVED_BEFORE] ?? []) as readonly StoredAmount[];
      const amounts = before.map(([kind, dossierId, lineId, lotId, amount]): CardAmount => ({
        kind,
        dossierId,
        lineId,
        lotId,
        amount: decimal(amount),
      }));
      await setReserves(context.db, postingOf(context), { owner: ownerOf(context), amounts });
    },
  },

  use: {
    apply: async (context) => {
      const { use, keep } = await takenOf(context);
      const changes = differences(use.now, use.before);
      context.detail[USED] = await settleReserves(context.db, postingOf(context), {
        owner: ownerOf(context),
        uses: changes,
        keeps: keep.now,
        keeper: { dossierId: context.dossier.id },
      });
    },
    undo: (context) => reverse(context, USED),
  },

  giveBack: {
    apply: async (context) => {
      context.detail[GIVEN_BACK] = await giveBackReserves(context.db, postingOf(context), ownerOf(context));
    },
    undo: (context) => reverse(context, GIVEN_BACK),
  },

  hold: {
    apply: async (context) => {
      context.detail[HELD] = await holdReserved(context.db, postingOf(context), {
        owner: ownerOf(context),
        holder: { dossierId: context.dossier.id },
      });
    },
    undo: (context) => reverse(context, HELD),
  },

  openStockCards: {
    apply: async (context) => {
      const { found, request, dossier, document, writer, now } = context;
      const holderId = namedHolderIdOf(request);
      if (holderId === null) throw new Error('A stock card is opened for nobody');
      const opened: readonly OpenedStockCard[] = found.declaration.stockCards?.(document) ?? [];
      context.detail[OPENED] = await grantStockCards(context.db, {
        dossierId: dossier.id,
        cards: opened.map(({ kind, lineId, ...card }) => {
          if (lineId === null) throw new Error(`A line of ${found.entity.name} is issued without its number`);
          return { ...card, lineId, kind: kind as StockCardKind, dossierId: dossier.id };
        }),
        opening: {
          documentType: request.refDocumentType,
          holderId,
          departmentId: idOf(dossier.refDepartment),
          username: writer.actor.username,
          at: now,
        },
        posting: postingOf(context),
        isEnding: request.refRequestType === 'cancel',
      });
    },
    undo: (context) => reverse(context, OPENED),
  },
} as const satisfies Readonly<Record<string, Effect>>;

const RESERVED_BEFORE = 'reservedBefore';
const USED = 'usedPosting';
const GIVEN_BACK = 'givenBackPosting';
const HELD = 'heldPosting';
const OPENED = 'openedPosting';

type StoredAmount = readonly [
  kind: StockCardKind,
  dossierId: string,
  lineId: string,
  lotId: string | null,
  amount: string,
];

/**
 * Makes the reserves of the request what its content needs now. Also called when a step is taken back that had let the
 * operator edit it.
 */
export async function reserveTaken(context: EffectContext): Promise<void> {
  const { use, keep } = await takenOf(context);
  const amounts = [...differences(use.now, use.before), ...differences(keep.now, keep.before)].filter(({ amount }) =>
    amount.gt(ZERO),
  );
  await setReserves(context.db, postingOf(context), { owner: ownerOf(context), amounts });
}

function ownerOf({ request }: EffectContext): LedgerOwner {
  return { requestId: request.id };
}

function postingOf({ request, writer, now, remark }: EffectContext): Omit<Posting, 'movements'> {
  const { userId, username } = writer.actor;
  return { cause: { requestId: request.id }, actorId: userId, username, at: now, reason: remark ?? null };
}

async function reverse(context: EffectContext, name: string): Promise<void> {
  const postingId = context.detail[name];
  if (typeof postingId === 'string') await reversePosting(context.db, postingOf(context), postingId);
}

interface TakenBoth {
  /** By the revision in force. */
  readonly before: readonly CardAmount[];
  readonly now: readonly CardAmount[];
}

/** What the document takes, and what the revision that it replaces has taken already. A cancelled one takes nothing. */
async function takenOf(context: EffectContext): Promise<{ readonly use: TakenBoth; readonly keep: TakenBoth }> {
  const { found, request, dossier, document } = context;
  const { takes } = found.declaration;
  if (takes === undefined) return { use: { before: [], now: [] }, keep: { before: [], now: [] } };
  const current = dossier.revision === null ? undefined : await loadCurrent(context, dossier.id);
  const before = current === undefined ? [] : takes(current);
  const now = request.refRequestType === 'cancel' ? [] : takes(document);
  return {
    use: { before: await stillUsed(context, amountsOf(before, 'use')), now: amountsOf(now, 'use') },
    keep: { before: amountsOf(before, 'keep'), now: amountsOf(now, 'keep') },
  };
}

/** Some of what a revision has taken may have been given back since, because its term ended. */
async function stillUsed({ db, dossier }: EffectContext, taken: readonly CardAmount[]): Promise<readonly CardAmount[]> {
  if (taken.length === 0) return taken;
  const used = new Map((await loadUsesOfDossier(db, dossier.id)).map((share) => [keyOf(share), share.use]));
  return taken.map((one) => {
    const use = used.get(keyOf(one)) ?? ZERO;
    return use.lt(one.amount) ? { ...one, amount: use } : one;
  });
}

function amountsOf(taken: readonly TakenAmount[], onIssue: TakenAmount['onIssue']): readonly CardAmount[] {
  return sumByCard(
    taken
      .filter((one) => one.onIssue === onIssue)
      .map(({ kind, dossierId, lineId, lotId, amount, path }) => ({
        kind: kind as StockCardKind,
        dossierId,
        lineId,
        lotId: lotId ?? null,
        amount,
        path,
      })),
  );
}

/** How much more is taken of each card than before; negative if less. */
function differences(now: readonly CardAmount[], before: readonly CardAmount[]): readonly CardAmount[] {
  const taken = new Map(before.map((one) => [keyOf(one), one]));
  const names = new Set(now.map(keyOf));
  const less = (one: StockCardKey & { readonly amount: Decimal }): CardAmount => ({ ...one, amount: one.amount.neg() });
  return [
    ...now.map((one) => ({ ...one, amount: one.amount.minus(taken.get(keyOf(one))?.amount ?? ZERO) })),
    ...before.filter((one) => !names.has(keyOf(one))).map(less),
  ];
}
