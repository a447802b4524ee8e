import type { ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { texts } from './texts.ts';

/** Shown before anything is sent: the person decides, and nothing is shown about them before. */
export function EmployeeInvited(): ReactElement {
  const t = useTexts(texts);
  return (
    <Callout tone="info" title={t('invited')}>
      {t('invitedText')}
    </Callout>
  );
}
