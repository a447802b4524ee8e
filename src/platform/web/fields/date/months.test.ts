import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, getPlainDate } from '#language/values/plainDate.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { addMonths, dayByKey, hasMonth, monthOf, weeksOfMonth, shiftMonth, weekday, yearsAround } from './months.ts';

const anyDay = fc.integer({ min: 0, max: 109_936 }).map((days) => addDays(getPlainDate('1900-01-01'), days));
const day = getPlainDate;
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

describe('weeksOfMonth', () => {
  it('contains every day of the month once, in order, under its weekday', () => {
    assertProperty(
      fc.property(anyDay, (date) => {
        const sheet = weeksOfMonth(monthOf(date));
        expect(sheet.flat().filter((cell) => cell === date)).toHaveLength(1);
        expect(sheet).toHaveLength(6);
        for (const week of sheet)
          week.forEach((cell, index) => expect(cell === null || weekday(cell) === index).toBe(true));
        const days = sheet.flat().filter((cell) => cell !== null);
        days.slice(1).forEach((cell, index) => expect(daysBetween(days[index]!, cell)).toBe(1));
      }),
    );
  });

  it('starts with the Sunday before the first day', () => {
    expect(weeksOfMonth({ year: 2026, month: 11 })[0]).toEqual(
      ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07'].map(day),
    );
    expect(weeksOfMonth({ year: 2026, month: 10 })[0]?.[0]).toBe('2026-09-27');
  });

  it('has no days outside the supported years', () => {
    expect(weeksOfMonth({ year: 1900, month: 1 })[0]?.[0]).toBeNull();
    expect(weeksOfMonth({ year: 2200, month: 12 }).flat().at(-1)).toBeNull();
    expect(hasMonth({ year: 2201, month: 1 })).toBe(false);
  });
});

describe('dayByKey', () => {
  it.each([
    ['ArrowLeft', false, '2026-11-13'],
    ['ArrowRight', false, '2026-11-15'],
    ['ArrowUp', false, '2026-11-07'],
    ['ArrowDown', false, '2026-11-21'],
    ['Home', false, '2026-11-08'],
    ['End', false, '2026-11-14'],
    ['PageUp', false, '2026-10-14'],
    ['PageDown', false, '2026-12-14'],
    ['PageUp', true, '2025-11-14'],
    ['PageDown', true, '2027-11-14'],
  ])('moves with %s from 14 November to the expected day (shift: %s)', (name, shift, to) => {
    expect(dayByKey(day('2026-11-14'), key(name, shift))).toBe(to);
  });

  it('returns undefined for a letter', () => {
    expect(dayByKey(day('2026-11-14'), key('a'))).toBeUndefined();
  });

  it('moves to the last day of a shorter month', () => {
    expect(addMonths(day('2026-01-31'), 1)).toBe('2026-02-28');
    expect(addMonths(day('2024-01-31'), 1)).toBe('2024-02-29');
    expect(addMonths(day('2024-02-29'), 12)).toBe('2025-02-28');
  });

  it('never leaves the supported years', () => {
    const names = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
    assertProperty(
      fc.property(
        fc.constantFrom(day('1900-01-01'), day('2200-12-31'), day('1900-01-31'), day('2200-12-01')),
        fc.array(fc.tuple(fc.constantFrom(...names), fc.boolean())),
        (start, keys) => {
          const end = keys.reduce((at, [name, shift]) => dayByKey(at, key(name, shift)) ?? at, start);
          expect(end >= '1900-01-01' && end <= '2200-12-31').toBe(true);
        },
      ),
    );
  });
});

describe('months and years', () => {
  it('continue across the end of the year', () => {
    expect(shiftMonth({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(shiftMonth({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  });

  it('are grouped in twenties of the reader’s era', () => {
    expect(yearsAround(2026, 0)[0]).toBe(2020);
    expect(yearsAround(2026, 543)[0]! + 543).toBe(2560);
    expect(yearsAround(2200, 0)).toEqual([2200]);
    expect(yearsAround(1900, 543)[0]).toBe(1900);
  });
});
