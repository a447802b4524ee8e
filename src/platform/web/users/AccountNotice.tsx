import type { ReactElement } from 'react';
import { useField, useOpenForm } from '../form/store/formContext.ts';
import { useTexts } from '../i18n/texts.ts';
import { Callout } from '../ui/feedback/Callout.tsx';
import { texts } from './texts.ts';

/** Shows what prevents a person from using the system: a password that is not set yet, or a suspended account. */
export function AccountNotice(): ReactElement | null {
  const t = useTexts(texts);
  const { store, isReadOnly } = useOpenForm();
  const { flags } = useField('username');
  if (store.isNew() && flags.isVisible) {
    return (
      <Callout tone="info" title={t('noPasswordYet')}>
        {t('passwordFollows')}
      </Callout>
    );
  }
  const { refStatus } = store.getRecordValues();
  return isReadOnly && refStatus === 'suspended' ? <Callout tone="warn">{t('isOut')}</Callout> : null;
}
