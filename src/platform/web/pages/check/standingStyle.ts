/**
 * Word, colour and icon for the standing of an issued document. Each standing has its own, so that no two can be
 * confused.
 */
import { inLocale, type Locale } from '#language/label.ts';
import { standingLabels, type Standing } from '#platform/model/request/shortDetail.ts';
import { translate } from '../../i18n/texts.ts';
import type { IconName } from '../../ui/icon/Icon.tsx';
import type { Tone } from '../../ui/feedback/Tag.tsx';
import { texts } from './shortDetailTexts.ts';

export interface StandingStyle {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly word: (locale: Locale) => string;
}

const styles = {
  valid: { tone: 'good', icon: 'good' },
  expired: { tone: 'neutral', icon: 'clock' },
  suspended: { tone: 'warn', icon: 'stop' },
  revoked: { tone: 'bad', icon: 'error' },
  cancelled: { tone: 'bad', icon: 'removeCircle' },
  usedUp: { tone: 'neutral', icon: 'fileDone' },
  replaced: { tone: 'warn', icon: 'swap' },
  baseNotInForce: { tone: 'bad', icon: 'warning' },
} as const satisfies Record<Standing, Omit<StandingStyle, 'word'>>;

/** A renewed document says so, whether or not it is still valid. */
export function standingStyle({
  standing,
  renewedBy,
}: {
  readonly standing: Standing;
  readonly renewedBy: string | null;
}): StandingStyle {
  const isRenewed = renewedBy !== null;
  const style = standing === 'valid' && isRenewed ? ({ tone: 'info', icon: 'sync' } as const) : styles[standing];
  const word = (locale: Locale): string => {
    const t = translate(texts, locale);
    return [
      inLocale(standingLabels[standing], locale),
      ...(isRenewed ? [t('renewed')] : []),
      ...(standing === 'valid' ? [] : [t('notValid')]),
    ].join(' · ');
  };
  return { ...style, word };
}
