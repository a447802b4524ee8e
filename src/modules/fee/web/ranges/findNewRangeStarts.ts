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
  const known = new Map(before.map((row) => [row.id, row]));
  return after.flatMap((row, index): NewRangeStart[] => {
    const above = after[index - 1];
    const wanted = index === 0 ? decimal(0) : above?.toValue;
    if (wanted === null || wanted === undefined || isSame(row.fromValue, wanted)) return [];
    const isNew = !known.has(row.id) && row.fromValue === null;
    const endBefore = above === undefined ? undefined : known.get(above.id)?.toValue;
    const hasMoved =
      endBefore !== undefined &&
      !isSame(endBefore, wanted) &&
      (row.fromValue === null || isSame(row.fromValue, endBefore));
    return isNew || hasMoved ? [{ id: row.id, fromValue: wanted }] : [];
  });
}

function isSame(one: Decimal | null, other: Decimal | null): boolean {
  return one === null || other === null ? one === other : one.eq(other);
}
