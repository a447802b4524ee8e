import type { ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Callout } from '#platform/web/ui/Callout.tsx';
import { texts } from './texts.ts';

/** Said before the mistake: who is known already is not entered a second time. */
export function EmployeeKnown(): ReactElement {
  const t = useTexts(texts);
  return (
    <Callout tone="info" title={t('known')}>
      {t('knownText')}
    </Callout>
  );
}
