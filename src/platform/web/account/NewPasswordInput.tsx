import type { ReactElement } from 'react';
import { PASSWORD_MIN } from '#platform/model/account/password.ts';
import { useTexts } from '../i18n/texts.ts';
import { PasswordInput } from '../ui/input/PasswordInput.tsx';
import { texts } from './texts.ts';

/** Typed only once, with a button that reveals it: a password that is typed twice is mistyped twice as often. */
export function NewPasswordInput({
  name,
  problem,
}: {
  readonly name: string;
  readonly problem: string | undefined;
}): ReactElement {
  const t = useTexts(texts);
  return (
    <PasswordInput
      label={t('newPassword')}
      name={name}
      autoComplete="new-password"
      required
      help={t('newPasswordHelp', { n: PASSWORD_MIN })}
      problem={problem}
    />
  );
}
