/** Describes in words how long there is still time to pay. */
import type { Locale } from '#language/label.ts';
import { daysBetween, type PlainDate } from '#language/values/plainDate.ts';
import { translate } from '#platform/web/i18n/texts.ts';
import { today } from '#platform/web/today.ts';
import type { Tone } from '#platform/web/ui/feedback/Tag.tsx';
import { texts } from './texts.ts';

/** From then on it is urgent. */
const SOON_DAYS = 3;

export interface DueWords {
  readonly words: string;
  readonly tone: Extract<Tone, 'neutral' | 'warn' | 'bad'>;
}

export function dueWords(dueDate: PlainDate, locale: Locale, on = today()): DueWords {
  const t = translate(texts, locale);
  const left = daysBetween(on, dueDate);
  if (left < 0) return { words: left === -1 ? t('lateDay') : t('lateDays', { n: -left }), tone: 'bad' };
  if (left === 0) return { words: t('lastDay'), tone: 'warn' };
  return {
    words: left === 1 ? t('leftDay') : t('leftDays', { n: left }),
    tone: left <= SOON_DAYS ? 'warn' : 'neutral',
  };
}
