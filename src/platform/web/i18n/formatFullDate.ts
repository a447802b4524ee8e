/** Formats a date written out in full. */
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { formatLongDate } from '#language/values/buddhistEra.ts';
import { daysBetween, getPlainDate, type PlainDate } from '#language/values/plainDate.ts';

const WEEKDAYS: readonly Label[] = [
  ['วันอาทิตย์', 'Sunday'],
  ['วันจันทร์', 'Monday'],
  ['วันอังคาร', 'Tuesday'],
  ['วันพุธ', 'Wednesday'],
  ['วันพฤหัสบดี', 'Thursday'],
  ['วันศุกร์', 'Friday'],
  ['วันเสาร์', 'Saturday'],
];

const A_SUNDAY = getPlainDate('2023-01-01');

/** Returns วันพุธที่ 1 มกราคม พ.ศ. 2569; Wednesday, 1 January 2026. */
export function formatFullDate(date: PlainDate, locale: Locale): string {
  const count = WEEKDAYS.length;
  const weekday = WEEKDAYS[((daysBetween(A_SUNDAY, date) % count) + count) % count] ?? ['', ''];
  const written = formatLongDate(date, locale);
  return locale === 'th'
    ? `${inLocale(weekday, 'th')}ที่ ${written.replace(/ (\d+)$/u, ' พ.ศ. $1')}`
    : `${inLocale(weekday, 'en')}, ${written}`;
}
