/** Returns the company acted for by a caller who manages its people; everybody else is refused. */
import { message } from '#language/message.ts';
import type { Actor } from '#platform/server/access/actor/actor.ts';
import { Refusal } from '#platform/server/errors.ts';
import type { Call } from '#platform/server/http/call.ts';

export function ownCompany({ scope }: Actor): string {
  if (scope.kind !== 'holder') throw new Refusal(403, message('holderMissing'));
  return scope.holderId;
}

/** Allows writing only for the company acted for; reading is limited by the rows of companies that the caller sees. */
export function ownerCall({ handle, ...call }: Call): Call {
  if (call.rights?.includes('canView') === true) return { ...call, handle };
  return {
    ...call,
    handle: (context) => {
      ownCompany(context.actor);
      return handle(context);
    },
  };
}
