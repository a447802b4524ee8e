/** Formats days of the API for people. */
import type { Locale } from '#language/label.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import { findDay } from '#language/values/compareDays.ts';
import { EMPTY_VALUE_TEXT } from '#platform/web/fields/display.ts';

/** Returns only the day of a date or an instant. */
export function dayText(value: string | null, locale: Locale): string {
  if (value === null) return EMPTY_VALUE_TEXT;
  const day = findDay(value);
  return day === undefined ? value : formatDate(day, locale);
}
