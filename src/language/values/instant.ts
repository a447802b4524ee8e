/** A moment, to the second, written in Thai time: `YYYY-MM-DDTHH:mm:ss+07:00`. Text order is time order. */
import {
  BANGKOK_OFFSET,
  BANGKOK_OFFSET_MS,
  findDayTextMs,
  findOffsetDatetimeMs,
  isInRange,
  isoText,
} from './calendar.ts';
import type { PlainDate } from './plainDate.ts';

declare const instantBrand: unique symbol;
export type Instant = string & { readonly [instantBrand]: true };

/**
 * Parses an ISO datetime with any offset, or `YYYY-MM-DD` for the beginning of that day in Thailand. A datetime without
 * an offset is no exact moment and is refused.
 */
export function findInstant(text: string): Instant | undefined {
  const dayMs = findDayTextMs(text);
  const ms = dayMs === undefined ? findOffsetDatetimeMs(text) : dayMs - BANGKOK_OFFSET_MS;
  return ms === undefined ? undefined : findInstantFromMs(ms);
}

export function getInstant(text: string): Instant {
  const found = findInstant(text);
  if (found === undefined) throw new RangeError(`Not a moment with its offset between 1900 and 2200: ${text}`);
  return found;
}

/** Fractions of a second are cut off. */
export function instantFromMs(ms: number): Instant {
  const found = findInstantFromMs(ms);
  if (found === undefined) throw new RangeError(`Not a moment between 1900 and 2200: ${ms}`);
  return found;
}

/** For a time from an untrusted source. */
export function findInstantFromMs(ms: number): Instant | undefined {
  const localMs = ms + BANGKOK_OFFSET_MS;
  return Number.isFinite(ms) && isInRange(localMs) ? (`${isoText(localMs)}${BANGKOK_OFFSET}` as Instant) : undefined;
}

export function instantMs(instant: Instant): number {
  return Date.parse(instant);
}

/** The day in Thailand. */
export function plainDateOf(instant: Instant): PlainDate {
  return instant.slice(0, 'YYYY-MM-DD'.length) as PlainDate;
}

export function compareInstants(a: Instant, b: Instant): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
