/** Calls about invitations: of who was invited, of the owner, and of who has no account yet. */
import type { Call } from '#platform/server/http/call.ts';
import { byKeyCalls } from './byKeyCalls.ts';
import { ownInvitationCalls } from './ownCalls.ts';
import { withdrawCall } from './withdraw.ts';

export const invitationCalls: readonly Call[] = [...ownInvitationCalls, withdrawCall, ...byKeyCalls];
