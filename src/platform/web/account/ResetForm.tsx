import type { ReactElement } from 'react';
import { findPasswordProblem } from '#platform/model/account/password.ts';
import { call } from '../api/call.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import css from './AccountForm.module.css';
import { FormProblems } from './FormProblems.tsx';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import { texts } from './texts.ts';
import { useAccountForm } from './useAccountForm.ts';
import type { GoodLink } from './useResetLink.ts';
import { accountMessageText, type FieldProblems } from './accountProblems.ts';

export interface ResetFormProps {
  readonly link: GoodLink;
  readonly onDone: () => void;
  /** Returns true if the link itself was refused, which is reported elsewhere. */
  readonly onRefused: (error: unknown) => boolean;
}

const names = ['password'] as const;

export function ResetForm({ link: { key, username }, onDone, onRefused }: ResetFormProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { form, problems, isBusy, submit } = useAccountForm({
    names,
    takesFocus: true,
    check: ({ password }): FieldProblems => {
      const weak = findPasswordProblem(password, { username }, []);
      if (password === '') return { password: t('fillIn', { label: t('newPassword') }) };
      return weak === undefined ? {} : { password: accountMessageText(weak, locale) };
    },
    send: async ({ password }) => {
      try {
        await call('POST', '/api/auth/active-forgot-password', {
          body: { key, password },
          silent: true,
          background: true,
        });
        onDone();
      } catch (error) {
        if (!onRefused(error)) throw error;
      }
    },
  });
  return (
    <form ref={form} className={css.form} method="post" onSubmit={submit} noValidate>
      <FormProblems form={form} problems={problems} />
      {/* Lets a browser that stores passwords see whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <NewPasswordInput name="password" problem={problems['password']} />
      <Button kind="primary" type="submit" className={css.wide} isBusy={isBusy}>
        {t('setPassword')}
      </Button>
    </form>
  );
}
