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

/** Null where nobody is waited for by the clock. */
export function dueDateOf(
  { states }: Workflow,
  { state, today, holidays }: { state: string; today: PlainDate; holidays: Holidays },
): PlainDate | null {
  const days = states[state]?.days;
  return days === undefined ? null : addWorkingDays(today, days, holidays);
}

/** Working days from today to the day it is due; below nothing, those since. Nothing on a day off after the last of them. */
export function daysLeft(dueDate: PlainDate, today: PlainDate, holidays: Holidays): number {
  // Never minus nothing, which is a number of its own where numbers are compared.
  return dueDate < today
    ? 0 - workingDaysBetween(dueDate, today, holidays)
    : workingDaysBetween(today, dueDate, holidays);
}

export interface StatePeriod {
  readonly state: string;
  readonly from: PlainDate;
  /** The day it was left, or today. */
  readonly until: PlainDate;
}

/** The working days spent in states that have a time allowed; a state that was entered and left on one day has used none. */
export function daysUsed({ states }: Workflow, periods: readonly StatePeriod[], holidays: Holidays): number {
  return periods
    .filter(({ state }) => states[state]?.days !== undefined)
    .reduce((sum, { from, until }) => sum + workingDaysBetween(from, until, holidays), 0);
}

/** Where it was, one after the other: steps that left the state as it was begin nothing new. */
export function statePeriodsOf(
  steps: readonly { readonly from: string; readonly to: string; readonly on: PlainDate }[],
  today: PlainDate,
): readonly StatePeriod[] {
  const moves = steps.filter(({ from, to }) => from !== to);
  return moves.map(({ to, on }, index) => ({ state: to, from: on, until: moves[index + 1]?.on ?? today }));
}
