/** Returns whether a person can sign in with the account, and if not, why. */
import type { ExplainedUser } from './wire.ts';

type Account = Pick<ExplainedUser, 'isActive' | 'status' | 'hasPassword'>;

export function canSignIn(account: Account): boolean {
  return accountStateOf(account) === 'usable';
}

export function accountStateOf({
  isActive,
  status,
  hasPassword,
}: Account): 'usable' | 'archived' | 'pending' | 'suspended' | 'noPassword' {
  if (!isActive) return 'archived';
  if (status === 'pending' || status === 'suspended') return status;
  return hasPassword ? 'usable' : 'noPassword';
}
