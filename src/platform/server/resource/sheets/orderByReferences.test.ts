import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { orderByReferences } from './orderByReferences.ts';

describe('orderByReferences', () => {
  it('puts rows after those they refer to, each once, unless they are in a cycle', () => {
    assertProperty(
      fc.property(
        fc.array(fc.array(fc.nat({ max: 9 }), { maxLength: 2 }), { minLength: 10, maxLength: 10 }),
        (referred) => {
          const { order, rings } = orderByReferences(referred.length, (index) => referred[index] ?? []);
          expect(order.toSorted((first, other) => first - other)).toEqual([...referred.keys()]);
          const place = new Map(order.map((index, at) => [index, at]));
          for (const [index, others] of referred.entries())
            for (const other of others)
              expect(rings.has(index) || (place.get(other) ?? 0) < (place.get(index) ?? 0)).toBe(true);
        },
      ),
    );
  });

  it('handles one branch of twenty thousand rows', () => {
    const { order, rings } = orderByReferences(20_000, (index) => (index === 19_999 ? [] : [index + 1]));
    expect([order[0], rings.size]).toEqual([19_999, 0]);
  });
});
