/** How many days before a document expires its holder is reminded. */
import { fieldProblem, message, type Problem } from '#language/message.ts';
import { toArabicDigits } from '#language/values/thaiDigits.ts';
import type {} from '../account/accountMessages.ts';

export interface ReminderSettings {
  /** In descending order; empty: nobody is reminded. */
  readonly days: readonly number[];
}

/** Chosen by us, as no rule prescribes it. */
export const DEFAULT_REMINDER_DAYS: readonly number[] = [90, 60, 30, 7];
export const REMINDERS_MAX = 6;
export const REMINDER_DAYS_MAX = 365;

/** Stored values that are not valid are replaced by the default, as if nothing had been stored. */
export function readReminderSettings(stored: unknown): ReminderSettings {
  const { days } = (stored ?? {}) as { readonly days?: unknown };
  const isValid = Array.isArray(days) && checkReminderDays(days as readonly number[]).length === 0;
  return { days: isValid ? inDescendingOrder(days as readonly number[]) : DEFAULT_REMINDER_DAYS };
}

export function checkReminderDays(days: readonly number[]): readonly Problem[] {
  const isValid =
    days.length <= REMINDERS_MAX &&
    new Set(days).size === days.length &&
    days.every((count) => Number.isInteger(count) && count >= 1 && count <= REMINDER_DAYS_MAX);
  if (isValid) return [];
  const example = formatReminderDays(DEFAULT_REMINDER_DAYS);
  return [fieldProblem('days', message('reminderDays', { count: REMINDERS_MAX, n: REMINDER_DAYS_MAX, example }))];
}

export function inDescendingOrder(days: readonly number[]): readonly number[] {
  return days.toSorted((one, other) => other - one);
}

/** As the days are shown and typed: `90, 60, 30, 7`. */
export function formatReminderDays(days: readonly number[]): string {
  return days.join(', ');
}

/** Reads typed days, also in Thai digits; whatever is no whole number becomes NaN, which the check refuses. */
export function parseReminderDays(text: string): readonly number[] {
  return toArabicDigits(text)
    .split(/[\s,]+/u)
    .filter((part) => part !== '')
    .map((part) => (/^\d{1,9}$/u.test(part) ? Number(part) : NaN));
}
