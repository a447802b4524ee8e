import { describe, expect, it } from 'vitest';
import { getPlainDate } from '#language/values/plainDate.ts';
import { formatFullDate } from './formatFullDate.ts';

describe('formatFullDate', () => {
  it('formats a date as Thai officials write it, in the Buddhist era', () => {
    expect(formatFullDate(getPlainDate('2026-11-15'), 'th')).toBe('วันอาทิตย์ที่ 15 พฤศจิกายน พ.ศ. 2569');
  });

  it('uses the common era in English', () => {
    expect(formatFullDate(getPlainDate('2024-02-29'), 'en')).toBe('Thursday, 29 February 2024');
  });

  it('finds the day of the week before and after the day it counts from', () => {
    expect(formatFullDate(getPlainDate('1999-12-31'), 'en')).toBe('Friday, 31 December 1999');
    expect(formatFullDate(getPlainDate('2023-01-01'), 'en')).toBe('Sunday, 1 January 2023');
  });
});
