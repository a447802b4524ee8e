/** How long a document is valid, in words. */
import type { Locale } from '#language/label.ts';
import { formatShortDate } from '#language/values/buddhistEra.ts';
import type { Holding } from '#platform/model/request/holdings.ts';
import { expiryWordIn } from '#platform/model/request/validUntil.ts';
import { translate } from '../i18n/texts.ts';
import type { Tone } from '../ui/feedback/Tag.tsx';
import { texts } from './texts.ts';

export interface Validity {
  /** Until which day. */
  readonly until: string;
  /** How many days are left; undefined for a document that does not expire. */
  readonly left: string | undefined;
  readonly tone: Extract<Tone, 'bad' | 'warn' | 'neutral'>;
}

export function validityOf(
  { expireDate, daysLeft }: Pick<Holding, 'expireDate' | 'daysLeft'>,
  locale: Locale,
): Validity {
  const t = translate(texts, locale);
  if (expireDate === null || daysLeft === null) return { until: t('unlimited'), left: undefined, tone: 'neutral' };
  const until = t('until', { date: formatShortDate(expireDate, locale) });
  const word = expiryWordIn(daysLeft);
  if (word === 'expired') {
    const left = daysLeft === -1 ? t('expiredDay') : t('expiredDays', { n: -daysLeft });
    return { until, left, tone: 'bad' };
  }
  if (daysLeft === 0) return { until, left: t('lastDay'), tone: 'warn' };
  const left = daysLeft === 1 ? t('dayLeft') : t('daysLeft', { n: daysLeft.toLocaleString('en') });
  return word === undefined ? { until, left, tone: 'neutral' } : { until, left: t('soon', { left }), tone: 'warn' };
}
