/** When a state should be left: working days from the day it was entered, without the department's holidays. */
import { getPlainDate, type PlainDate } from '#language/values/plainDate.ts';
import type { Workflow } from '#language/workflow.ts';
import { addWorkingDays, workingDaysBetween, type Holidays } from '#platform/model/request/workingDays.ts';
import type { Queryable } from '../../database/queryable.ts';

export async function loadHolidays(db: Queryable): Promise<Holidays> {
  const { rows } = await db.query({
    name: 'holidays',
    text: 'select "date"::text as "date" from "holiday" where "is_active"',
    values: [],
  });
  return new Set(rows.map((row) => getPlainDate(String(row['date']))));
}

/** Returns null for states that have no deadline. */
export function dueDateOf(
  { states }: Workflow,
  { state, today, holidays }: { state: string; today: PlainDate; holidays: Holidays },
): PlainDate | null {
  const days = states[state]?.days;
  return days === undefined ? null : addWorkingDays(today, days, holidays);
}

/**
 * Returns the working days from today to the due date; after it, minus the working days since. Zero on a day off that
 * follows the due date directly.
 */
export function daysLeft(dueDate: PlainDate, today: PlainDate, holidays: Holidays): number {
  // Avoids -0, which differs from 0 where values are compared with `Object.is`.
  return dueDate < today
    ? 0 - workingDaysBetween(dueDate, today, holidays)
    : workingDaysBetween(today, dueDate, holidays);
}

export interface StatePeriod {
  readonly state: string;
  readonly from: PlainDate;
  /** The day the state was left, or today. */
  readonly until: PlainDate;
}

/**
 * Returns the working days spent in states that have a time limit; a state that was entered and left on the same day
 * has used none.
 */
export function daysUsed({ states }: Workflow, periods: readonly StatePeriod[], holidays: Holidays): number {
  return periods
    .filter(({ state }) => states[state]?.days !== undefined)
    .reduce((sum, { from, until }) => sum + workingDaysBetween(from, until, holidays), 0);
}

/** Returns the states of the case one after the other; steps that did not change the state begin no new period. */
export function statePeriodsOf(
  steps: readonly { readonly from: string; readonly to: string; readonly on: PlainDate }[],
  today: PlainDate,
): readonly StatePeriod[] {
  const moves = steps.filter(({ from, to }) => from !== to);
  return moves.map(({ to, on }, index) => ({ state: to, from: on, until: moves[index + 1]?.on ?? today }));
}
