import type { ReactElement } from 'react';
import type { IdCardFacts } from '#platform/model/linkage/idCardFacts.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { Callout } from '../ui/feedback/Callout.tsx';
import css from './CardReaderButton.module.css';
import { texts } from './texts.ts';
import { useCardReader } from './useCardReader.ts';

export interface CardReaderButtonProps {
  readonly onRead: (card: IdCardFacts) => void;
}

/** Fills in fields from the card that would otherwise be typed; people without a reader can still type. */
export function CardReaderButton({ onRead }: CardReaderButtonProps): ReactElement {
  const t = useTexts(texts);
  const { isReading, problem, read } = useCardReader(onRead);
  return (
    <div className={css.reader}>
      <Button isBusy={isReading} onClick={read}>
        {t('readCard')}
      </Button>
      {isReading ? <output>{t('reading')}</output> : null}
      {problem === undefined ? null : (
        <Callout tone="warn" title={t(problem)} isAlert>
          {problem === 'absent' ? t('absentHelp') : undefined}
        </Callout>
      )}
    </div>
  );
}
