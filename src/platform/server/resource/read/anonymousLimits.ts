/** What a search may cost that comes from somebody nobody knows. */
import type { Criteria } from '#language/criteria.ts';
import { message } from '#language/message.ts';
import type { Actor } from '../../access/actor/actor.ts';
import { badInput } from '../../errors.ts';

/** The public forms ask for twenty at a time; so many are more than the amphurs of the whole country. */
export const MAX_ROWS_FOR_ANONYMOUS = 1000;

/** Nobody who has signed in, and not the system itself, which says why it acts. */
export function isAnonymous({ userId, reason }: Pick<Actor, 'userId' | 'reason'>): boolean {
  return userId === null && reason === undefined;
}

/** Throws 400 where more rows could come than strangers are given, with those that stand inside others. */
export function refuseTooManyRows(actor: Pick<Actor, 'userId' | 'reason'>, criteria: Criteria): void {
  if (isAnonymous(actor) && requestedRows(criteria) > MAX_ROWS_FOR_ANONYMOUS)
    throw badInput(message('tooMany', { what: 'size', limit: MAX_ROWS_FOR_ANONYMOUS }));
}

function requestedRows({ size, children }: Criteria): number {
  return size * children.reduce((rows, child) => rows + requestedRows(child), 1);
}
