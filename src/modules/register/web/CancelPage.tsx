import { useState, type ReactElement } from 'react';
import css from '#platform/web/account/AccountForm.module.css';
import { FormProblems } from '#platform/web/account/FormProblems.tsx';
import { useAccountForm } from '#platform/web/account/useAccountForm.ts';
import type { FieldProblems } from '#platform/web/account/accountProblems.ts';
import { call } from '#platform/web/api/call.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { EntryPage } from '#platform/web/pages/signIn/EntryPage.tsx';
import { PasswordInput } from '#platform/web/ui/input/PasswordInput.tsx';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { ButtonLink } from '#platform/web/ui/button/ButtonLink.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { LabelledInput } from '#platform/web/ui/input/LabelledInput.tsx';
import { TextLink } from '#platform/web/ui/button/TextLink.tsx';
import { texts } from './cancelTexts.ts';

/** For people who wait to be accepted by a company, and cannot sign in to cancel. */
export function CancelPage(): ReactElement {
  const t = useTexts(texts);
  const [code, setCode] = useState<string>();
  if (code === undefined) {
    return (
      <EntryPage title={t('title')} help={t('help')}>
        <CancelForm onDone={setCode} />
      </EntryPage>
    );
  }
  return (
    <EntryPage title={t('title')}>
      <div className={css.form}>
        <Callout tone="good" isAlert title={t('done', { code })}>
          <p>{t('doneText')}</p>
        </Callout>
        <ButtonLink to="/register" kind="primary" className={css.wide}>
          {t('again')}
        </ButtonLink>
      </div>
    </EntryPage>
  );
}

const names = ['username', 'password'] as const;

function CancelForm({ onDone }: { readonly onDone: (code: string) => void }): ReactElement {
  const t = useTexts(texts);
  const { form, problems, isBusy, submit } = useAccountForm({
    names,
    takesFocus: true,
    check: ({ username, password }): FieldProblems => ({
      ...(username.trim() === '' ? { username: t('usernameMissing') } : {}),
      ...(password === '' ? { password: t('passwordMissing') } : {}),
    }),
    send: async ({ username, password }) => {
      const { code } = await call<{ readonly code: string }>('POST', '/api/v1/security/users/register/cancel', {
        body: { username: username.trim(), password },
        silent: true,
        background: true,
      });
      onDone(code);
    },
  });
  return (
    <form ref={form} className={css.form} method="post" onSubmit={submit} noValidate>
      <FormProblems form={form} problems={problems} />
      <LabelledInput
        label={t('username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        problem={problems['username']}
      />
      <PasswordInput
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        problem={problems['password']}
      />
      <Button kind="danger" type="submit" className={css.wide} isBusy={isBusy}>
        {t('cancel')}
      </Button>
      <div className={css.foot}>
        <TextLink to="/register" className={css.link}>
          {t('toRegister')}
        </TextLink>
      </div>
    </form>
  );
}
