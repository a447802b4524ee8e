import type { ReactElement } from 'react';
import { useOpenForm } from '#platform/web/form/store/formContext.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { texts } from './texts.ts';

/** Explains how a new officer signs in, or why an officer cannot. */
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
