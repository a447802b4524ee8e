import { describe, expect, it, vi } from 'vitest';
import { getPlainDate } from '#language/values/plainDate.ts';
import { validityOf } from './validity.ts';

vi.mock('../i18n/locale.ts', () => ({ useLocale: () => 'en' }));

const expireDate = getPlainDate('2027-01-22');
const wordsOf = (daysLeft: number): readonly unknown[] => {
  const { left, tone } = validityOf({ expireDate, daysLeft }, 'th');
  return [tone, left, validityOf({ expireDate, daysLeft }, 'en').left];
};

describe('validityOf', () => {
  it('counts the days, and says which documents expire soon or have expired', () => {
    expect(wordsOf(1200)).toEqual(['neutral', 'เหลือ 1,200 วัน', '1,200 days left']);
    expect(wordsOf(91)).toEqual(['neutral', 'เหลือ 91 วัน', '91 days left']);
    expect(wordsOf(90)).toEqual(['warn', 'ใกล้หมดอายุ เหลือ 90 วัน', 'Expires soon, 90 days left']);
    expect(wordsOf(1)).toEqual(['warn', 'ใกล้หมดอายุ เหลือ 1 วัน', 'Expires soon, 1 day left']);
    expect(wordsOf(0)).toEqual(['warn', 'วันนี้เป็นวันสุดท้าย', 'Last day today']);
    expect(wordsOf(-1)).toEqual(['bad', 'หมดอายุเมื่อวานนี้', 'Expired yesterday']);
    expect(wordsOf(-3)).toEqual(['bad', 'หมดอายุแล้ว 3 วัน', 'Expired 3 days ago']);
  });

  it('gives the day in the era of the language, and none to a document that does not expire', () => {
    expect(validityOf({ expireDate, daysLeft: 65 }, 'th').until).toBe('ถึง 22 ม.ค. 2570');
    expect(validityOf({ expireDate, daysLeft: 65 }, 'en').until).toBe('Until 22 Jan 2027');
    expect(validityOf({ expireDate: null, daysLeft: null }, 'en')).toEqual({
      until: 'Does not expire',
      left: undefined,
      tone: 'neutral',
    });
  });
});
