/** Dates as people read and type them. Stored and sent values never have a Buddhist year. */
import { inLocale, type Label, type Locale } from '../label.ts';
import { toBuddhistYear, toCommonYear } from './buddhistYear.ts';
import { type Instant, plainDateOf } from './instant.ts';
import { dateParts, findPlainDate, type PlainDate } from './plainDate.ts';
import { toArabicDigits } from './thaiDigits.ts';

/** DD/MM/YYYY */
export function formatDate(date: PlainDate, locale: Locale): string {
  const { month, day } = dateParts(date);
  return `${twoDigits(day)}/${twoDigits(month)}/${displayedYear(date, locale)}`;
}

/** DD/MM/YYYY HH:mm, in Thai time. */
export function formatDatetime(instant: Instant, locale: Locale): string {
  return `${formatDate(plainDateOf(instant), locale)} ${instant.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:mm'.length)}`;
}

/** 15 พฤศจิกายน 2569, 15 November 2026 */
export function formatLongDate(date: PlainDate, locale: Locale): string {
  return withMonthName(date, locale, MONTHS);
}

/** 15 พ.ย. 2569, 15 Nov 2026 */
export function formatShortDate(date: PlainDate, locale: Locale): string {
  return withMonthName(date, locale, SHORT_MONTHS);
}

/** From here on a typed year is Buddhist: C.E. 2400 is as far off as B.E. 2400 is long past. */
const BUDDHIST_YEAR_FROM = 2400;
const TYPED_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u;

/** DD/MM/YYYY in either era, with Arabic or Thai digits; undefined when there is no such day. */
export function parseTypedDate(text: string): PlainDate | undefined {
  const match = TYPED_DATE.exec(toArabicDigits(text.trim()));
  if (match === null) return undefined;
  const [, day = '', month = '', yearText] = match;
  const typedYear = Number(yearText);
  const year = typedYear >= BUDDHIST_YEAR_FROM ? toCommonYear(typedYear) : typedYear;
  return findPlainDate(`${String(year).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

export const MONTHS: readonly Label[] = [
  ['มกราคม', 'January'],
  ['กุมภาพันธ์', 'February'],
  ['มีนาคม', 'March'],
  ['เมษายน', 'April'],
  ['พฤษภาคม', 'May'],
  ['มิถุนายน', 'June'],
  ['กรกฎาคม', 'July'],
  ['สิงหาคม', 'August'],
  ['กันยายน', 'September'],
  ['ตุลาคม', 'October'],
  ['พฤศจิกายน', 'November'],
  ['ธันวาคม', 'December'],
];

export const SHORT_MONTHS: readonly Label[] = [
  ['ม.ค.', 'Jan'],
  ['ก.พ.', 'Feb'],
  ['มี.ค.', 'Mar'],
  ['เม.ย.', 'Apr'],
  ['พ.ค.', 'May'],
  ['มิ.ย.', 'Jun'],
  ['ก.ค.', 'Jul'],
  ['ส.ค.', 'Aug'],
  ['ก.ย.', 'Sep'],
  ['ต.ค.', 'Oct'],
  ['พ.ย.', 'Nov'],
  ['ธ.ค.', 'Dec'],
];

function withMonthName(date: PlainDate, locale: Locale, months: readonly Label[]): string {
  const { month, day } = dateParts(date);
  const name = months[month - 1];
  if (name === undefined) throw new RangeError(`Not a date: ${date}`);
  return `${day} ${inLocale(name, locale)} ${displayedYear(date, locale)}`;
}

function displayedYear(date: PlainDate, locale: Locale): number {
  const { year } = dateParts(date);
  return locale === 'th' ? toBuddhistYear(year) : year;
}

function twoDigits(n: number): string {
  return String(n).padStart(2, '0');
}
