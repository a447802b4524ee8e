/** Limits the cost of a search by an anonymous caller. */
import type { Criteria } from '#language/criteria.ts';
import { message } from '#language/message.ts';
import type { Actor } from '../../access/actor/actor.ts';
import { badInput } from '../../errors.ts';

/** The public forms request twenty at a time; this limit is more than the amphurs of the whole country. */
export const MAX_ROWS_FOR_ANONYMOUS = 1000;

/** True for a caller who has not signed in, but not for the system itself, which acts with a reason. */
export function isAnonymous({ userId, reason }: Pick<Actor, 'userId' | 'reason'>): boolean {
  return userId === null && reason === undefined;
}

/** Throws 400 if more rows could be returned than anonymous callers may get, including rows nested in others. */
export function refuseTooManyRows(actor: Pick<Actor, 'userId' | 'reason'>, criteria: Criteria): void {
  if (isAnonymous(actor) && requestedRows(criteria) > MAX_ROWS_FOR_ANONYMOUS)
    throw badInput(message('tooMany', { what: 'size', limit: MAX_ROWS_FOR_ANONYMOUS }));
}

function requestedRows({ size, children }: Criteria): number {
  return size * children.reduce((rows, child) => rows + requestedRows(child), 1);
}
