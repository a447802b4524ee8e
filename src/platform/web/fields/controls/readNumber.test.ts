import { describe, expect, it } from 'vitest';
import { decimalText } from '#language/values/decimal.ts';
import { readDecimal, readInteger } from './readNumber.ts';

const decimalOf = (text: string): string | null | undefined => {
  const reading = readDecimal(text);
  if ('problem' in reading) return undefined;
  return reading.value === null ? null : decimalText(reading.value);
};

describe('readNumber', () => {
  it.each([
    ['12', '12'],
    ['1,234,567.89', '1234567.89'],
    [' 1234.50 ', '1234.5'],
    ['1 234', '1234'],
    ['๑,๒๓๔.๕', '1234.5'],
    ['-5', '-5'],
    ['−5', '-5'],
    ['+5', '5'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['5.', '5'],
    ['１２', '12'],
    ['0.000000000000001', '0.000000000000001'],
    ['999999999999.999', '999999999999.999'],
  ])('reads "%s" as exactly %s', (text, number) => {
    expect(decimalOf(text)).toBe(number);
  });

  it.each(['', '   '])('reads "%s" as no value', (text) => {
    expect(readDecimal(text)).toEqual({ value: null });
    expect(readInteger(text)).toEqual({ value: null });
  });

  it.each(['abc', '12a', '1,5', '1,23,456', '1.2.3', '-', '.', '1e5', '0x10', '12,', '١٢', '1-2', '--1'])(
    'refuses "%s" instead of guessing',
    (text) => {
      expect(readDecimal(text)).toEqual({ problem: { messageKey: 'onlyNumbers' } });
    },
  );

  it('accepts only whole numbers within the range of the database for an integer field', () => {
    expect(readInteger('๑,๐๐๐')).toEqual({ value: 1000 });
    expect(readInteger('2147483647')).toEqual({ value: 2_147_483_647 });
    expect(readInteger('1.0')).toEqual({ value: 1 });
    expect(readInteger('1.5')).toEqual({ problem: { messageKey: 'wholeNumber' } });
    expect(readInteger('2147483648')).toMatchObject({ problem: { messageKey: 'maxValue' } });
    expect(readInteger('-2147483648')).toMatchObject({ problem: { messageKey: 'minValue' } });
    expect(readInteger('x')).toEqual({ problem: { messageKey: 'onlyNumbers' } });
  });
});
