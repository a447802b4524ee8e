/** Finds the ranges whose start changes because the previous one ends elsewhere. */
import { decimal, type Decimal } from '#language/values/decimal.ts';

export interface TypedRange {
  readonly id: string;
  readonly fromValue: Decimal | null;
  readonly toValue: Decimal | null;
}

export interface NewRangeStart {
  readonly id: string;
  readonly fromValue: Decimal;
}

/**
 * A new row begins where the last ends, and the first at 0; a row that began where the previous one ended still does.
 */
export function findNewRangeStarts(
  before: readonly TypedRange[],
  after: readonly TypedRange[],
): readonly NewRangeStart[] {
  const previousById = new Map(before.map((row) => [row.id, row]));
  return after.flatMap((row, index): NewRangeStart[] => {
    const rowAbove = after[index - 1];
    const newStart = index === 0 ? decimal(0) : rowAbove?.toValue;
    if (newStart === null || newStart === undefined || isSame(row.fromValue, newStart)) return [];
    const isNew = !previousById.has(row.id) && row.fromValue === null;
    const endBefore = rowAbove === undefined ? undefined : previousById.get(rowAbove.id)?.toValue;
    const hasMoved =
      endBefore !== undefined &&
      !isSame(endBefore, newStart) &&
      (row.fromValue === null || isSame(row.fromValue, endBefore));
    return isNew || hasMoved ? [{ id: row.id, fromValue: newStart }] : [];
  });
}

function isSame(left: Decimal | null, other: Decimal | null): boolean {
  return left === null || other === null ? left === other : left.eq(other);
}
