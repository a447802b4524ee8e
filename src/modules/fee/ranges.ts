/**
 * Ranges of a quantity without gaps and overlaps: each from its first value up to, and without, its last; the first
 * begins at 0, each of the others where the previous one ends, and the last has no end.
 */
import { fieldProblem, message, type Problem } from '#language/message.ts';
import { type Decimal, formatDecimal, fractionDigits, ZERO } from '#language/values/decimal.ts';
import './messages.ts';

export interface Range {
  readonly fromValue: Decimal | null;
  /** Null for the last. */
  readonly toValue: Decimal | null;
  /** A deleted row does not count. */
  readonly isDelete?: boolean;
}

/**
 * Returns what is wrong with the ranges, each at its row as it was given (`2.fromValue`). The rows may be in any order:
 * a client that sends one row of many has it first.
 */
export function findRangeProblems(rows: readonly Range[]): readonly Problem[] {
  const live = rows.flatMap(({ fromValue, toValue, isDelete }, index) =>
    isDelete === true ? [] : [{ index, from: fromValue, to: toValue ?? null }],
  );
  const placed = live.flatMap(({ from, ...row }): IndexedRange[] => (from === null ? [] : [{ ...row, from }]));
  // Without its start a row cannot be ordered; the missing start is reported already.
  if (placed.length < live.length) return [];
  const ordered = placed.toSorted((left, other) => left.from.cmp(other.from));
  return ordered.flatMap((row, index) => [
    ...startProblems(row, ordered[index - 1]),
    ...endProblems(row, ordered[index + 1]),
  ]);
}

export interface FoundRange<R extends Range> {
  readonly range: R;
  /** Its index among all given rows. */
  readonly index: number;
}

/** Returns the range of a quantity. Ranges without a problem have exactly one for every quantity from 0 on. */
export function findRange<R extends Range>(rows: readonly R[], quantity: Decimal): FoundRange<R> | undefined {
  const index = rows.findIndex(
    (row) =>
      row.isDelete !== true &&
      row.fromValue !== null &&
      row.fromValue.lte(quantity) &&
      (row.toValue === null || quantity.lt(row.toValue)),
  );
  const range = rows[index];
  return range === undefined ? undefined : { range, index };
}

/** Digits as given, with thousands separated: the same in both languages. */
export function quantityText(quantity: Decimal): string {
  return formatDecimal(quantity, 'th', fractionDigits(quantity));
}

interface IndexedRange {
  readonly index: number;
  readonly from: Decimal;
  readonly to: Decimal | null;
}

function startProblems({ index, from }: IndexedRange, before: IndexedRange | undefined): Problem[] {
  const here = `${index}.fromValue`;
  if (before === undefined) return from.eq(ZERO) ? [] : [fieldProblem(here, message('rangeFirstNotZero'))];
  // A missing or wrong end is reported at its own row.
  if (before.to === null || before.to.lte(before.from) || from.eq(before.to)) return [];
  const expected = quantityText(before.to);
  return [
    fieldProblem(
      here,
      from.gt(before.to)
        ? message('rangeGap', { from: expected, to: quantityText(from) })
        : message('rangeOverlap', { from: quantityText(from), to: expected }),
    ),
  ];
}

function endProblems({ index, from, to }: IndexedRange, next: IndexedRange | undefined): Problem[] {
  const here = `${index}.toValue`;
  if (to !== null && to.lte(from)) return [fieldProblem(here, message('rangeEmpty', { from: quantityText(from) }))];
  if (next === undefined)
    return to === null ? [] : [fieldProblem(here, message('rangeLastNotOpen', { to: quantityText(to) }))];
  return to === null ? [fieldProblem(here, message('rangeOpenTooEarly', { next: quantityText(next.from) }))] : [];
}
