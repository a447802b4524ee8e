import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, decimalNumber, decimalText, divide, equalDecimals, fitsNumeric, sum } from './decimal.ts';

const runs = { seed: 2569, numRuns: 500 };

/** Any decimal of at most 15 significant digits, as its unscaled digits and its scale. */
const unscaled = fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n });
const plainText = fc
  .tuple(unscaled, fc.integer({ min: 0, max: 15 }))
  .map(([digits, scale]) => placePoint(digits, scale));

describe('decimals', () => {
  it('of at most 15 digits are unchanged after a JSON number', () => {
    fc.assert(
      fc.property(plainText, (text) => {
        const sent = JSON.stringify({ value: decimalNumber(decimal(text)) });
        const received = (JSON.parse(sent) as { value: number }).value;
        expect(equalDecimals(decimal(received), decimal(text))).toBe(true);
      }),
      runs,
    );
  });

  it('are unchanged after their own text', () => {
    fc.assert(
      fc.property(plainText, (text) => {
        const written = decimalText(decimal(text));
        expect(written).toMatch(/^-?\d+(\.\d*[1-9])?$/u);
        expect(equalDecimals(decimal(written), decimal(text))).toBe(true);
      }),
      runs,
    );
  });

  it('add up as whole numbers of satang do', () => {
    fc.assert(
      fc.property(fc.array(unscaled, { maxLength: 20 }), (satang) => {
        const total = sum(satang.map((amount) => decimal(placePoint(amount, 2))));
        const expected = satang.reduce((all, amount) => all + amount, 0n);
        expect(equalDecimals(total, decimal(placePoint(expected, 2)))).toBe(true);
      }),
      runs,
    );
  });

  it('rounded down leave a remainder smaller than the last decimal place', () => {
    fc.assert(
      fc.property(
        unscaled,
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        fc.integer({ min: 0, max: 6 }),
        (dividend, divisor, scale) => {
          const quotient = divide(decimal(String(dividend)), decimal(String(divisor)), { scale, rounding: 'down' });
          const expected = placePoint((dividend * 10n ** BigInt(scale)) / divisor, scale);
          expect(equalDecimals(quotient, decimal(expected))).toBe(true);
        },
      ),
      runs,
    );
  });

  it('fit a column exactly when writing them into it loses nothing', () => {
    fc.assert(
      fc.property(
        unscaled,
        fc.integer({ min: 0, max: 15 }),
        fc.integer({ min: 0, max: 6 }),
        (digits, scale, columnScale) => {
          const precision = 12;
          const shifted = digits * 10n ** BigInt(columnScale);
          const isWhole = shifted % 10n ** BigInt(scale) === 0n;
          const stored = shifted / 10n ** BigInt(scale);
          const fits = isWhole && stored < 10n ** BigInt(precision) && -stored < 10n ** BigInt(precision);
          expect(fitsNumeric(decimal(placePoint(digits, scale)), { precision, scale: columnScale })).toBe(fits);
        },
      ),
      runs,
    );
  });
});

function placePoint(digits: bigint, scale: number): string {
  const sign = digits < 0n ? '-' : '';
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  return scale === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -scale)}.${text.slice(-scale)}`;
}
