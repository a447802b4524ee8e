import { describe, expect, it } from 'vitest';
import { findDay } from '#language/values/compareDays.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { expiryWord } from './validUntil.ts';

describe('expiryWord', () => {
  it.each([
    ['2026-11-17', 'expired'],
    ['2026-11-18', 'expiresSoon'],
    ['2027-02-16T00:00:00+07:00', 'expiresSoon'],
    ['2027-02-17', undefined],
    [null, undefined],
  ])('of a document with the last day %s is %s', (day, word) => {
    expect(expiryWord(findDay(day), getPlainDate('2026-11-18'))).toBe(word);
  });
});
