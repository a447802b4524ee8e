import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { SessionEndNotice } from '../../realtime/SessionEndNotice.tsx';
import { EntryPage } from './EntryPage.tsx';
import { LoginForm } from './LoginForm.tsx';
import { texts } from '../texts.ts';

export function LoginPage(): ReactElement {
  const t = useTexts(texts);
  return (
    <EntryPage title={t('signIn')} help={t('signInHelp')}>
      <SessionEndNotice />
      <LoginForm />
    </EntryPage>
  );
}
