import type { ReactElement, ReactNode } from 'react';
import { findPasswordProblem, type PasswordOwner } from '#platform/model/account/password.ts';
import { call } from '../api/call.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { PasswordInput } from '../ui/input/PasswordInput.tsx';
import { Button } from '../ui/button/Button.tsx';
import { notify } from '../ui/feedback/toasts.ts';
import css from './AccountForm.module.css';
import { FormProblems } from './FormProblems.tsx';
import { NewPasswordInput } from './NewPasswordInput.tsx';
import type { OtpAnswer } from './OtpDialog.tsx';
import { texts } from './texts.ts';
import { useAccountForm } from './useAccountForm.ts';
import { withOtp } from './withOtp.ts';
import { isRefusedAt, accountMessageText, type FieldProblems } from './accountProblems.ts';

export interface ChangePasswordProps {
  /** The owner of the password; it must not contain their publicly known data. */
  readonly owner: PasswordOwner;
  readonly onDone?: (() => void | Promise<void>) | undefined;
  /** True where another person chose the current password: the owner has to change it, and needs no code. */
  readonly isForced?: boolean | undefined;
  /** Shown next to the button. */
  readonly actions?: ReactNode;
}

const names = ['currentPassword', 'password'] as const;

/** Changes the person's own password: asks for the current one, the new one, and a code sent by mail. */
export function ChangePassword({ owner, onDone, isForced = false, actions }: ChangePasswordProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { form, problems, isBusy, submit } = useAccountForm({
    names,
    takesFocus: isForced,
    check: ({ currentPassword, password }): FieldProblems => {
      const weak = findPasswordProblem(password, owner, []);
      return {
        ...(currentPassword === '' ? { currentPassword: t('fillIn', { label: t('currentPassword') }) } : {}),
        ...(password === ''
          ? { password: t('fillIn', { label: t('newPassword') }) }
          : weak === undefined
            ? {}
            : { password: accountMessageText(weak, locale) }),
      };
    },
    send: async (values) => {
      if (!(await change(values))) return;
      notify.success(t('passwordChanged'));
      form.current?.reset();
      await onDone?.();
    },
  });
  return (
    <form ref={form} className={css.form} method="post" onSubmit={submit} noValidate>
      <FormProblems form={form} problems={problems} />
      {/* Lets a browser that stores passwords see whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={owner.username ?? ''} readOnly hidden />
      <PasswordInput
        label={t('currentPassword')}
        name="currentPassword"
        autoComplete="current-password"
        required
        problem={problems['currentPassword']}
      />
      <NewPasswordInput name="password" problem={problems['password']} />
      <div className={css.actions}>
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {t(isForced ? 'saveAndGoOn' : 'changePassword')}
        </Button>
        {actions}
      </div>
    </form>
  );
}

/**
 * First sends without a code, so that errors in the form are shown before a mail is sent. Returns false if the person
 * cancelled.
 */
async function change(values: Readonly<Record<(typeof names)[number], string>>): Promise<boolean> {
  const send = (otp?: OtpAnswer): Promise<unknown> =>
    call('PUT', '/api/v1/security/users/me/change-password', {
      body: { ...values, ...(otp === undefined ? {} : { otp }) },
      silent: true,
    });
  try {
    await send();
    return true;
  } catch (error) {
    if (!isRefusedAt(error, 'otp', ['otpMissing'])) throw error;
  }
  return withOtp({ purpose: 'password' }, send);
}
