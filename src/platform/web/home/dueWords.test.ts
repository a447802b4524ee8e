import { describe, expect, it, vi } from 'vitest';
import { getInstant } from '#language/values/instant.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { dueWords } from './dueWords.ts';

vi.mock('../i18n/locale.ts', () => ({ useLocale: () => 'en' }));

const since = getInstant('2026-11-13T09:00:00+07:00');
const dueDate = getPlainDate('2026-11-16');
const dueText = (daysLeft: number, isLate = daysLeft < 0) => {
  const case_ = { dueDate, daysLeft, isLate, since };
  const { tone, words } = dueWords(case_, 'th');
  return [tone, words, dueWords(case_, 'en').words];
};

describe('dueWords', () => {
  it('counts working days, with a stronger tone the nearer the date', () => {
    expect(dueText(-2)).toEqual(['bad', 'เกินกำหนด 2 วันทำการ', '2 working days overdue']);
    expect(dueText(-1)).toEqual(['bad', 'เกินกำหนด 1 วันทำการ', '1 working day overdue']);
    expect(dueText(0)).toEqual(['warn', 'ครบกำหนดวันนี้', 'Due today']);
    expect(dueText(1)).toEqual(['warn', 'ครบกำหนดวันทำการถัดไป', 'Due next working day']);
    expect(dueText(4)).toEqual(['neutral', 'เหลือ 4 วันทำการ', '4 working days left']);
  });

  it('says overdue on a day off after the last day, though no working day has passed', () => {
    expect(dueText(0, true)).toEqual(['bad', 'เกินกำหนด', 'Overdue']);
  });

  it('also gives the date, in the era of the language', () => {
    expect(dueWords({ dueDate, daysLeft: 4, isLate: false, since }, 'th').day).toBe('ครบกำหนด 16 พ.ย. 2569');
    expect(dueWords({ dueDate, daysLeft: 4, isLate: false, since }, 'en').day).toBe('Due 16 Nov 2026');
  });

  it('gives the start date of a draft, which has no due date', () => {
    expect(dueWords({ dueDate: null, daysLeft: null, isLate: false, since }, 'en')).toEqual({
      words: 'Since 13 Nov 2026',
      day: '',
      tone: 'neutral',
    });
  });
});
