/** Reads dates and times as people type them, in the calendar and time zone of Thailand. */
import { message, type MessageRef } from '#language/message.ts';
import { formatDate, parseTypedDate } from '#language/values/buddhistEra.ts';
import { findInstant, type Instant } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { toArabicDigits } from '#language/values/thaiDigits.ts';
import { today } from '../../today.ts';
import '../messages.ts';
import type { ParseResult } from '../useTypedText.ts';

/** Reads 14/11/2569 in either era; also 14-11-2569, 14.11.2569 and 14112569. */
export function readDate(text: string): ParseResult<PlainDate> {
  const bare = toArabicDigits(text).replaceAll(/\s/gu, '');
  if (bare === '') return { value: null };
  const value = parseTypedDate(withSlashes(bare));
  return value === undefined ? { problem: dateProblem() } : { value };
}

/** Explains how to type a date, with today as the example in both eras. */
export function dateProblem(): MessageRef {
  const day = today();
  return message('typedDate', { example: [formatDate(day, 'th'), formatDate(day, 'en')] });
}

/** Returns `HH:mm` for 9:30, 09.30 or 0930; undefined if it is not a time of day. */
export function findTime(text: string): string | undefined {
  const bare = toArabicDigits(text).replaceAll(/\s/gu, '');
  const match = /^(\d{1,2})[:.](\d{2})$/u.exec(bare) ?? /^(\d{2})(\d{2})$/u.exec(bare);
  if (match === null) return undefined;
  const [, hours = '', minutes = ''] = match;
  return Number(hours) > HOUR_MAX || Number(minutes) > MINUTE_MAX ? undefined : `${hours.padStart(2, '0')}:${minutes}`;
}

/** Reads date and time of an instant; both are required. */
export function readInstant({
  date,
  time,
  before,
}: {
  readonly date: string;
  readonly time: string;
  readonly before: Instant | null;
}): ParseResult<Instant> {
  const day = readDate(date);
  if ('problem' in day) return day;
  const isTimeless = time.trim() === '';
  if (day.value === null) return isTimeless ? { value: null } : { problem: message('dateMissing') };
  if (isTimeless) return { problem: message('timeMissing') };
  const clock = findTime(time);
  if (clock === undefined) return { problem: message('typedTime') };
  const value = findInstant(`${day.value}T${clock}:${secondsOf(before, clock)}+07:00`);
  return value === undefined ? { problem: dateProblem() } : { value };
}

/** Returns `HH:mm` in the time zone of Thailand. */
export function timeOf(instant: Instant): string {
  return instant.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:mm'.length);
}

const HOUR_MAX = 23;
const MINUTE_MAX = 59;

/** Seconds cannot be typed: they are preserved as long as the minute is unchanged. */
function secondsOf(before: Instant | null, clock: string): string {
  return before !== null && timeOf(before) === clock
    ? before.slice('YYYY-MM-DDTHH:mm:'.length, 'YYYY-MM-DDTHH:mm:ss'.length)
    : '00';
}

function withSlashes(bare: string): string {
  const whole = /^(\d{2})(\d{2})(\d{4})$/u.exec(bare);
  if (whole !== null) return whole.slice(1).join('/');
  return /^\d{1,2}([-.])\d{1,2}\1\d{4}$/u.test(bare) ? bare.replaceAll(/[-.]/gu, '/') : bare;
}
