import { describe, expect, it } from 'vitest';
import { getPlainDate, type PlainDate } from '#language/values/plainDate.ts';
import { addWorkingDays, isWorkingDay, workingDaysBetween } from './workingDays.ts';

const day = (text: string): PlainDate => getPlainDate(text);
const none: ReadonlySet<PlainDate> = new Set();
/** The birthday of King Rama IX, a Saturday in 2026, and the Monday that is off in its place; Constitution Day, a Thursday. */
const december = new Set([day('2026-12-05'), day('2026-12-07'), day('2026-12-10')]);

describe('A working day', () => {
  it('is from Monday to Friday and not a holiday', () => {
    const week = ['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07', '2026-12-08'].map((text) =>
      isWorkingDay(day(text), december),
    );
    expect(week).toEqual([true, false, false, false, true]);
  });
});

describe('Adding working days', () => {
  it('skips weekends and holidays', () => {
    expect(addWorkingDays(day('2026-12-04'), 1, none)).toBe('2026-12-07');
    expect(addWorkingDays(day('2026-12-04'), 1, december)).toBe('2026-12-08');
    expect(addWorkingDays(day('2026-12-04'), 3, december)).toBe('2026-12-11');
  });

  it('counts from the next working day if it begins on a day off', () => {
    expect(addWorkingDays(day('2026-12-05'), 0, december)).toBe('2026-12-08');
    expect(addWorkingDays(day('2026-12-05'), 1, december)).toBe('2026-12-09');
  });

  it('with zero leaves a working day unchanged', () => {
    expect(addWorkingDays(day('2026-12-04'), 0, december)).toBe('2026-12-04');
  });
});

describe('Counting working days', () => {
  it('excludes the first and includes the last', () => {
    expect(workingDaysBetween(day('2026-12-04'), day('2026-12-04'), december)).toBe(0);
    expect(workingDaysBetween(day('2026-12-04'), day('2026-12-07'), december)).toBe(0);
    expect(workingDaysBetween(day('2026-12-04'), day('2026-12-11'), december)).toBe(3);
  });

  it('backwards returns zero', () => {
    expect(workingDaysBetween(day('2026-12-11'), day('2026-12-04'), december)).toBe(0);
  });
});
