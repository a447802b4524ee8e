/** Arranges the days of a month in weeks, and finds the day to which a key moves. */
import { YEAR_MAX, YEAR_MIN } from '#language/values/calendar.ts';
import { addDays, dateParts, findPlainDate, type PlainDate } from '#language/values/plainDate.ts';

export interface Month {
  /** C.E. */
  readonly year: number;
  /** From 1. */
  readonly month: number;
}

export const DAYS_IN_WEEK = 7;
const WEEKS_SHOWN = 6;
const MONTHS_IN_YEAR = 12;
/** How many years are offered at once. */
export const YEARS_PER_PAGE = 20;

export function monthOf(date: PlainDate): Month {
  const { year, month } = dateParts(date);
  return { year, month };
}

/**
 * Returns six weeks from Sunday for every month, so that the layout does not jump; null outside the supported years.
 */
export function weeksOfMonth({ year, month }: Month): readonly (readonly (PlainDate | null)[])[] {
  const first = firstOf({ year, month });
  const offset = weekday(first);
  return Array.from({ length: WEEKS_SHOWN }, (_, week) =>
    Array.from({ length: DAYS_IN_WEEK }, (__, day) => findDayAfter(first, week * DAYS_IN_WEEK + day - offset)),
  );
}

/** 0 is Sunday. */
export function weekday(date: PlainDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Returns the same day of another month, or its last day; limited to the supported years. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = dateParts(date);
  const count = Math.min(
    Math.max(year * MONTHS_IN_YEAR + (month - 1) + months, YEAR_MIN * MONTHS_IN_YEAR),
    YEAR_MAX * MONTHS_IN_YEAR + MONTHS_IN_YEAR - 1,
  );
  const target = { year: Math.floor(count / MONTHS_IN_YEAR), month: (count % MONTHS_IN_YEAR) + 1 };
  for (let last = day; last > 0; last -= 1) {
    const found = findPlainDate(isoText(target, last));
    if (found !== undefined) return found;
  }
  throw new RangeError(`No day in ${target.year}-${target.month}`);
}

export function shiftMonth({ year, month }: Month, months: number): Month {
  return monthOf(addMonths(firstOf({ year, month }), months));
}

export function hasMonth({ year, month }: Month): boolean {
  return findPlainDate(isoText({ year, month }, 1)) !== undefined;
}

/** Returns the day to which a key moves; undefined for any other key. */
export function dayByKey(
  date: PlainDate,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): PlainDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return clampedDays(date, -1);
    case 'ArrowRight':
      return clampedDays(date, 1);
    case 'ArrowUp':
      return clampedDays(date, -DAYS_IN_WEEK);
    case 'ArrowDown':
      return clampedDays(date, DAYS_IN_WEEK);
    case 'Home':
      return clampedDays(date, -weekday(date));
    case 'End':
      return clampedDays(date, DAYS_IN_WEEK - 1 - weekday(date));
    case 'PageUp':
      return addMonths(date, shiftKey ? -MONTHS_IN_YEAR : -1);
    case 'PageDown':
      return addMonths(date, shiftKey ? MONTHS_IN_YEAR : 1);
    default:
      return undefined;
  }
}

/** Returns the years shown together with this one, grouped in the era in which they are displayed. */
export function yearsAround(year: number, offset: number): readonly number[] {
  const first = year - ((year + offset) % YEARS_PER_PAGE);
  return Array.from({ length: YEARS_PER_PAGE }, (_, index) => first + index).filter(
    (candidateYear) => candidateYear >= YEAR_MIN && candidateYear <= YEAR_MAX,
  );
}

function firstOf(month: Month): PlainDate {
  const found = findPlainDate(isoText(month, 1));
  if (found === undefined) throw new RangeError(`No such month: ${month.year}-${month.month}`);
  return found;
}

function findDayAfter(date: PlainDate, days: number): PlainDate | null {
  try {
    return addDays(date, days);
  } catch {
    return null;
  }
}

function clampedDays(date: PlainDate, days: number): PlainDate {
  return findDayAfter(date, days) ?? date;
}

function isoText({ year, month }: Month, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
