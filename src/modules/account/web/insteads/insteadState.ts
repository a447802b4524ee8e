/** Whether a substitution holds today. */
import type { PlainDate } from '#language/values/plainDate.ts';

export type InsteadState = 'now' | 'soon' | 'past' | 'cancelled';

export interface InsteadDays {
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
  readonly isActive: boolean;
}

/** What was cancelled before it was over never held to its end; what was over before stays what it was. */
export function stateOf({ startDate, endDate, isActive }: InsteadDays, today: PlainDate): InsteadState {
  if (!isActive) return 'cancelled';
  if (endDate < today) return 'past';
  return startDate > today ? 'soon' : 'now';
}
