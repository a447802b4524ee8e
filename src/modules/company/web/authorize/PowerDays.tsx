import type { ReactElement } from 'react';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { today } from '#platform/web/today.ts';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import type { Tone } from '#platform/web/ui/feedback/Tag.tsx';
import { standingOf, type StandingWord } from './power.ts';
import { texts } from './texts.ts';

const tones: Readonly<Record<StandingWord, Tone>> = {
  isWaiting: 'info',
  isDeclined: 'bad',
  isLapsed: 'bad',
  isSuspended: 'warn',
  isRevoked: 'bad',
  willBegin: 'info',
  hasEnded: 'bad',
  lastDay: 'warn',
  endsSoon: 'warn',
  daysLeft: 'info',
};

/** Shows whether the power is in force today, and for how long: the first thing to know about it. */
export function PowerDays(): ReactElement | null {
  const t = useTexts(texts);
  const { refStatus, startDate, endDate, statusReason } = useRecordValues('userAuthorize').recordValues;
  const text = standingOf({
    status: refStatus ?? 'inForce',
    startDate: startDate ?? null,
    endDate: endDate ?? null,
    reason: statusReason ?? null,
    today: today(),
  });
  if (text === undefined) return null;
  const { word, n, reason } = text;
  const isPlain = word === 'lastDay' || word === 'isWaiting' || word === 'isDeclined' || word === 'isLapsed';
  return (
    <Callout tone={tones[word]}>
      {isPlain ? t(word) : word === 'isSuspended' || word === 'isRevoked' ? t(word, { reason }) : t(word, { n })}
    </Callout>
  );
}
