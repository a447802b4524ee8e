import type { ReactElement } from 'react';
import { formatMessage } from '#language/message.ts';
import { powerMessages } from '#platform/model/party/powerMessages.ts';
import { useVisit } from '../route/visit.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { Callout } from '../ui/feedback/Callout.tsx';
import css from './ChooseActingFor.module.css';
import { personName } from '../i18n/person.ts';
import { texts } from './texts.ts';
import { useChooseActingFor } from './useChooseActingFor.ts';
import { useLostPowerText } from './useLostPowerText.ts';

/**
 * Tells a person that they can no longer act for their holder, and lets them choose another; nothing is done for any
 * holder before that.
 */
export function ChooseActingFor(): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const why = useLostPowerText();
  const { lostHolder, actingForOptions } = useVisit().info;
  const { isBusy, choose } = useChooseActingFor();
  if (lostHolder === null) return null;
  const name = [lostHolder.fullName, lostHolder.fullNameEn ?? lostHolder.fullName] as const;
  return (
    <Callout tone="warn" title={t('mustChoose')}>
      <p>{why ?? formatMessage(powerMessages.chooseActingFor, locale, { name })}</p>
      <fieldset className={css.choices} aria-label={t('mustChoose')}>
        {actingForOptions.map((option) => (
          <Button key={option.id} icon="user" isBusy={isBusy} onClick={() => choose(option)}>
            {t('actAs', { name: personName(option, locale), kind: t(option.kind) })}
          </Button>
        ))}
      </fieldset>
    </Callout>
  );
}
