/** Formats the time of a notification: how long ago while that is short, and afterwards the date. */
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import { instantMs, type Instant } from '#language/values/instant.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const JUST_NOW: Label = ['เมื่อสักครู่', 'just now'];
const MINUTES_AGO: Label = ['นาทีที่แล้ว', 'min ago'];
const HOURS_AGO: Label = ['ชั่วโมงที่แล้ว', 'h ago'];

export function timeAgo(instant: Instant, nowMs: number, locale: Locale): string {
  const agoMs = nowMs - instantMs(instant);
  // A clock that is slightly slow must not produce a time in the future.
  if (agoMs < MINUTE_MS && agoMs > -HOUR_MS) return inLocale(JUST_NOW, locale);
  if (agoMs < 0 || agoMs >= DAY_MS) return formatDatetime(instant, locale);
  const isHour = agoMs < HOUR_MS;
  return `${Math.floor(agoMs / (isHour ? MINUTE_MS : HOUR_MS))} ${inLocale(isHour ? MINUTES_AGO : HOURS_AGO, locale)}`;
}
