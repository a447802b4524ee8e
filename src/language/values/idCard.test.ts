import { describe, expect, it } from 'vitest';
import {
  formatThirteenDigitId,
  isJuristicId,
  isPersonId,
  isThirteenDigitId,
  maskThirteenDigitId,
  withCheckDigit,
} from './idCard.ts';

const PERSONS = [
  '1101700230708',
  '1100000000016',
  '1100000000024',
  '3100000000039',
  '5100000000043',
  '8200000000055',
  '3300000000070',
];
const JURISTIC = [
  '0994000160259',
  '0994000163011',
  '0105999900017',
  '0105999900025',
  '0205999900032',
  '0103999900040',
  '0994000999011',
];

describe('a thirteen-digit number', () => {
  it.each(PERSONS)('%s belongs to a person', (text) => {
    expect([isThirteenDigitId(text), isPersonId(text), isJuristicId(text)]).toEqual([true, true, false]);
  });

  it.each(JURISTIC)('%s belongs to a juristic person or an agency', (text) => {
    expect([isThirteenDigitId(text), isPersonId(text), isJuristicId(text)]).toEqual([true, false, true]);
  });

  it.each([
    '1101700230709',
    '110170023070',
    '11017002307080',
    '1-1017-00230-70-8',
    ' 1101700230708',
    '1101700230708\n',
    '๑๑๐๑๗๐๐๒๓๐๗๐๘',
    'abcdefghijklm',
    '',
  ])('"%s" is not valid', (text) => {
    expect([isThirteenDigitId(text), isPersonId(text), isJuristicId(text)]).toEqual([false, false, false]);
  });

  it('belongs to no person or company when it begins with 9', () => {
    const nine = withCheckDigit('910170023070');
    expect([isThirteenDigitId(nine), isPersonId(nine), isJuristicId(nine)]).toEqual([true, false, false]);
  });

  it('is printed in its groups', () => {
    expect(formatThirteenDigitId('1234567890123')).toBe('1-2345-67890-12-3');
    expect(formatThirteenDigitId('AA1234567')).toBe('AA1234567');
  });

  it('is masked in the middle, and completely if it is no such number', () => {
    expect(maskThirteenDigitId('1234567890123')).toBe('1-xxxx-xxxxx-12-3');
    expect(maskThirteenDigitId('AA1234567')).toBe('xxxxxxxxx');
    expect(maskThirteenDigitId('')).toBe('');
  });

  it('is completed from exactly twelve digits', () => {
    expect(withCheckDigit('110170023070')).toBe('1101700230708');
    expect(() => withCheckDigit('11017002307')).toThrow(RangeError);
    expect(() => withCheckDigit('11017002307x')).toThrow(RangeError);
  });
});
