import type { ReactElement } from 'react';
import { useField, useOpenForm } from '../form/store/formContext.ts';
import { useTexts } from '../i18n/texts.ts';
import { Callout } from '../ui/feedback/Callout.tsx';
import { texts } from './texts.ts';

/** What stands between a person and the system: a password that is still to come, or that they were put out. */
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
