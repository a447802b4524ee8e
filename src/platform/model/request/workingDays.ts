/** The working days of the department: Monday to Friday without the public holidays. */
import { isAfter } from '#language/values/compareDays.ts';
import { addDays, weekdayOf, type PlainDate } from '#language/values/plainDate.ts';

export type Holidays = ReadonlySet<PlainDate>;

export function isWorkingDay(day: PlainDate, holidays: Holidays): boolean {
  const weekday = weekdayOf(day);
  return weekday !== SUNDAY && weekday !== SATURDAY && !holidays.has(day);
}

/** Returns the working day that is `days` after this one; for zero, the day itself or the next working day. */
export function addWorkingDays(from: PlainDate, days: number, holidays: Holidays): PlainDate {
  let day = from;
  for (let left = days; ; day = addDays(day, 1)) {
    if (!isWorkingDay(day, holidays)) continue;
    if (left === 0) return day;
    left -= 1;
  }
}

/** Counts working days after `from` up to and including `until`: the used part of a time limit. */
export function workingDaysBetween(from: PlainDate, until: PlainDate, holidays: Holidays): number {
  let count = 0;
  for (let day = addDays(from, 1); !isAfter(day, until); day = addDays(day, 1))
    if (isWorkingDay(day, holidays)) count += 1;
  return count;
}

const SUNDAY = 0;
const SATURDAY = 6;
