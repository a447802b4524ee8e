/** Calls about invitations: of the invited person, of the owner, and of people who have no account yet. */
import type { Call } from '#platform/server/http/call.ts';
import { byKeyCalls } from './byKeyCalls.ts';
import { ownInvitationCalls } from './ownCalls.ts';
import { withdrawCall } from './withdraw.ts';

export const invitationCalls: readonly Call[] = [...ownInvitationCalls, withdrawCall, ...byKeyCalls];
