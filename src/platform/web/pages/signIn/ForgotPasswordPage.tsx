import { useState, type ReactElement } from 'react';
import { RESET_MINUTES } from '#platform/model/account/password.ts';
import css from '../../account/AccountForm.module.css';
import { FormProblems } from '../../account/FormProblems.tsx';
import { texts } from '../../account/texts.ts';
import { useAccountForm } from '../../account/useAccountForm.ts';
import type { FieldProblems } from '../../account/accountProblems.ts';
import { call } from '../../api/call.ts';
import { LOGIN } from '../../route/guard.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { EntryPage } from './EntryPage.tsx';

/** The server answers the same whether the account exists or not, and so does the page. */
export function ForgotPasswordPage(): ReactElement {
  const t = useTexts(texts);
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) {
    return (
      <EntryPage title={t('forgotTitle')} help={t('forgotHelp')}>
        <UsernameForm onSent={setSentTo} />
      </EntryPage>
    );
  }
  return (
    <EntryPage title={t('forgotTitle')}>
      <div className={css.form}>
        <Callout tone="good" isAlert title={t('linkSent')}>
          <p>{t('linkSentText', { name: sentTo, n: RESET_MINUTES })}</p>
        </Callout>
        <p className={css.note}>{t('noMail')}</p>
        <div className={css.actions}>
          <Button onClick={() => setSentTo(undefined)}>{t('askAgain')}</Button>
          <TextLink to={LOGIN} className={css.link}>
            {t('toLogin')}
          </TextLink>
        </div>
      </div>
    </EntryPage>
  );
}

const names = ['username'] as const;

function UsernameForm({ onSent }: { readonly onSent: (name: string) => void }): ReactElement {
  const t = useTexts(texts);
  const { form, problems, isBusy, submit } = useAccountForm({
    names,
    takesFocus: true,
    check: ({ username }): FieldProblems =>
      username.trim() === '' ? { username: t('fillIn', { label: t('usernameOrEmail') }) } : {},
    send: async ({ username }) => {
      await call('POST', '/api/auth/forgot-password', {
        body: { username: username.trim() },
        silent: true,
        background: true,
      });
      onSent(username.trim());
    },
  });
  return (
    <form ref={form} className={css.form} method="post" onSubmit={submit} noValidate>
      <FormProblems form={form} problems={problems} />
      <LabelledInput
        label={t('usernameOrEmail')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        problem={problems['username']}
      />
      <Button kind="primary" type="submit" className={css.wide} isBusy={isBusy}>
        {t('sendLink')}
      </Button>
      <div className={css.foot}>
        <TextLink to={LOGIN} className={css.link}>
          {t('toLogin')}
        </TextLink>
      </div>
    </form>
  );
}
