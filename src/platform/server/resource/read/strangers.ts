/** What a search may cost that comes from somebody nobody knows. */
import type { Criteria } from '#language/criteria.ts';
import { message } from '#language/message.ts';
import type { Actor } from '../../access/actor/actor.ts';
import { badInput } from '../../errors.ts';

/** The public forms ask for twenty at a time; so many are more than the amphurs of the whole country. */
export const ROWS_FOR_STRANGERS = 1000;

/** Nobody who has signed in, and not the system itself, which says why it acts. */
export function isStranger({ userId, reason }: Pick<Actor, 'userId' | 'reason'>): boolean {
  return userId === null && reason === undefined;
}

/** Throws 400 where more rows could come than strangers are given, with those that stand inside others. */
export function refuseTooManyRows(actor: Pick<Actor, 'userId' | 'reason'>, criteria: Criteria): void {
  if (isStranger(actor) && rowsAsked(criteria) > ROWS_FOR_STRANGERS)
    throw badInput(message('tooMany', { what: 'size', limit: ROWS_FOR_STRANGERS }));
}

function rowsAsked({ size, children }: Criteria): number {
  return size * children.reduce((rows, child) => rows + rowsAsked(child), 1);
}
