import type { ReactElement } from 'react';
import { useOpenForm } from '#platform/web/form/store/formContext.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { texts } from './texts.ts';

/** How a new officer comes in, or why one does not. */
export function OfficerAccount(): ReactElement | null {
  const t = useTexts(texts);
  const { store, isReadOnly } = useOpenForm();
  if (store.isNew()) {
    return (
      <Callout tone="info" title={t('passwordComes')}>
        {t('passwordLasts')}
      </Callout>
    );
  }
  return isReadOnly && store.getRecordValues()['refStatus'] === 'suspended' ? (
    <Callout tone="warn">{t('isOut')}</Callout>
  ) : null;
}
