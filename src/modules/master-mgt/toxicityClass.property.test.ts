/** Tests with any table that every dose has one class, and a larger dose never a worse one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals, decimal, largest, smallest, type Decimal } from '#language/values/decimal.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { ld50Rows } from './server/seed/ld50.ts';
import {
  doOverlap,
  doseOfProduct,
  findGaps,
  isDoseInRange,
  tableColumnRows,
  toxicityClass,
  type DoseRange,
  type Ingredient,
  type Route,
  type ToxicityRow,
} from './toxicityClass.ts';

const thousandths = (max: number): fc.Arbitrary<Decimal> =>
  fc.integer({ min: 1, max: max * 1000 }).map((n) => decimal(n).times('0.001'));
const dose = thousandths(10_000);
const percent = thousandths(100);

/** A complete column: from zero to infinity, without a gap. */
const column = fc
  .uniqueArray(thousandths(5000), { minLength: 1, maxLength: 6, comparator: (a, b) => a.eq(b) })
  .map((ends): readonly ToxicityRow[] => {
    const sorted = ends.toSorted(compareDecimals);
    return [...sorted, null].map((atMost, index) => ({
      scheme: 'ghs',
      route: 'oral',
      state: null,
      rank: index + 1,
      moreThan: sorted[index - 1] ?? decimal('0'),
      atMost,
    }));
  });

const columns = (['solid', 'liquid'] as const).flatMap((state) =>
  (['oral', 'dermal'] as const).flatMap((route) =>
    (['who', 'ghs'] as const).map((scheme) => ({ scheme, route, state })),
  ),
);
const classOf = (rows: readonly ToxicityRow[], given: Decimal, at: (typeof columns)[number]): number | undefined =>
  toxicityClass(rows, { ...at, doses: [{ route: at.route, dose: given }] }).worst?.row.rank;

describe('a complete table', () => {
  it('gives every dose exactly one class', () => {
    assertProperty(
      fc.property(column, dose, (rows, given) => rows.filter((row) => isDoseInRange(row, given)).length === 1),
    );
  });

  it('never gives a larger dose a worse class', () => {
    assertProperty(
      fc.property(column, dose, dose, (rows, doseA, other) => {
        const at = { scheme: 'ghs', route: 'oral', state: 'solid' } as const;
        return (classOf(rows, smallest(doseA, other), at) ?? 0) <= (classOf(rows, largest(doseA, other), at) ?? 0);
      }),
    );
  });

  it('has neither gaps nor overlaps, and a gap as soon as a row is removed', () => {
    assertProperty(
      fc.property(column, fc.nat(), (rows, at) => {
        const index = at % (rows.length - 1);
        expect(findGaps(rows)).toEqual([]);
        expect(rows.some((row, i) => rows.some((other, j) => i < j && doOverlap(row, other)))).toBe(false);
        expect(findGaps(rows.filter((_, i) => i !== index))).toHaveLength(1);
      }),
    );
  });
});

describe('the tables of a new installation', () => {
  it('give every dose exactly one class, up to where the scheme ends', () => {
    assertProperty(
      fc.property(fc.constantFrom(...columns), dose, (at, given) => {
        const found = tableColumnRows(ld50Rows, at).filter((row) => isDoseInRange(row, given)).length;
        expect(found).toBe(at.scheme === 'ghs' && given.gt('5000') ? 0 : 1);
      }),
    );
  });

  it('never give a larger dose a worse class', () => {
    assertProperty(
      fc.property(
        fc.constantFrom(...columns),
        dose,
        dose,
        (at, doseA, other) =>
          (classOf(ld50Rows, smallest(doseA, other), at) ?? 0) <= (classOf(ld50Rows, largest(doseA, other), at) ?? 9),
      ),
    );
  });

  it('use the worst of the routes', () => {
    assertProperty(
      fc.property(fc.constantFrom('solid' as const, 'liquid' as const), dose, dose, (state, oral, dermal) => {
        const doses: readonly { readonly route: Route; readonly dose: Decimal }[] = [
          { route: 'oral', dose: oral },
          { route: 'dermal', dose: dermal },
        ];
        const { byRoute, worst } = toxicityClass(ld50Rows, { scheme: 'who', state, doses });
        expect(worst?.row.rank).toBe(Math.min(...byRoute.map(({ row }) => row?.rank ?? 9)));
      }),
    );
  });
});

describe('two ranges', () => {
  const range = fc
    .tuple(thousandths(100), fc.option(thousandths(100)))
    .map(([moreThan, width]): DoseRange => ({ moreThan, atMost: width === null ? null : moreThan.plus(width) }));

  it('overlap exactly if some dose is in both', () => {
    assertProperty(
      fc.property(range, range, (left, other) => {
        // The smallest dose that both could contain.
        const first = largest(left.moreThan, other.moreThan).plus('0.001');
        expect(doOverlap(left, other)).toBe(isDoseInRange(left, first) && isDoseInRange(other, first));
      }),
    );
  });
});

describe('the dose of a product', () => {
  const ingredient = fc.record({ percent, dose });

  it('of one ingredient is dose × 100 ÷ percent, on the same side of every limit of a range', () => {
    assertProperty(
      fc.property(ingredient, thousandths(10_000), (part, end) => {
        const product = doseOfProduct([part]) ?? decimal('0');
        // Multiplying the other side avoids one division.
        expect(product.lte(end)).toBe(part.dose.times('100').lte(end.times(part.percent)));
      }),
    );
  });

  it('does not depend on the order, and equals that of one ingredient if all doses are equal', () => {
    assertProperty(
      fc.property(fc.array(ingredient, { minLength: 1, maxLength: 5 }), (all) => {
        expect(doseOfProduct(all)?.toString()).toBe(doseOfProduct(all.toReversed())?.toString());
      }),
    );
    assertProperty(
      fc.property(dose, fc.array(percent, { minLength: 1, maxLength: 5 }), (commonDose, percents) => {
        const together = percents.reduce((sum, share) => sum.plus(share), decimal('0'));
        expect(
          doseOfProduct(percents.map((share): Ingredient => ({ percent: share, dose: commonDose })))?.toString(),
        ).toBe(doseOfProduct([{ percent: together, dose: commonDose }])?.toString());
      }),
    );
  });

  it('falls with every further ingredient', () => {
    assertProperty(
      fc.property(fc.array(ingredient, { minLength: 1, maxLength: 4 }), ingredient, (all, more) =>
        (doseOfProduct([...all, more]) ?? decimal('0')).lte(doseOfProduct(all) ?? decimal('0')),
      ),
    );
  });
});
