import { describe, expect, it } from 'vitest';
import { casNumber, tidyCasNumber } from './casNumber.ts';

const problemOf = (value: string): unknown => casNumber().check(value, {});

describe('a typed CAS number', () => {
  it.each([
    ['7778543', '7778-54-3'],
    ['7778–54–3', '7778-54-3'],
    [' 7778 - 54 - 3 ', '7778-54-3'],
    ['๗๗๗๘-๕๔-๓', '7778-54-3'],
    ['50000', '50-00-0'],
  ])('%s is %s', (typed, normalised) => {
    expect(tidyCasNumber(typed)).toBe(normalised);
    expect(problemOf(normalised)).toBeUndefined();
  });

  it.each(['7778544', '7778-54', 'chlorine 65', '12', ''])('%s is left as it is', (typed) => {
    expect(tidyCasNumber(typed)).toBe(typed);
  });
});

describe('an invalid CAS number', () => {
  it.each(['7778-54-4', '7778544'])('%s: the message contains the correct check digit', (value) => {
    expect(problemOf(value)).toEqual({ messageKey: 'casDigit', data: { body: '7778-54', digit: 3 } });
  });

  it.each(['abc', '7778/54/3', '0778-54-3', '7778-543', '77785430000-54-3'])(
    '%s: the message explains the format',
    (value) => {
      expect(problemOf(value)).toEqual({ messageKey: 'casShape' });
    },
  );
});
