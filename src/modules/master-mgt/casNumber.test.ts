import { describe, expect, it } from 'vitest';
import { casNumber, tidyCasNumber } from './casNumber.ts';

const told = (value: string): unknown => casNumber().check(value, {});

describe('a CAS number that is typed', () => {
  it.each([
    ['7778543', '7778-54-3'],
    ['7778–54–3', '7778-54-3'],
    [' 7778 - 54 - 3 ', '7778-54-3'],
    ['๗๗๗๘-๕๔-๓', '7778-54-3'],
    ['50000', '50-00-0'],
  ])('%s is %s', (typed, meant) => {
    expect(tidyCasNumber(typed)).toBe(meant);
    expect(told(meant)).toBeUndefined();
  });

  it.each(['7778544', '7778-54', 'chlorine 65', '12', ''])('%s is left as it is', (typed) => {
    expect(tidyCasNumber(typed)).toBe(typed);
  });
});

describe('a CAS number that is none', () => {
  it.each(['7778-54-4', '7778544'])('%s: says which digit would fit', (value) => {
    expect(told(value)).toEqual({ messageKey: 'casDigit', data: { body: '7778-54', digit: 3 } });
  });

  it.each(['abc', '7778/54/3', '0778-54-3', '7778-543', '77785430000-54-3'])('%s: says how one is written', (value) => {
    expect(told(value)).toEqual({ messageKey: 'casShape' });
  });
});
