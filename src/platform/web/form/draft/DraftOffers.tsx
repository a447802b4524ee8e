import type { ReactElement } from 'react';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import { instantFromMs, plainDateOf } from '#language/values/instant.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { today } from '../../today.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { texts } from '../texts.ts';
import type { DraftOffer } from './useDraftOffers.ts';

export interface DraftOffersProps {
  readonly offers: readonly DraftOffer[];
  /** Version of the current record. */
  readonly version: number | undefined;
  readonly onContinue: (offer: DraftOffer) => void;
  readonly onDiscard: (offer: DraftOffer) => void;
}

export function DraftOffers({ offers, version, onContinue, onDiscard }: DraftOffersProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  return (
    <>
      {offers.map((offer) => (
        <Callout
          key={offer.recordId}
          tone="info"
          title={t('draftOffer', { at: shortTime(offer.atMs, locale) })}
          action={
            <>
              <Button size="small" kind="primary" onClick={() => onContinue(offer)}>
                {t('draftContinue')}
              </Button>
              <Button size="small" onClick={() => onDiscard(offer)}>
                {t('draftDiscard')}
              </Button>
            </>
          }
        >
          {offer.baseVersion !== null && offer.baseVersion !== version ? t('draftStale') : undefined}
        </Callout>
      ))}
    </>
  );
}

/** Formats an instant of today as the time only, in the time zone of Thailand. */
export function shortTime(ms: number, locale: 'th' | 'en'): string {
  const at = instantFromMs(ms);
  const whole = formatDatetime(at, locale);
  return plainDateOf(at) === today() ? whole.slice('DD/MM/YYYY '.length) : whole;
}
