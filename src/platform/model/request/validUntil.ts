/** How near the last day of an issued document is. */
import { daysBetween, type PlainDate } from '#language/values/plainDate.ts';

/** As many days ahead as the warning of a registration that expires. */
export const EXPIRES_SOON_DAYS = 90;

export type ExpiryWord = 'expired' | 'expiresSoon';

/** The last day itself is still valid. Undefined for a day that is far enough ahead, and for none. */
export function expiryWord(lastDay: PlainDate | null | undefined, today: PlainDate): ExpiryWord | undefined {
  return lastDay === null || lastDay === undefined ? undefined : expiryWordIn(daysBetween(today, lastDay));
}

/** `daysLeft` is negative after the last day. */
export function expiryWordIn(daysLeft: number): ExpiryWord | undefined {
  if (daysLeft < 0) return 'expired';
  return daysLeft > EXPIRES_SOON_DAYS ? undefined : 'expiresSoon';
}
