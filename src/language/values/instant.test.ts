import { describe, expect, it } from 'vitest';
import { compareInstants, findInstant, getInstant, instantFromMs, instantMs, plainDateOf } from './instant.ts';

describe('an instant', () => {
  it.each([
    ['2026-11-15T09:05:00+07:00', '2026-11-15T09:05:00+07:00'],
    ['2026-11-15T02:05:00Z', '2026-11-15T09:05:00+07:00'],
    ['2026-11-14T21:05:30-05:00', '2026-11-15T09:05:30+07:00'],
    ['2026-11-15T16:05:00+14:00', '2026-11-15T09:05:00+07:00'],
    ['2026-11-15T07:35:00+05:30', '2026-11-15T09:05:00+07:00'],
    ['2026-11-15T09:05:59.999+0700', '2026-11-15T09:05:59+07:00'],
    ['2026-11-15T09:05+07', '2026-11-15T09:05:00+07:00'],
    ['2026-11-15', '2026-11-15T00:00:00+07:00'],
    ['1900-01-01', '1900-01-01T00:00:00+07:00'],
  ])('written %s is stored as %s', (text, stored) => {
    expect(findInstant(text)).toBe(stored);
  });

  it.each([
    '2026-11-15T09:05:00',
    '2026-11-15 09:05:00+07:00',
    '2026-11-15T24:00:00+07:00',
    '2026-11-15T09:60:00+07:00',
    '2026-11-15T09:05:60Z',
    '2026-02-30T09:05:00Z',
    '2026-11-15T09:05:00+07:60',
    '2026-11-15T9:05:00Z',
    '1899-12-31T16:59:59Z',
    '2200-12-31T17:00:00Z',
    '2569-11-15T09:05:00+07:00',
    '1699999999999',
    '',
  ])('is not read from "%s"', (text) => {
    expect(findInstant(text)).toBeUndefined();
  });

  it('throws if a valid one is required', () => {
    expect(() => getInstant('2026-11-15T09:05:00')).toThrow('2026-11-15T09:05:00');
    expect(() => instantFromMs(Number.NaN)).toThrow(RangeError);
    expect(() => instantFromMs(8.64e15)).toThrow(RangeError);
  });

  it('falls on a day in Thailand', () => {
    expect(plainDateOf(getInstant('2026-11-14T17:00:00Z'))).toBe('2026-11-15');
    expect(plainDateOf(getInstant('2026-11-14T16:59:59Z'))).toBe('2026-11-14');
  });

  it('is counted in milliseconds, before 1970 too', () => {
    expect(instantFromMs(0)).toBe('1970-01-01T07:00:00+07:00');
    expect(instantFromMs(-1)).toBe('1970-01-01T06:59:59+07:00');
    expect(instantMs(getInstant('1970-01-01T07:00:01+07:00'))).toBe(1000);
  });

  it('is before, equal to or after another', () => {
    const [early, late] = [getInstant('2026-11-15T02:05:00Z'), getInstant('2026-11-15T09:05:01+07:00')];
    expect(compareInstants(early, late)).toBe(-1);
    expect(compareInstants(late, early)).toBe(1);
    expect(compareInstants(early, getInstant('2026-11-15T09:05:00+07:00'))).toBe(0);
  });
});
