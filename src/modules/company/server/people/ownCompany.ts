/** The company somebody acts for who keeps its people: nobody else has one. */
import { message } from '#language/message.ts';
import type { Actor } from '#platform/server/access/actor/actor.ts';
import { Refusal } from '#platform/server/errors.ts';
import type { Call } from '#platform/server/http/call.ts';

export function ownCompany({ scope }: Actor): string {
  if (scope.kind !== 'holder') throw new Refusal(403, message('holderMissing'));
  return scope.holderId;
}

/** Written only for the company one acts for; read as far as one sees rows of companies at all. */
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
