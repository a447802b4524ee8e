import { describe, expect, it } from 'vitest';
import { decimal } from './decimal.ts';
import { findMoney, moneyText } from './moneyText.ts';

describe('an amount as banks write it', () => {
  it.each([
    ['2000', '2000.00'],
    ['0', '0.00'],
    ['0.5', '0.50'],
    ['3649.22', '3649.22'],
    ['9999999999.99', '9999999999.99'],
  ])('%s is %s, and is read back', (amount, text) => {
    expect(moneyText(decimal(amount))).toBe(text);
    expect(findMoney(text)?.eq(decimal(amount))).toBe(true);
  });

  it.each(['-1', '0.001', '10000000000'])('has no text for %s', (amount) => {
    expect(() => moneyText(decimal(amount))).toThrow(RangeError);
  });

  it.each([
    '',
    '2000',
    '2000.0',
    '2000.000',
    '02000.00',
    '-1.00',
    '+1.00',
    '1e3.00',
    '2,000.00',
    ' 1.00',
    '1.00\n',
    '๑.๐๐',
    '10000000000.00',
  ])('is not read from %j', (text) => {
    expect(findMoney(text)).toBeUndefined();
  });
});
