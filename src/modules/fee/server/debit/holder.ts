/** Finds the holder whose money it is. */
import { message } from '#language/message.ts';
import { Refusal } from '#platform/server/errors.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import '../../paymentMessages.ts';

/** An agent acts in single matters and may not use the company's money. */
export function getHolder({ actor: { scope } }: Pick<CallContext, 'actor'>): string {
  if (scope.kind !== 'holder') throw new Refusal(403, message('feeAccountOfHolder'));
  return scope.holderId;
}
