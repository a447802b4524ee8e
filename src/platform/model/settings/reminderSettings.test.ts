import { describe, expect, it } from 'vitest';
import {
  checkReminderDays,
  DEFAULT_REMINDER_DAYS,
  formatReminderDays,
  parseReminderDays,
  readReminderSettings,
} from './reminderSettings.ts';

describe('the days of reminders', () => {
  it.each([
    ['90, 60, 30, 7', [90, 60, 30, 7]],
    [' 7 ,30,  60 ', [7, 30, 60]],
    ['๓๐ ๗', [30, 7]],
    ['', []],
    [' , ', []],
    ['7 days', [7, NaN]],
    ['7.5', [NaN]],
    ['-7', [NaN]],
    ['1e2', [NaN]],
    ['9999999999', [NaN]],
  ])('are read from “%s”', (text, days) => {
    expect(parseReminderDays(text)).toEqual(days);
  });

  it.each([[[]], [[1]], [[365]], [[90, 60, 30, 7]], [[7, 30]], [[1, 2, 3, 4, 5, 6]]])('may be %j', (days) => {
    expect(checkReminderDays(days)).toEqual([]);
  });

  it.each([[[0]], [[366]], [[-7]], [[7.5]], [[NaN]], [[Infinity]], [[7, 7]], [[1, 2, 3, 4, 5, 6, 7]]])(
    'may not be %j',
    (days) => {
      expect(checkReminderDays(days)).toMatchObject([{ path: 'days', messageKey: 'reminderDays' }]);
    },
  );

  it('are shown as they are typed', () => {
    expect(formatReminderDays(DEFAULT_REMINDER_DAYS)).toBe('90, 60, 30, 7');
  });

  it.each([
    [undefined, [90, 60, 30, 7]],
    [null, [90, 60, 30, 7]],
    [{}, [90, 60, 30, 7]],
    [{ days: 'x' }, [90, 60, 30, 7]],
    [{ days: [7, 'x'] }, [90, 60, 30, 7]],
    [{ days: [] }, []],
    [{ days: [7, 30] }, [30, 7]],
  ])('stored as %j are read in descending order, or as the default if they are not valid', (stored, days) => {
    expect(readReminderSettings(stored)).toEqual({ days });
  });
});
