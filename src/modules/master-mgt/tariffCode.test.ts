import { describe, expect, it } from 'vitest';
import { readTariffCode, formatTariffCode, tidyDigits } from './tariffCode.ts';

describe('a typed or pasted tariff line', () => {
  it.each([
    ['28281000', { hsCode: '28281000' }],
    ['2828.10.00', { hsCode: '28281000' }],
    ['๒๘๒๘.๑๐.๐๐', { hsCode: '28281000' }],
    ['28281000-000', { hsCode: '28281000', statCode: '000' }],
    ['2828.10.00–101', { hsCode: '28281000', statCode: '101' }],
    ['2828 10 00 101', { hsCode: '28281000', statCode: '101' }],
  ])('%s is read', (typed, code) => {
    expect(readTariffCode(typed)).toEqual(code);
  });

  it.each(['2828', '282810000', '2828100x', '', 'กรด'])('"%s" is not read', (typed) => {
    expect(readTariffCode(typed)).toBeUndefined();
    expect(tidyDigits(8)(typed)).toBe(typed);
  });

  it.each([
    ['28281000-000', '2828.10.00-000'],
    ['2828', '2828'],
    ['28281', '2828.1'],
    ['2828100', '2828.10.0'],
    ['282810001', '2828.10.00-1'],
    ['กรดเกลือ 15', 'กรดเกลือ 15'],
    ['2828100000099', '2828100000099'],
  ])('%s is displayed as %s', (typed, displayed) => {
    expect(formatTariffCode(typed)).toBe(displayed);
  });
});
