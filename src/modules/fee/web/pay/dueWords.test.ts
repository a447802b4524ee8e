import { describe, expect, it, vi } from 'vitest';
import { getPlainDate } from '#language/values/plainDate.ts';
import { dueWords } from './dueWords.ts';

vi.mock('#platform/web/i18n/locale.ts', () => ({ useLocale: () => 'en' }));

const today = getPlainDate('2026-11-16');
const due = (day: string, locale: 'th' | 'en' = 'en'): unknown => dueWords(getPlainDate(day), locale, today);

describe('the time left to pay', () => {
  it('is shown in days, and urgent when they are few', () => {
    expect(due('2026-12-16')).toEqual({ words: '30 days left', tone: 'neutral' });
    expect(due('2026-11-19')).toEqual({ words: '3 days left', tone: 'warn' });
    expect(due('2026-11-17', 'th')).toEqual({ words: 'เหลืออีก 1 วัน', tone: 'warn' });
  });

  it('includes the last day, and is over after it', () => {
    expect(due('2026-11-16')).toEqual({ words: 'Due today', tone: 'warn' });
    expect(due('2026-11-15')).toEqual({ words: '1 day late', tone: 'bad' });
    expect(due('2026-11-06', 'th')).toEqual({ words: 'เกินกำหนด 10 วัน', tone: 'bad' });
  });
});
