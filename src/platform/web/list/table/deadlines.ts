/** Deadlines: once they have passed, a list says so. */
import { findField, findTarget, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { findDay, isBefore } from '#language/values/compareDays.ts';
import { addDays, type PlainDate } from '#language/values/plainDate.ts';
import { today } from '../../today.ts';

/** Keys of the texts for a passed deadline. */
export type DeadlineWord = 'late' | 'expired' | 'ended';

/** Entities, and the word for each of their deadline fields. */
const deadlines: Readonly<Record<string, Readonly<Record<string, DeadlineWord>>>> = {
  request: { dueDate: 'late' },
  dossier: { expireDate: 'expired' },
  userAuthorize: { endDate: 'ended' },
};

/** Returns undefined if the path does not end at a deadline. */
export function deadlineWordOf(catalogue: Catalogue, entity: AnyEntity, path: string): DeadlineWord | undefined {
  const names = path.split('.');
  const name = names.pop() ?? '';
  let at: AnyEntity | undefined = entity;
  for (const step of names) {
    const field: Field | undefined = at === undefined ? undefined : findField(at, step);
    at = field === undefined ? undefined : findTarget(catalogue, field);
  }
  const own = at === undefined || !Object.hasOwn(deadlines, at.name) ? undefined : deadlines[at.name];
  return own === undefined || !Object.hasOwn(own, name) ? undefined : own[name];
}

/** The end of a power is announced some days ahead, at the same time as both sides are notified. */
export const ENDS_SOON_DAYS = 7;

/** Returns the word for a date that has passed or soon will; undefined for any other. */
export function deadlineWordAt(
  word: DeadlineWord,
  value: unknown,
  day: PlainDate = today(),
): DeadlineWord | 'endsSoon' | undefined {
  if (isPast(value, day)) return word;
  return word === 'ended' && isPast(value, addDays(day, ENDS_SOON_DAYS + 1)) ? 'endsSoon' : undefined;
}

/** The day itself is still in time. */
export function isPast(value: unknown, day: PlainDate = today()): boolean {
  const last = findDay(value);
  return last !== undefined && isBefore(last, day);
}
