import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, type Decimal } from '#language/values/decimal.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { findRange, type Range, findRangeProblems } from './ranges.ts';

/** The smallest step of a quantity: four decimals. */
const STEP = decimal('0.0001');
const quantity = fc.integer({ min: 0, max: 2_000_000_000 }).map((steps) => STEP.times(decimal(steps)));

/** Edges in rising order, from 0 on: each range begins where the previous one ends. */
const edges = fc
  .uniqueArray(fc.integer({ min: 1, max: 1_000_000_000 }), { maxLength: 12 })
  .map((steps) => [
    decimal(0),
    ...steps.toSorted((left, other) => left - other).map((step) => STEP.times(decimal(step))),
  ]);
const accepted = edges.map(rangesFrom);

function rangesFrom(at: readonly Decimal[]): Range[] {
  return at.map((fromValue, index) => ({ fromValue, toValue: at[index + 1] ?? null }));
}

function containing(ranges: readonly Range[], amount: Decimal): Range[] {
  return ranges.filter(
    ({ fromValue, toValue }) => fromValue !== null && fromValue.lte(amount) && (toValue === null || amount.lt(toValue)),
  );
}

/** The rows in another order: a client that sends one of many rows has it first. */
const shuffled = accepted.chain((ranges) =>
  fc.shuffledSubarray(ranges, { minLength: ranges.length, maxLength: ranges.length }),
);

describe('ranges', () => {
  it('that follow each other from 0 without end have no problem, in any order', () => {
    assertProperty(
      fc.property(shuffled, (ranges) => {
        expect(findRangeProblems(ranges)).toEqual([]);
      }),
    );
  });

  it('without a problem contain every quantity from 0 on exactly once', () => {
    assertProperty(
      fc.property(shuffled, quantity, (ranges, amount) => {
        expect(containing(ranges, amount)).toEqual([findRange(ranges, amount)?.range]);
      }),
    );
  });

  it('are half-open: an edge is in the range it begins, the smallest step below it in the one before', () => {
    assertProperty(
      fc.property(
        accepted.filter((ranges) => ranges.length > 1),
        fc.nat(),
        (ranges, which) => {
          const index = 1 + (which % (ranges.length - 1));
          const edge = ranges[index]?.fromValue ?? decimal(0);
          expect(findRange(ranges, edge)?.index).toBe(index);
          expect(findRange(ranges, edge.minus(STEP))?.index).toBe(index - 1);
        },
      ),
    );
  });

  it('of which one edge is moved leave a gap or overlap, and are refused at the row that begins wrongly', () => {
    assertProperty(
      fc.property(
        accepted.filter((ranges) => ranges.length > 1),
        fc.nat(),
        fc.boolean(),
        (ranges, which, isGap) => {
          const index = 1 + (which % (ranges.length - 1));
          const moved = ranges.map((range, at) =>
            at === index && range.fromValue !== null
              ? { ...range, fromValue: isGap ? range.fromValue.plus(STEP) : range.fromValue.minus(STEP) }
              : range,
          );
          const paths = findRangeProblems(moved).map(({ path }) => path);
          expect(paths.some((path) => path.startsWith(`${index}.`) || path.startsWith(`${index - 1}.`))).toBe(true);
        },
      ),
    );
  });

  it('of any kind either have a problem or contain every quantity exactly once', () => {
    const value = fc.integer({ min: 0, max: 30 }).map((n) => decimal(n));
    const anyRange = fc.record({ fromValue: value, toValue: fc.option(value) });
    assertProperty(
      fc.property(fc.array(anyRange, { minLength: 1, maxLength: 5 }), (ranges) => {
        const everywhere = Array.from({ length: 64 }, (_, half) => decimal(half).times(decimal('0.5')));
        const isExact = everywhere.every((amount) => containing(ranges, amount).length === 1);
        expect(findRangeProblems(ranges).length === 0).toBe(
          isExact && ranges.every(({ fromValue, toValue }) => toValue === null || toValue.gt(fromValue)),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('that were deleted do not count', () => {
    assertProperty(
      fc.property(accepted, fc.nat(), (ranges, which) => {
        const doubled = [
          ...ranges,
          ...ranges.slice(which % ranges.length).map((range) => ({ ...range, isDelete: true })),
        ];
        expect(findRangeProblems(doubled)).toEqual([]);
      }),
    );
  });
});
