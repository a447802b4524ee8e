import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getInstant } from '#language/values/instant.ts';
import { today } from '../../today.ts';
import { findTime, readDate, readInstant, timeOf } from './readDate.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-14T18:30:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('readDate', () => {
  it.each([
    ['14/11/2569', '2026-11-14'],
    ['14/11/2026', '2026-11-14'],
    ['1/2/2569', '2026-02-01'],
    ['14-11-2569', '2026-11-14'],
    ['14.11.2026', '2026-11-14'],
    ['14112569', '2026-11-14'],
    ['๑๔/๑๑/๒๕๖๙', '2026-11-14'],
    [' 14 / 11 / 2569 ', '2026-11-14'],
    ['29/02/2567', '2024-02-29'],
  ])('reads "%s" as %s', (text, day) => {
    expect(readDate(text)).toEqual({ value: day });
  });

  it.each([
    '31/02/2569',
    '29/02/2566',
    '31022569',
    '14/11/69',
    '14/11',
    '14-11/2569',
    '1411256',
    '141125690',
    'สิบสี่',
    '14/พ.ย./2569',
    '0/1/2569',
    '2026-11-14',
  ])('refuses "%s" with an explanation of how to type a date', (text) => {
    expect(readDate(text)).toEqual({
      problem: { messageKey: 'typedDate', data: { example: ['15/11/2569', '15/11/2026'] } },
    });
  });

  it('returns null for an empty text', () => {
    expect(readDate('  ')).toEqual({ value: null });
  });

  it('takes today from the calendar of Thailand', () => {
    expect(today()).toBe('2026-11-15');
  });
});

describe('findTime', () => {
  it.each([
    ['9:30', '09:30'],
    ['09:30', '09:30'],
    ['09.30', '09:30'],
    ['0930', '09:30'],
    ['๐๙:๓๐', '09:30'],
    ['00:00', '00:00'],
    ['23:59', '23:59'],
  ])('reads "%s" as %s', (text, time) => {
    expect(findTime(text)).toBe(time);
  });

  it.each(['24:00', '9:60', '930', '9', '9:3', 'x', '', '12:30:00'])('rejects "%s"', (text) => {
    expect(findTime(text)).toBeUndefined();
  });
});

describe('readInstant', () => {
  const read = (date: string, time: string, before: string | null = null) =>
    readInstant({ date, time, before: before === null ? null : getInstant(before) });

  it('uses the time zone of Thailand', () => {
    expect(read('14/11/2569', '09:30')).toEqual({ value: '2026-11-14T09:30:00+07:00' });
    expect(timeOf(getInstant('2026-11-14T18:30:00Z'))).toBe('01:30');
  });

  it('requires date and time, and names the missing part', () => {
    expect(read('', '')).toEqual({ value: null });
    expect(read('14/11/2569', '')).toEqual({ problem: { messageKey: 'timeMissing' } });
    expect(read('', '09:30')).toEqual({ problem: { messageKey: 'dateMissing' } });
    expect(read('14/11/2569', '25:00')).toEqual({ problem: { messageKey: 'typedTime' } });
    expect(read('31/02/2569', '09:30')).toMatchObject({ problem: { messageKey: 'typedDate' } });
  });

  it('preserves the seconds if the minute was not changed', () => {
    expect(read('15/11/2569', '09:30', '2026-11-14T09:30:42+07:00')).toEqual({ value: '2026-11-15T09:30:42+07:00' });
    expect(read('14/11/2569', '09:31', '2026-11-14T09:30:42+07:00')).toEqual({ value: '2026-11-14T09:31:00+07:00' });
  });
});
