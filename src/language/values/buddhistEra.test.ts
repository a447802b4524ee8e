import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDatetime,
  formatLongDate,
  formatShortDate,
  MONTHS,
  parseTypedDate,
  SHORT_MONTHS,
} from './buddhistEra.ts';
import { getInstant } from './instant.ts';
import { getPlainDate } from './plainDate.ts';

const date = getPlainDate('2026-11-15');

describe('a formatted date', () => {
  it('has the Buddhist year in Thai only', () => {
    expect(formatDate(date, 'th')).toBe('15/11/2569');
    expect(formatDate(date, 'en')).toBe('15/11/2026');
    expect(formatDate(getPlainDate('2026-03-05'), 'th')).toBe('05/03/2569');
  });

  it('has the time in Thailand', () => {
    const instant = getInstant('2026-11-15T02:05:59Z');
    expect(formatDatetime(instant, 'th')).toBe('15/11/2569 09:05');
    expect(formatDatetime(instant, 'en')).toBe('15/11/2026 09:05');
    expect(formatDatetime(getInstant('2025-12-31T17:00:00Z'), 'th')).toBe('01/01/2569 00:00');
  });

  it('is written out with the name of its month', () => {
    expect(formatLongDate(date, 'th')).toBe('15 พฤศจิกายน 2569');
    expect(formatLongDate(date, 'en')).toBe('15 November 2026');
    expect(formatShortDate(getPlainDate('2026-06-01'), 'th')).toBe('1 มิ.ย. 2569');
    expect(formatShortDate(getPlainDate('2026-06-01'), 'en')).toBe('1 Jun 2026');
  });

  it('has twelve months, each with its own long and short name', () => {
    for (const months of [MONTHS, SHORT_MONTHS]) {
      expect(new Set(months.map(([th]) => th)).size).toBe(12);
      expect(new Set(months.map(([, en]) => en)).size).toBe(12);
    }
  });
});

describe('a typed date', () => {
  it.each([
    ['15/11/2569', '2026-11-15'],
    ['15/11/2026', '2026-11-15'],
    ['5/3/2569', '2026-03-05'],
    ['05/3/2026', '2026-03-05'],
    ['๑๕/๑๑/๒๕๖๙', '2026-11-15'],
    [' 15/11/2569 ', '2026-11-15'],
    ['29/02/2567', '2024-02-29'],
    ['29/02/2024', '2024-02-29'],
    ['01/01/2443', '1900-01-01'],
    ['31/12/2743', '2200-12-31'],
  ])('%s means %s', (text, day) => {
    expect(parseTypedDate(text)).toBe(day);
  });

  it.each([
    '31/02/2569',
    '29/02/2566',
    '29/02/2568',
    '31/11/2569',
    '00/11/2569',
    '15/13/2569',
    '15/11/69',
    '15/11/02569',
    '15-11-2569',
    '15/11',
    '15/พ.ย./2569',
    'abc',
    '',
    '15/11/2300',
    '15/11/2399',
    '15/11/2400',
    '15/11/2442',
    '15/11/2744',
    '15/11/1899',
    '15/11/0026',
  ])('"%s" is not a day', (text) => {
    expect(parseTypedDate(text)).toBeUndefined();
  });
});
