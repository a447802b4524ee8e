/**
 * A person whose password was set by another must change it first: until then only the calls needed for that are open.
 */
import { message } from '#language/message.ts';
import type { Actor } from '../access/actor/actor.ts';
import { Refusal } from '../errors.ts';
import { callKey, type Call } from '../http/call.ts';

export function refuseUntilPasswordChanged(
  { mustChange }: Pick<Actor, 'mustChange'>,
  call: Pick<Call, 'method' | 'path'>,
): void {
  if (mustChange === true && !isAllowedBeforePasswordChange(call))
    throw new Refusal(403, message('mustChangePassword'));
}

/** Signing in and out, the data of the page frame, the person's own data, and the change itself. */
export function isAllowedBeforePasswordChange(call: Pick<Call, 'method' | 'path'>): boolean {
  return call.path === AUTH || call.path.startsWith(`${AUTH}/`) || ALLOWED_CALLS.has(callKey(call));
}

const AUTH = '/api/auth';
const ALLOWED_CALLS: ReadonlySet<string> = new Set([
  'GET /api/anonymous/info',
  'GET /api/server/info',
  'GET /api/server/pictures/{name}',
  'GET /api/v1/transaction/requests/short-detail/{token}',
  'POST /api/v1/transaction/requests/short-detail/check',
  'POST /api/v1/transaction/requests/short-details',
  'GET /api/v1/security/users/me/profile',
  'PUT /api/v1/security/users/me/change-password',
  'POST /api/v1/security/otps/generate',
]);
