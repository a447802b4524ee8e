/**
 * Explains a refusal to a person whose power, or whose holder's registration, no longer counts, instead of only
 * refusing.
 */
import { message, type MessageRef } from '#language/message.ts';
import { isUuid } from '#language/values/uuid.ts';
import type { App } from '../../app.ts';
import { Refusal } from '../../errors.ts';
import { findLostPower, type LostPower } from './actingFor.ts';

/** Looks at this holder, or at any holder if none is given; returns undefined if the person lost no power. */
export async function findLostPowerRefusal(
  { pools, clock }: Pick<App, 'pools' | 'clock'>,
  { userId, holderId }: { userId: string; holderId: string | null },
): Promise<Refusal | undefined> {
  if (holderId !== null && !isUuid(holderId)) return undefined;
  const lost = await findLostPower(pools.api, { userId, holderId, today: clock.today() });
  return lost === undefined ? undefined : new Refusal(403, lostPowerMessage(lost));
}

function lostPowerMessage({ why, fullName, fullNameEn }: LostPower): MessageRef {
  const data = { name: [fullName, fullNameEn ?? fullName] } as const;
  switch (why) {
    case 'ended':
      return message('powerHasEnded', data);
    case 'suspended':
      return message('powerIsSuspended', data);
    case 'revoked':
      return message('powerIsRevoked', data);
    case 'holderSuspended':
      return message('holderIsSuspended', data);
    case 'holderRevoked':
      return message('holderIsRevoked', data);
  }
}
