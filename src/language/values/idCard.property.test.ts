import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatThirteenDigitId, isThirteenDigitId, maskThirteenDigitId, withCheckDigit } from './idCard.ts';

const runs = { seed: 2569, numRuns: 500 };

const first12 = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 })
  .map((digits) => digits.join(''));
const place = fc.integer({ min: 0, max: 12 });

describe('the check digit', () => {
  it('makes exactly one of ten numbers valid', () => {
    fc.assert(
      fc.property(first12, (digits) => {
        const valid = Array.from({ length: 10 }, (_, last) => `${digits}${last}`).filter((id) => isThirteenDigitId(id));
        expect(valid).toEqual([withCheckDigit(digits)]);
      }),
      runs,
    );
  });

  it('detects a mistake in one digit, except for the two gaps of its formula', () => {
    fc.assert(
      fc.property(first12, place, fc.integer({ min: 1, max: 9 }), (digits, at, shift) => {
        const id = withCheckDigit(digits);
        const slipped = `${id.slice(0, at)}${(Number(id[at]) + shift) % 10}${id.slice(at + 1)}`;
        // The third digit has the weight 11, which has no effect; and the remainders 0 and 10 share the check digit 1.
        const mayPass = at === 2 || (at < 12 && id.endsWith('1'));
        expect(!isThirteenDigitId(slipped) || mayPass).toBe(true);
      }),
      runs,
    );
  });

  it('leaves all digits in the printed form, and hides nine of them in the masked form', () => {
    fc.assert(
      fc.property(first12, (digits) => {
        const id = withCheckDigit(digits);
        expect(formatThirteenDigitId(id).replaceAll('-', '')).toBe(id);
        expect(maskThirteenDigitId(id).match(/x/gu)).toHaveLength(9);
        expect(maskThirteenDigitId(id).replaceAll(/[-x]/gu, '')).toBe(`${id.slice(0, 1)}${id.slice(10)}`);
      }),
      runs,
    );
  });
});
