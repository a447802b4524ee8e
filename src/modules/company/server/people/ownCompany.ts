/** The company somebody acts for who keeps its people: nobody else has one. */
import { message } from '#language/message.ts';
import type { Actor } from '#platform/server/access/actor.ts';
import { Refusal } from '#platform/server/errors.ts';
import type { Call } from '#platform/server/http/call.ts';

export function ownCompany({ scope }: Actor): string {
  if (scope.kind !== 'holder') throw new Refusal(403, message('holderMissing'));
  return scope.holderId;
}

/** Whoever sees all rows would see those of all companies here. */
export function forOwners({ handle, ...call }: Call): Call {
  return {
    ...call,
    handle: (context) => {
      ownCompany(context.actor);
      return handle(context);
    },
  };
}
