import { describe, expect, it } from 'vitest';
import { earliest, findDay, isAfter, isBefore, isWithin } from './compareDays.ts';
import { getInstant } from './instant.ts';
import { getPlainDate } from './plainDate.ts';

const day = getPlainDate;

describe('a day as it is sent', () => {
  it('is the same day in Thailand, whatever its offset', () => {
    const written = ['2026-11-17', '2026-11-17T00:00+07:00', '2026-11-17T00:00:00+07:00'];
    const travelled = [...written, '2026-11-16T17:00:00Z', '2026-11-17T23:59:59+07:00'];
    expect(travelled.map(findDay)).toEqual(travelled.map(() => '2026-11-17'));
  });

  it('is undefined if it is no day', () => {
    expect([null, '', 'tomorrow', 20261117, '2026-02-30'].filter((value) => findDay(value) !== undefined)).toEqual([]);
  });
});

describe('two days', () => {
  it('are before, after, or the same', () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18'].map(day);
    expect(days.map((date) => isBefore(date, day('2026-11-17')))).toEqual([true, false, false]);
    expect(days.map((date) => isAfter(date, day('2026-11-17')))).toEqual([false, false, true]);
  });

  it('include the days between them and both ends, and everything beyond an open end', () => {
    const [from, to] = [day('2026-11-15'), day('2026-11-17')];
    const days = ['2026-11-14', '2026-11-15', '2026-11-17', '2026-11-18'].map(day);
    expect(days.map((date) => isWithin(date, { from, to }))).toEqual([false, true, true, false]);
    expect(isWithin(day('1990-01-01'), { from: null, to })).toBe(true);
    expect(isWithin(day('2190-01-01'), { from, to: null })).toBe(true);
  });

  it('are plain days: the compiler refuses texts and moments', () => {
    // @ts-expect-error -- a text may be a day that has travelled
    expect(isAfter('2026-11-17T00:00:00+07:00', day('2026-11-17')), 'wrong by a day').toBe(true);
    // @ts-expect-error -- a moment is no day
    expect(isBefore(getInstant('2026-11-17T00:00:00+07:00'), day('2026-11-17'))).toBe(false);
    // @ts-expect-error -- nor are the two compared without a function
    expect(getInstant('2026-11-17T00:00:00+07:00') > day('2026-11-17')).toBe(true);
  });
});

describe('the earliest of several days', () => {
  it('ignores null, and is null if there is no limit', () => {
    expect(earliest([day('2027-01-01'), null, day('2026-12-31'), day('2028-01-01')])).toBe('2026-12-31');
    expect(earliest([null, day('2026-12-31')])).toBe('2026-12-31');
    expect([earliest([]), earliest([null, null])]).toEqual([null, null]);
  });
});
