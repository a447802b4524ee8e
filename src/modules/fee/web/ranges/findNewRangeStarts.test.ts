import { describe, expect, it } from 'vitest';
import { decimal, decimalText } from '#language/values/decimal.ts';
import { findNewRangeStarts, type TypedRange } from './findNewRangeStarts.ts';

const row = (id: string, from: number | null, to: number | null): TypedRange => ({
  id,
  fromValue: from === null ? null : decimal(from),
  toValue: to === null ? null : decimal(to),
});
const startsOf = (before: readonly TypedRange[], after: readonly TypedRange[]): string[] =>
  findNewRangeStarts(before, after).map(({ id, fromValue }) => `${id} ${decimalText(fromValue)}`);

describe('while ranges are typed', () => {
  it('the first begins at 0 and a new one where the last ends', () => {
    expect(startsOf([], [row('a', null, null)])).toEqual(['a 0']);
    const first = row('a', 0, 10);
    expect(startsOf([first], [first, row('b', null, null)])).toEqual(['b 10']);
    expect(startsOf([row('a', 0, null)], [row('a', 0, null), row('b', null, null)])).toEqual([]);
  });

  it('the start that equalled the previous end follows it while typing', () => {
    const next = row('b', null, null);
    expect(startsOf([row('a', 0, null), next], [row('a', 0, 1), next])).toEqual(['b 1']);
    expect(startsOf([row('a', 0, 1), row('b', 1, null)], [row('a', 0, 15), row('b', 1, null)])).toEqual(['b 15']);
  });

  it('a start that was typed differently stays', () => {
    expect(startsOf([row('a', 0, 10), row('b', 12, null)], [row('a', 0, 11), row('b', 12, null)])).toEqual([]);
    expect(startsOf([row('a', 0, 10), row('b', 10, null)], [row('a', 0, null), row('b', 10, null)])).toEqual([]);
    expect(startsOf([row('a', 5, 10)], [row('a', 5, 20)])).toEqual([]);
    expect(startsOf([row('a', 0, 10)], [row('a', 0, 10), row('b', 99, null)])).toEqual([]);
  });
});
