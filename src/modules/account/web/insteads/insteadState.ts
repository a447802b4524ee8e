/** Whether a substitution holds today. */
import { isAfter, isBefore } from '#language/values/compareDays.ts';
import type { PlainDate } from '#language/values/plainDate.ts';

export type InsteadState = 'now' | 'soon' | 'past' | 'cancelled';

export interface InsteadDays {
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
  readonly isActive: boolean;
}

/** What was cancelled before it was over never held to its end; what was over before stays what it was. */
export function insteadStateOf({ startDate, endDate, isActive }: InsteadDays, today: PlainDate): InsteadState {
  if (!isActive) return 'cancelled';
  if (isBefore(endDate, today)) return 'past';
  return isAfter(startDate, today) ? 'soon' : 'now';
}
