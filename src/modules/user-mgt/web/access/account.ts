/** Whether an account lets its person in, and if not, why. */
import type { AskedUser } from './wire.ts';

type Account = Pick<AskedUser, 'isActive' | 'status' | 'hasPassword'>;

export function canSignIn(account: Account): boolean {
  return standingOf(account) === 'usable';
}

export function standingOf({
  isActive,
  status,
  hasPassword,
}: Account): 'usable' | 'archived' | 'pending' | 'suspended' | 'noPassword' {
  if (!isActive) return 'archived';
  if (status === 'pending' || status === 'suspended') return status;
  return hasPassword ? 'usable' : 'noPassword';
}
