/** Properties of the arithmetic of areas: it equals plain arithmetic with whole numbers, and a part is never larger than the whole. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimal, divide, type Decimal } from '#language/values/decimal.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { cubicMetresOf, kilogramsOf, squareMetresOf, sumOf } from './areaSize.ts';

const centimetres = fc.bigInt({ min: 1n, max: 99_999n });
const lowCentimetres = fc.bigInt({ min: 1n, max: 9_999n });
const densityHundredths = fc.bigInt({ min: 1n, max: 250_000n });

const hundredths = (units: bigint): Decimal =>
  divide(decimal(String(units)), decimal('100'), { scale: 2, rounding: 'down' });

/** Divides, and rounds a half to the even neighbour. */
function halfEven(dividend: bigint, divisor: bigint): bigint {
  const [whole, rest] = [dividend / divisor, dividend % divisor];
  const double = rest * 2n;
  return double > divisor || (double === divisor && whole % 2n === 1n) ? whole + 1n : whole;
}

const scaled = (value: Decimal | null, digits: number): string =>
  value === null ? 'null' : value.times(decimal(`1${'0'.repeat(digits)}`)).toString();

it('equals arithmetic in whole centimetres, rounded once', () => {
  assertProperty(
    fc.property(centimetres, centimetres, lowCentimetres, densityHundredths, (w, l, h, density) => {
      const room = { width: hundredths(w), length: hundredths(l), height: hundredths(h) };
      expect(scaled(squareMetresOf(room), 2)).toBe(String(halfEven(w * l, 100n)));
      expect(scaled(cubicMetresOf(room), 2)).toBe(String(halfEven(w * l * h, 10_000n)));
      expect(scaled(kilogramsOf(room, hundredths(density)), 3)).toBe(String(halfEven(w * l * h * density, 100_000n)));
    }),
  );
});

it('gives a part that lies within an area no larger figures than the area', () => {
  const two = (side: typeof centimetres) =>
    fc.tuple(side, side).map((pair) => pair.toSorted((a, b) => (a < b ? -1 : 1)));
  assertProperty(
    fc.property(two(centimetres), two(centimetres), two(lowCentimetres), densityHundredths, (w, l, h, density) => {
      const roomAt = (index: number) => ({
        width: hundredths(w[index] ?? 1n),
        length: hundredths(l[index] ?? 1n),
        height: hundredths(h[index] ?? 1n),
      });
      const [used, total] = [roomAt(0), roomAt(1)];
      const isWithin = (part: Decimal | null, whole: Decimal | null): boolean =>
        part !== null && whole !== null && part.lte(whole);
      expect(isWithin(squareMetresOf(used), squareMetresOf(total))).toBe(true);
      expect(isWithin(kilogramsOf(used, hundredths(density)), kilogramsOf(total, hundredths(density)))).toBe(true);
    }),
  );
});

it('sums in any order to the same, as whole numbers do', () => {
  assertProperty(
    fc.property(fc.array(fc.bigInt({ min: 0n, max: 99_999_999n }), { minLength: 1, maxLength: 50 }), (units) => {
      const values = units.map(hundredths);
      expect(scaled(sumOf(values), 2)).toBe(String(units.reduce((total, unit) => total + unit, 0n)));
      expect(sumOf(values.toReversed())?.eq(sumOf(values) ?? '0')).toBe(true);
    }),
  );
  expect(sumOf([null, null])).toBeNull();
});
