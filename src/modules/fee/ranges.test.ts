import { describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import { findRange, type Range, findRangeProblems } from './ranges.ts';

type RangeEnds = readonly [from: number | string | null, to: number | string | null];
const ranges = (...rows: readonly RangeEnds[]): Range[] =>
  rows.map(([from, to]) => ({
    fromValue: from === null ? null : decimal(from),
    toValue: to === null ? null : decimal(to),
  }));
const faults = (...rows: readonly RangeEnds[]): string[] =>
  findRangeProblems(ranges(...rows)).map(({ path, messageKey }) => `${path} ${messageKey}`);

describe('the ranges of a rate', () => {
  it('are reported at the row and the end that is wrong', () => {
    expect(faults([0, 10], [10, 50], [50, null])).toEqual([]);
    expect(faults([1, 10], [10, null])).toEqual(['0.fromValue rangeFirstNotZero']);
    expect(faults([0, 10], [12, null])).toEqual(['1.fromValue rangeGap']);
    expect(faults([0, 10], [8, null])).toEqual(['1.fromValue rangeOverlap']);
    expect(faults([0, 10], [10, 50])).toEqual(['1.toValue rangeLastNotOpen']);
    expect(faults([0, null], [10, null])).toEqual(['0.toValue rangeOpenTooEarly']);
    expect(faults([0, 10], [10, 10], [20, null])).toEqual(['1.toValue rangeEmpty']);
    expect(faults([0, 0])).toEqual(['0.toValue rangeEmpty']);
  });

  it('are reported with the values that correct them', () => {
    expect(findRangeProblems(ranges([0, 10], ['10.5', 1000], [1000, null]))).toEqual([
      { path: '1.fromValue', messageKey: 'rangeGap', data: { from: '10', to: '10.5' } },
    ]);
    expect(findRangeProblems(ranges([0, 1500], [1000, null]))).toEqual([
      { path: '1.fromValue', messageKey: 'rangeOverlap', data: { from: '1,000', to: '1,500' } },
    ]);
  });

  it('are not checked while a start is missing', () => {
    expect(faults([0, 10], [null, 20])).toEqual([]);
    expect(faults()).toEqual([]);
  });

  it('are found by a quantity; an edge belongs to the range it begins', () => {
    const rows = ranges([0, 10], [10, 50], [50, null]);
    expect(
      ['0', '9.9999', '10', '49.9999', '50', '123456789'].map((text) => findRange(rows, decimal(text))?.index),
    ).toEqual([0, 0, 1, 1, 2, 2]);
    expect(findRange(ranges([0, 10]), decimal(10))).toBeUndefined();
  });
});
