/**
 * Compares two days. Days are sent as the beginning of the day in Thailand (`2026-11-17T00:00:00+07:00`) and moments
 * with any offset: as texts they must not be compared with a plain day (`2026-11-17`), which is always the smaller
 * text. So these functions take plain days alone, and `findDay` converts a sent value to one.
 */
import { findPlainDate, type PlainDate } from './plainDate.ts';

/** Returns the day in Thailand of a day or a moment as it is sent; undefined for anything else. */
export function findDay(value: unknown): PlainDate | undefined {
  return typeof value === 'string' ? findPlainDate(value) : undefined;
}

export function isBefore(day: PlainDate, other: PlainDate): boolean {
  return day < other;
}

export function isAfter(day: PlainDate, other: PlainDate): boolean {
  return day > other;
}

/** Returns the first of several days; null if there is none, because null means no limit. */
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
