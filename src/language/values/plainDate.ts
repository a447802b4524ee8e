/** A calendar day without a time: `YYYY-MM-DD`, C.E., 1900 to 2200. Text order is day order. */
import {
  BANGKOK_OFFSET,
  BANGKOK_OFFSET_MS,
  DAY_MS,
  findDayTextMs,
  findOffsetDatetimeMs,
  isInRange,
  isoText,
} from './calendar.ts';
import { toBuddhistYear } from './buddhistYear.ts';

declare const plainDateBrand: unique symbol;
export type PlainDate = string & { readonly [plainDateBrand]: true };

/** Parses `YYYY-MM-DD`, or an ISO datetime with an offset, of which it takes the day in Thailand. */
export function findPlainDate(text: string): PlainDate | undefined {
  const dayMs = findDayTextMs(text);
  if (dayMs !== undefined) return findFromDayMs(dayMs);
  const ms = findOffsetDatetimeMs(text);
  return ms === undefined ? undefined : findFromDayMs(ms + BANGKOK_OFFSET_MS);
}

export function getPlainDate(text: string): PlainDate {
  const found = findPlainDate(text);
  if (found === undefined) throw new RangeError(`Not a date between 1900 and 2200: ${text}`);
  return found;
}

export function addDays(date: PlainDate, days: number): PlainDate {
  const found = Number.isInteger(days) ? findFromDayMs(dayMsOf(date) + days * DAY_MS) : undefined;
  if (found === undefined) throw new RangeError(`${days} days after ${date} is not a date between 1900 and 2200`);
  return found;
}

/** Returns the same day of a later month, or the last day of the month if it has no such day. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = dateParts(date);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const found = findFromDayMs(first.getTime() + (Math.min(day, last) - 1) * DAY_MS);
  if (found === undefined) throw new RangeError(`${months} months after ${date} is not a date between 1900 and 2200`);
  return found;
}

/** 0 is Sunday. */
export function weekdayOf(date: PlainDate): number {
  return new Date(dayMsOf(date)).getUTCDay();
}

/** Returns how many days `to` is after `from`; negative when it is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return (dayMsOf(to) - dayMsOf(from)) / DAY_MS;
}

export function comparePlainDates(a: PlainDate, b: PlainDate): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export interface DateParts {
  /** C.E. */
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export function dateParts(date: PlainDate): DateParts {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** The Thai budget year runs from 1 October to 30 September and is named, in B.E., by the year it ends in. */
const FISCAL_YEAR_FIRST_MONTH = 10;

export function fiscalYear(date: PlainDate): number {
  const { year, month } = dateParts(date);
  return toBuddhistYear(month >= FISCAL_YEAR_FIRST_MONTH ? year + 1 : year);
}

/** A date is sent as the beginning of its day in Thailand. */
export function wireDate(date: PlainDate): string {
  return `${date}T00:00:00${BANGKOK_OFFSET}`;
}

function dayMsOf(date: PlainDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function findFromDayMs(utcMs: number): PlainDate | undefined {
  return isInRange(utcMs) ? (isoText(utcMs).slice(0, 'YYYY-MM-DD'.length) as PlainDate) : undefined;
}
