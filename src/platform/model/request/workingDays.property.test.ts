/** Properties of the department's calendar, whatever its holidays. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, getPlainDate, weekdayOf, type PlainDate } from '#language/values/plainDate.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { addWorkingDays, isWorkingDay, workingDaysBetween, type Holidays } from './workingDays.ts';

const FIRST = getPlainDate('2026-01-01');
const days = fc.integer({ min: 0, max: 400 }).map((offset): PlainDate => addDays(FIRST, offset));
/** Close together, so that they are within the counted days. */
const holidays = fc.array(days, { maxLength: 60 }).map((found): Holidays => new Set(found));
const counts = fc.integer({ min: 0, max: 40 });

describe('The calendar', () => {
  it('adds as many working days as it then counts', () => {
    assertProperty(
      fc.property(days, counts, holidays, (from, n, off) => {
        const start = addWorkingDays(from, 0, off);
        expect(workingDaysBetween(start, addWorkingDays(from, n, off), off)).toBe(n);
      }),
    );
  });

  it('never returns a weekend or a holiday, nor a day before the start', () => {
    assertProperty(
      fc.property(days, counts, holidays, (from, n, off) => {
        const end = addWorkingDays(from, n, off);
        expect([weekdayOf(end) % 6 === 0, off.has(end), end < from]).toEqual([false, false, false]);
      }),
    );
  });

  it('adds in one call what it adds in two', () => {
    assertProperty(
      fc.property(
        days,
        counts,
        counts,
        holidays,
        (from, a, b, off) => addWorkingDays(addWorkingDays(from, a, off), b, off) === addWorkingDays(from, a + b, off),
      ),
    );
  });

  it('never returns an earlier day for more days, a later start, or one more holiday', () => {
    assertProperty(
      fc.property(days, counts, holidays, days, (from, n, off, more) => {
        const end = addWorkingDays(from, n, off);
        expect(addWorkingDays(from, n + 1, off) > end).toBe(true);
        expect(addWorkingDays(addDays(from, 1), n, off) >= end).toBe(true);
        expect(addWorkingDays(from, n, new Set([...off, more])) >= end).toBe(true);
      }),
    );
  });

  it('counts a range as the sum of its halves, and as a day-by-day count', () => {
    assertProperty(
      fc.property(days, days, days, holidays, (...[a, b, c, off]) => {
        const [first, middle, last] = [a, b, c].toSorted() as [PlainDate, PlainDate, PlainDate];
        const whole = workingDaysBetween(first, last, off);
        expect(workingDaysBetween(first, middle, off) + workingDaysBetween(middle, last, off)).toBe(whole);
        const looked = Array.from({ length: daysBetween(first, last) }, (_, index) => addDays(first, index + 1)).filter(
          (day) => isWorkingDay(day, off),
        );
        expect(looked).toHaveLength(whole);
      }),
    );
  });
});
