import { describe, expect, it } from 'vitest';
import {
  addDays,
  comparePlainDates,
  dateParts,
  daysBetween,
  findPlainDate,
  fiscalYear,
  getPlainDate,
  wireDate,
} from './plainDate.ts';

const date = getPlainDate;

describe('a plain date', () => {
  it.each(['1900-01-01', '2200-12-31', '2024-02-29', '2000-02-29', '2026-11-15'])('%s is a day', (text) => {
    expect(findPlainDate(text)).toBe(text);
  });

  it.each([
    '1899-12-31',
    '2201-01-01',
    '2569-11-15',
    '2023-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '0026-01-01',
    '15/11/2026',
    '2026-11-15 ',
    '',
    'today',
  ])('"%s" is not a day', (text) => {
    expect(findPlainDate(text)).toBeUndefined();
  });

  it.each([
    ['2026-11-15T00:00:00+07:00', '2026-11-15'],
    ['2026-11-14T17:00:00Z', '2026-11-15'],
    ['2026-11-14T16:59:59Z', '2026-11-14'],
    ['2026-11-15T23:59:59.999+07:00', '2026-11-15'],
    ['2026-11-14T23:30:00-05:00', '2026-11-15'],
    ['2026-11-15T00:30:00+14:00', '2026-11-14'],
    ['2026-11-15T09:05+0700', '2026-11-15'],
    ['2024-02-29T00:00:00+07', '2024-02-29'],
    ['2201-01-01T00:00:00+14:00', '2200-12-31'],
  ])('of the datetime %s is the day in Thailand, %s', (text, day) => {
    expect(findPlainDate(text)).toBe(day);
  });

  it.each([
    '2026-11-15T00:00:00',
    '2026-11-15T24:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-11-15T00:00:00+15:00',
    '2026-11-15TZ',
    '2026-11-15T10:00:00ZT',
  ])('is not read from %s', (text) => {
    expect(findPlainDate(text)).toBeUndefined();
  });

  it('throws if a valid one is required', () => {
    expect(() => getPlainDate('2026-02-30')).toThrow('2026-02-30');
  });

  it('moves across the ends of months and years', () => {
    expect(addDays(date('2026-12-31'), 1)).toBe('2027-01-01');
    expect(addDays(date('2024-03-01'), -1)).toBe('2024-02-29');
    expect(addDays(date('2026-11-15'), 0)).toBe('2026-11-15');
    expect(() => addDays(date('2200-12-31'), 1)).toThrow(RangeError);
    expect(() => addDays(date('2026-11-15'), 1.5)).toThrow(RangeError);
    expect(() => addDays(date('2026-11-15'), Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });

  it('counts the days to another', () => {
    expect(daysBetween(date('2026-01-01'), date('2027-01-01'))).toBe(365);
    expect(daysBetween(date('2024-03-01'), date('2024-02-28'))).toBe(-2);
  });

  it('is before, equal to or after another', () => {
    expect(comparePlainDates(date('2026-01-31'), date('2026-02-01'))).toBe(-1);
    expect(comparePlainDates(date('2026-02-01'), date('2026-02-01'))).toBe(0);
    expect(comparePlainDates(date('2026-12-01'), date('2026-02-01'))).toBe(1);
  });

  it('has its parts', () => {
    expect(dateParts(date('2026-03-05'))).toEqual({ year: 2026, month: 3, day: 5 });
  });

  it.each([
    ['2026-09-30', 2569],
    ['2026-10-01', 2570],
    ['2027-01-01', 2570],
  ])('%s is in the budget year %i', (text, year) => {
    expect(fiscalYear(date(text))).toBe(year);
  });

  it('is sent as the beginning of its day in Thailand', () => {
    expect(wireDate(date('2026-11-15'))).toBe('2026-11-15T00:00:00+07:00');
  });
});
