/**
 * Why a document may not grant what it says: less than what its stock cards have reserved, used and held already. Each
 * problem names what is there.
 */
import { fieldProblem, message, type Problem } from '#language/message.ts';
import { ZERO, type Decimal } from '#language/values/decimal.ts';
import { stockCardKinds } from '#platform/model/ledger/stockCardKinds.ts';
import type { Queryable } from '../database/queryable.ts';
import { amountLabel } from './amountLabel.ts';
import { keyOf, type StockCardKey, type StockCardRow } from './stockCardRows.ts';
import { describeTaken, takenOf } from './takenFromCards.ts';

export interface GrantedAmount extends StockCardKey {
  readonly quota: Decimal;
  /** The field at which a refusal is shown. */
  readonly path: string;
}

/** Stock and notified goods follow the goods, not the document. */
export function isOfDocument({ kind }: StockCardRow): boolean {
  return kind !== 'stock' && kind !== 'goods';
}

/**
 * `stored` are all cards that belong to the document, and `cards` those that it grants; those that are missing would be
 * closed.
 */
export async function findGrantProblems(
  db: Queryable,
  { stored, cards }: { readonly stored: readonly StockCardRow[]; readonly cards: readonly GrantedAmount[] },
): Promise<readonly Problem[]> {
  const granted = new Map(cards.map((card) => [keyOf(card), card]));
  const short = stored.filter((card) => {
    const declared = granted.get(card.key);
    return declared === undefined ? leftWhenClosed(card).gt(ZERO) : declared.quota.lt(takenOf(card));
  });
  if (short.length === 0) return [];
  const there = await describeTaken(db, short);
  return short.map((card) => {
    const { id, key, unit } = card;
    const declared = granted.get(key);
    const what = { name: card.name ?? '', there: there.get(id) ?? '' };
    return declared === undefined
      ? fieldProblem('', message('ledgerStillUsed', what))
      : fieldProblem(
          declared.path,
          message('ledgerBelowUse', {
            ...what,
            quota: amountLabel(declared.quota, unit),
            least: amountLabel(takenOf(card), unit),
          }),
        );
  });
}

/** What was consumed is gone; everything else would be left without its card. */
function leftWhenClosed({ kind, reserve, use, held }: StockCardRow): Decimal {
  return reserve.plus(held).plus(stockCardKinds[kind].use === 'occupied' ? use : ZERO);
}
