/** Formats how long something took: to the minute, and to the second if it was less than one. */
import type { Locale } from '../label.ts';

const MINUTE_SECONDS = 60;
const HOUR_MINUTES = 60;

export function formatDuration(seconds: number, locale: Locale): string {
  const [hourWord, minuteWord, secondWord] = locale === 'th' ? ['ชม.', 'นาที', 'วินาที'] : ['h', 'min', 's'];
  if (seconds < MINUTE_SECONDS) return `${Math.round(seconds)} ${secondWord}`;
  const minutes = Math.round(seconds / MINUTE_SECONDS);
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  return [hours === 0 ? '' : `${hours.toLocaleString(locale)} ${hourWord}`, rest === 0 ? '' : `${rest} ${minuteWord}`]
    .filter((part) => part !== '')
    .join(' ');
}
