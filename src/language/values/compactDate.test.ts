import { describe, expect, it } from 'vitest';
import { findCompactDate } from './compactDate.ts';

describe('a day as registers write it', () => {
  it.each([
    ['25470229', '2004-02-29'],
    [' 25591115 ', '2016-11-15'],
    ['25480229', undefined],
    ['25591301', undefined],
    ['25590000', undefined],
    ['2559111', undefined],
    ['15/11/2559', undefined],
    ['00000000', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s is %s', (text, date) => {
    expect(findCompactDate(text)).toBe(date);
  });
});
