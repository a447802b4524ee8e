import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDatetime, parseTypedDate } from './buddhistEra.ts';
import { compareInstants, findInstant, instantFromMs, instantMs, plainDateOf } from './instant.ts';
import { addDays, comparePlainDates, daysBetween, findPlainDate, getPlainDate, wireDate } from './plainDate.ts';
import { toThaiDigits } from './thaiDigits.ts';

const runs = { seed: 2569, numRuns: 500 };

const first = getPlainDate('1900-01-01');
const last = getPlainDate('2200-12-31');
const day = fc.integer({ min: 0, max: daysBetween(first, last) }).map((days) => addDays(first, days));
const locale = fc.constantFrom('th' as const, 'en' as const);

const SECOND_MS = 1000;
const firstMs = Date.UTC(1899, 11, 31, 17);
const lastMs = Date.UTC(2200, 11, 31, 16, 59, 59);
const ms = fc.integer({ min: firstMs, max: lastMs });

describe('dates', () => {
  it('typed as they are shown are the same dates, in either era and with either digits', () => {
    fc.assert(
      fc.property(day, locale, (date, readerLocale) => {
        expect(parseTypedDate(formatDate(date, readerLocale))).toBe(date);
        expect(parseTypedDate(toThaiDigits(formatDate(date, readerLocale)))).toBe(date);
      }),
      runs,
    );
  });

  it('are unchanged after sending and parsing', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(findPlainDate(wireDate(date))).toBe(date);
        expect(findPlainDate(date)).toBe(date);
      }),
      runs,
    );
  });

  it('are as many days apart as were added, and in that order', () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        const days = daysBetween(a, b);
        expect(addDays(a, days)).toBe(b);
        expect(comparePlainDates(b, a)).toBe(Math.sign(days));
      }),
      runs,
    );
  });
});

describe('instants', () => {
  it('retain their milliseconds down to the second', () => {
    fc.assert(
      fc.property(ms, (moment) => {
        const instant = instantFromMs(moment);
        expect(instantMs(instant)).toBe(Math.floor(moment / SECOND_MS) * SECOND_MS);
        expect(findInstant(instant)).toBe(instant);
      }),
      runs,
    );
  });

  it('are the same moment whatever offset they are written with', () => {
    fc.assert(
      fc.property(ms, fc.integer({ min: -12 * 60, max: 14 * 60 }), (moment, offsetMinutes) => {
        expect(findInstant(writtenAt(moment, offsetMinutes))).toBe(instantFromMs(moment));
      }),
      runs,
    );
  });

  it('have the same order as texts and in time', () => {
    fc.assert(
      fc.property(ms, ms, (a, b) => {
        const [x, y] = [instantFromMs(a), instantFromMs(b)];
        expect(compareInstants(x, y)).toBe(Math.sign(instantMs(x) - instantMs(y)));
      }),
      runs,
    );
  });

  it('fall on the day that reading their text as a date gives', () => {
    fc.assert(
      fc.property(ms, locale, (moment, readerLocale) => {
        const instant = instantFromMs(moment);
        expect(findPlainDate(new Date(moment).toISOString())).toBe(plainDateOf(instant));
        expect(formatDatetime(instant, readerLocale)).toMatch(
          new RegExp(`^${formatDate(plainDateOf(instant), readerLocale)} \\d\\d:\\d\\d$`, 'u'),
        );
      }),
      runs,
    );
  });
});

function writtenAt(moment: number, offsetMinutes: number): string {
  const local = new Date(moment + offsetMinutes * 60 * SECOND_MS).toISOString().replace('Z', '');
  const [hours, minutes] = [Math.floor(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60];
  return `${local}${offsetMinutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
