/** Describes how soon a case is due, and how urgent that is. */
import type { Locale } from '#language/label.ts';
import type { QueuedCase } from '#platform/model/request/caseView.ts';
import { formatShortDate } from '#language/values/buddhistEra.ts';
import { plainDateOf } from '#language/values/instant.ts';
import { translate } from '../i18n/texts.ts';
import type { Tone } from '../ui/feedback/Tag.tsx';
import { queueTexts } from './queueTexts.ts';

export interface DueWords {
  readonly words: string;
  /** The exact date, as a tooltip. */
  readonly day: string;
  readonly tone: Extract<Tone, 'bad' | 'warn' | 'neutral'>;
}

export function dueWords(
  { dueDate, daysLeft, isLate, since }: Pick<QueuedCase, 'dueDate' | 'daysLeft' | 'isLate' | 'since'>,
  locale: Locale,
): DueWords {
  const t = translate(queueTexts, locale);
  if (dueDate === null || daysLeft === null)
    return { words: t('since', { date: formatShortDate(plainDateOf(since), locale) }), day: '', tone: 'neutral' };
  const day = t('dueOn', { date: formatShortDate(dueDate, locale) });
  if (isLate) {
    const n = -daysLeft;
    // On a day off after the last day no working day has passed yet, but the case is late.
    return { words: n === 0 ? t('overdue') : n === 1 ? t('overdueDay') : t('overdueDays', { n }), day, tone: 'bad' };
  }
  if (daysLeft === 0) return { words: t('today'), day, tone: 'warn' };
  return daysLeft === 1
    ? { words: t('nextDay'), day, tone: 'warn' }
    : { words: t('inDays', { n: daysLeft }), day, tone: 'neutral' };
}
