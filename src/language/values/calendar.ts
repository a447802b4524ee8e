/**
 * The arithmetic of plain dates and instants. Everything is computed in UTC and shifted by Thailand's fixed offset, so
 * the time zone of the machine has no influence.
 */

/** Thai standard time has no summer time; one offset is used for every year that the system supports. */
export const BANGKOK_OFFSET = '+07:00';
export const BANGKOK_OFFSET_MS = 7 * 3_600_000;
export const DAY_MS = 86_400_000;

/** C.E. A year outside is a mistake, most often a Buddhist year instead of a C.E. year. */
export const YEAR_MIN = 1900;
export const YEAR_MAX = 2200;

/** The UTC midnight of a real calendar day, whatever its year. */
export function findDayMs({
  year,
  month,
  day,
}: {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}): number | undefined {
  const ms = Date.UTC(year, month - 1, day);
  const read = new Date(ms);
  const isReal = read.getUTCFullYear() === year && read.getUTCMonth() === month - 1 && read.getUTCDate() === day;
  return isReal ? ms : undefined;
}

export function isInRange(utcMs: number): boolean {
  const year = new Date(utcMs).getUTCFullYear();
  return year >= YEAR_MIN && year <= YEAR_MAX;
}

/** `YYYY-MM-DDTHH:mm:ss` of milliseconds, read as UTC. */
export function isoText(utcMs: number): string {
  return new Date(utcMs).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);
}

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/u;
const TIME_AND_OFFSET = /^(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(?:Z|([+-])(\d\d)(?::?(\d\d))?)$/u;
/** The furthest offset in use, on Kiritimati. */
const OFFSET_HOURS_MAX = 14;

/** UTC midnight of `YYYY-MM-DD`. */
export function findDayTextMs(text: string): number | undefined {
  const match = DAY.exec(text);
  return match === null
    ? undefined
    : findDayMs({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) });
}

/** Returns the moment of an ISO datetime with an offset, to the second: fractions are cut off. */
export function findOffsetDatetimeMs(text: string): number | undefined {
  const [dayText = '', timeText = '', ...rest] = text.split('T');
  const dayMs = findDayTextMs(dayText);
  const match = TIME_AND_OFFSET.exec(timeText);
  if (rest.length > 0 || dayMs === undefined || match === null) return undefined;
  const [, hour, minute, second = '0', sign, offsetHour = '0', offsetMinute = '0'] = match;
  const [h, m, s, oh, om] = [Number(hour), Number(minute), Number(second), Number(offsetHour), Number(offsetMinute)];
  if (h > 23 || m > 59 || s > 59 || oh > OFFSET_HOURS_MAX || om > 59) return undefined;
  const offsetMs = (sign === '-' ? -1 : 1) * (oh * 60 + om) * 60_000;
  return dayMs + ((h * 60 + m) * 60 + s) * 1000 - offsetMs;
}
