/** Finds whether a substitution is in effect today. */
import { isAfter, isBefore } from '#language/values/compareDays.ts';
import type { PlainDate } from '#language/values/plainDate.ts';

export type InsteadState = 'now' | 'soon' | 'past' | 'cancelled';

export interface InsteadDays {
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
  readonly isActive: boolean;
}

/** Returns the state on a day: `past` only if the substitution was not cancelled before. */
export function insteadStateOf({ startDate, endDate, isActive }: InsteadDays, today: PlainDate): InsteadState {
  if (!isActive) return 'cancelled';
  if (isBefore(endDate, today)) return 'past';
  return isAfter(startDate, today) ? 'soon' : 'now';
}
