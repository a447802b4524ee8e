/**
 * Which of two days is the earlier. Days travel as the beginning of the day in Thailand (`2026-11-17T00:00:00+07:00`)
 * and moments with any offset: as texts they are not to be compared with a plain day (`2026-11-17`), which is always
 * the smaller one. So these take plain days alone, and `findDay` makes one of whatever has travelled.
 */
import { findPlainDate, type PlainDate } from './plainDate.ts';

/** The day in Thailand of a day or a moment as it travels; undefined of anything else. */
export function findDay(value: unknown): PlainDate | undefined {
  return typeof value === 'string' ? findPlainDate(value) : undefined;
}

export function isBefore(day: PlainDate, other: PlainDate): boolean {
  return day < other;
}

export function isAfter(day: PlainDate, other: PlainDate): boolean {
  return day > other;
}

/** The first of several days; null of no day at all, since null is no limit. */
export function earliest(days: readonly (PlainDate | null)[]): PlainDate | null {
  return days.reduce((first, day) => (first === null || (day !== null && isBefore(day, first)) ? day : first), null);
}

/** Null is an open end. */
export interface DateRange {
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
}

/** Both ends included. */
export function isWithin(day: PlainDate, { from, to }: DateRange): boolean {
  return (from === null || !isBefore(day, from)) && (to === null || !isAfter(day, to));
}
