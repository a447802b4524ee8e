import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import {
  compareDecimals,
  decimal,
  decimalNumber,
  decimalText,
  divide,
  equalDecimals,
  findDecimal,
  fitsNumeric,
  formatDecimal,
  fractionDigits,
  integerDigits,
  isDecimal,
  largest,
  round,
  smallest,
  sum,
  ZERO,
} from './decimal.ts';

describe('a decimal', () => {
  it('adds tenths without the error of binary fractions', () => {
    expect(decimalText(sum([decimal(0.1), decimal('0.2')]))).toBe('0.3');
    expect(decimalText(sum([]))).toBe('0');
  });

  it.each(['0', '-0.5', '007', '12.340', '999999999999999.99'])('is read from the plain text %s', (text) => {
    expect(equalDecimals(decimal(text), new Big(text))).toBe(true);
  });

  it.each(['', ' ', '1 ', '+1', '1,000', '.5', '5.', '1e3', '0x10', 'NaN', 'Infinity', '๑', '--1', '9'.repeat(65)])(
    'is not read from the text "%s"',
    (text) => {
      expect(findDecimal(text)).toBeUndefined();
    },
  );

  it.each([undefined, null, true, 1n, {}, [], [1], new Date(0)])('is not read from %s', (value) => {
    expect(findDecimal(value)).toBeUndefined();
  });

  it('is read from a number only as far as a JSON number is exact', () => {
    expect(decimalText(decimal(123456789012345))).toBe('123456789012345');
    expect(decimalText(decimal(1e-7))).toBe('0.0000001');
    expect(decimalText(decimal(-0))).toBe('0');
    expect(findDecimal(0.1 + 0.2)).toBeUndefined();
    expect(findDecimal(1234567890123456)).toBeUndefined();
    expect(findDecimal(Number.NaN)).toBeUndefined();
    expect(findDecimal(Number.POSITIVE_INFINITY)).toBeUndefined();
  });

  it('names the text it could not parse', () => {
    expect(() => decimal('ten')).toThrow('Not an exact decimal: ten');
  });

  it('refuses a JavaScript number in arithmetic', () => {
    expect(() => decimal('1').plus(0.1)).toThrow(TypeError);
    expect(() => Number(decimal('1'))).toThrow('valueOf');
  });

  it('throws on division or rounding without a stated mode', () => {
    expect(() => decimal('1').div(decimal('3'))).toThrow('decimal places');
    expect(() => decimal('2').sqrt()).toThrow('decimal places');
    expect(() => decimal('1.5').round()).toThrow('rounding mode');
    expect(() => decimal('1.555').toFixed(2)).toThrow('rounding mode');
  });

  it('is unaffected by other settings of the library', () => {
    const { DP, RM } = Big;
    try {
      Big.DP = 0;
      Big.RM = 3;
      expect(decimalText(divide(decimal('1'), decimal('3'), { scale: 4, rounding: 'halfUp' }))).toBe('0.3333');
      const foreign = decimal(new Big('1'));
      expect(() => foreign.div(decimal('3'))).toThrow('decimal places');
    } finally {
      Big.DP = DP;
      Big.RM = RM;
    }
  });

  it.each([
    ['down', '0.12', '-0.12'],
    ['halfUp', '0.13', '-0.13'],
    ['halfEven', '0.12', '-0.12'],
    ['up', '0.13', '-0.13'],
  ] as const)('rounds %s', (rounding, positive, negative) => {
    expect(decimalText(round(decimal('0.125'), { scale: 2, rounding }))).toBe(positive);
    expect(decimalText(round(decimal('-0.125'), { scale: 2, rounding }))).toBe(negative);
    expect(decimalText(divide(decimal('1'), decimal('8'), { scale: 2, rounding }))).toBe(positive);
  });

  it('refuses to divide by zero', () => {
    expect(() => divide(decimal('1'), ZERO, { scale: 2, rounding: 'halfUp' })).toThrow('Division by zero');
  });

  it('stays an exact decimal after a division', () => {
    const third = divide(decimal('1'), decimal('3'), { scale: 2, rounding: 'halfUp' });
    expect(() => third.div(third)).toThrow('decimal places');
    expect(() => third.plus(1)).toThrow(TypeError);
  });

  it('is compared by its value', () => {
    expect(compareDecimals(decimal('1.0'), decimal('1.00'))).toBe(0);
    expect(compareDecimals(decimal('-2'), decimal('1'))).toBe(-1);
    expect(compareDecimals(decimal('10'), decimal('9'))).toBe(1);
    expect(decimalText(smallest(decimal('3'), decimal('-1'), decimal('2')))).toBe('-1');
    expect(decimalText(largest(decimal('3'), decimal('-1'), decimal('20')))).toBe('20');
  });

  it('is distinguished from other values', () => {
    expect(isDecimal(decimal('1'))).toBe(true);
    expect(isDecimal('1')).toBe(false);
    expect(isDecimal({ c: [1], e: 0, s: 1 })).toBe(false);
  });
});

describe('the digits of a column', () => {
  it.each([
    ['0', true],
    ['0.001', true],
    ['-999999999999.999', true],
    ['999999999999', true],
    ['1000000000000', false],
    ['0.0001', false],
    ['1.0000', true],
  ])('numeric(15,3) and %s: %s', (text, fits) => {
    expect(fitsNumeric(decimal(text), { precision: 15, scale: 3 })).toBe(fits);
  });

  it('are counted on both sides of the point', () => {
    expect([integerDigits(decimal('120')), fractionDigits(decimal('120'))]).toEqual([3, 0]);
    expect([integerDigits(decimal('0.050')), fractionDigits(decimal('0.050'))]).toEqual([0, 2]);
    expect([integerDigits(ZERO), fractionDigits(ZERO)]).toEqual([0, 0]);
  });
});

describe('the text of a decimal', () => {
  it('never has an exponent', () => {
    const tiny = decimal('0.000000000000000000001');
    const huge = decimal('1000000000000000000000000');
    expect(decimalText(tiny)).toBe('0.000000000000000000001');
    expect(decimalText(huge)).toBe('1000000000000000000000000');
    expect(JSON.stringify([tiny, huge])).toBe('["0.000000000000000000001","1000000000000000000000000"]');
    expect(String(tiny)).toBe('0.000000000000000000001');
  });

  it.each([
    ['1234567.5', 2, '1,234,567.50'],
    ['999999999999999.99', 2, '999,999,999,999,999.99'],
    ['12345678901234567890.12', 2, '12,345,678,901,234,567,890.12'],
    ['-1234.565', 2, '-1,234.57'],
    ['-0.004', 2, '0.00'],
    ['0', 0, '0'],
    ['1000', 3, '1,000.000'],
  ])('shows %s with %i decimals as %s in both languages', (text, scale, formatted) => {
    expect(formatDecimal(decimal(text), 'th', scale)).toBe(formatted);
    expect(formatDecimal(decimal(text), 'en', scale)).toBe(formatted);
  });

  it('is sent as a JSON number only while that is exact', () => {
    expect(decimalNumber(decimal('1234567890123.45'))).toBe(1234567890123.45);
    expect(() => decimalNumber(decimal('12345678901234.567'))).toThrow('15 digits');
  });
});
