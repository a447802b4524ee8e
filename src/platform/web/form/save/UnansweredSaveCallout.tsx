import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { texts } from '../texts.ts';

/** Says that a save was not answered: nothing is lost, and it can be tried again. */
export function UnansweredSaveCallout({
  isBusy,
  onSave,
}: {
  readonly isBusy: boolean;
  readonly onSave: () => void;
}): ReactElement {
  const t = useTexts(texts);
  const again = (
    <Button size="small" kind="primary" isBusy={isBusy} onClick={onSave}>
      {t('saveAgain')}
    </Button>
  );
  return (
    <Callout tone="warn" isAlert title={t('lostTitle')} action={again}>
      {t('lostText')}
    </Callout>
  );
}
