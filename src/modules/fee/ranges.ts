/**
 * Ranges of a quantity that leave nothing out and count nothing twice: each from its first value up to, and without,
 * its last; the first begins at 0, each of the others where the one before it ends, and the last has no end.
 */
import { fieldProblem, message, type Problem } from '#language/message.ts';
import { type Decimal, formatDecimal, fractionDigits, ZERO } from '#language/values/decimal.ts';
import './messages.ts';

export interface Range {
  readonly fromValue: Decimal | null;
  /** Null of the last. */
  readonly toValue: Decimal | null;
  /** Taken out: it does not count. */
  readonly isDelete?: boolean;
}

/**
 * What keeps the rows from being such ranges, each at its row as it was given (`2.fromValue`). The rows may stand in
 * any order: whoever sends one row of many has it first.
 */
export function findRangeProblems(rows: readonly Range[]): readonly Problem[] {
  const live = rows.flatMap(({ fromValue, toValue, isDelete }, index) =>
    isDelete === true ? [] : [{ index, from: fromValue, to: toValue ?? null }],
  );
  const placed = live.flatMap(({ from, ...row }): IndexedRange[] => (from === null ? [] : [{ ...row, from }]));
  // Without its beginning a row has no place among the others; that it is missing is told already.
  if (placed.length < live.length) return [];
  const ordered = placed.toSorted((one, other) => one.from.cmp(other.from));
  return ordered.flatMap((row, index) => [
    ...startProblems(row, ordered[index - 1]),
    ...endProblems(row, ordered[index + 1]),
  ]);
}

export interface FoundRange<R extends Range> {
  readonly range: R;
  /** Its place among all rows, as they were given. */
  readonly index: number;
}

/** The range a quantity is in. Of ranges without a fault there is exactly one for everything from 0 on. */
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

/** Digits as they were given, thousands separated: alike in both languages. */
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
  // An end that is missing or wrong is told at the row it is the end of.
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
