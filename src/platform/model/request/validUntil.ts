/** How near the last day of an issued document is. */
import { isAfter, isBefore } from '#language/values/compareDays.ts';
import { addDays, type PlainDate } from '#language/values/plainDate.ts';

/** As many days ahead as the warning of a registration that expires. */
export const EXPIRES_SOON_DAYS = 90;

export type ExpiryWord = 'expired' | 'expiresSoon';

/** The last day itself is still valid. Undefined for a day that is far enough ahead, and for none. */
export function expiryWord(lastDay: PlainDate | null | undefined, today: PlainDate): ExpiryWord | undefined {
  if (lastDay === null || lastDay === undefined) return undefined;
  if (isBefore(lastDay, today)) return 'expired';
  return isAfter(lastDay, addDays(today, EXPIRES_SOON_DAYS)) ? undefined : 'expiresSoon';
}
