import { useId, useRef, useState, type ReactElement, type SyntheticEvent } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { useLocale } from '../i18n/locale.ts';
import { info } from '../session/info.ts';
import { signIn } from '../session/signIn.ts';
import type { SignInPrompt } from '../session/signInAgain.ts';
import { tokens } from '../session/tokens.ts';
import { Button } from '../ui/button/Button.tsx';
import { Callout } from '../ui/feedback/Callout.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { LabelledInput } from '../ui/input/LabelledInput.tsx';
import css from './AgainDialog.module.css';
import { PasswordInput } from '../ui/input/PasswordInput.tsx';
import { refusalText } from '../api/failureText.ts';
import { texts } from './texts.ts';

const WIDTH = '440px';

export function SignInAgainDialog({ prompt: { username, resolve } }: { readonly prompt: SignInPrompt }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (password === '' || isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await signIn(
        { username, password, rememberMe: tokens.get()?.refreshToken !== undefined },
        info.get()?.actingFor?.id,
      );
      resolve(true);
    } catch (error) {
      setRefusal(refusalText(error, locale));
      setBusy(false);
    }
  };
  const footer = (
    <>
      <Button onClick={() => resolve(false)}>{t('againDismiss')}</Button>
      <Button kind="primary" type="submit" form={form} isBusy={isBusy}>
        {t('signIn')}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={() => resolve(false)}
      title={t('againTitle')}
      width={WIDTH}
      footer={footer}
      isBusy={isBusy}
      initialFocus={input}
    >
      <form id={form} className={css.form} onSubmit={(event) => void submit(event)}>
        <p>{t('againText')}</p>
        {refusal === undefined ? null : (
          <Callout tone="bad" isAlert>
            {refusal}
          </Callout>
        )}
        <LabelledInput label={t('username')} name="username" value={username} readOnly autoComplete="username" />
        <PasswordInput
          ref={input}
          label={t('password')}
          name="password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          autoComplete="current-password"
          required
        />
      </form>
    </Dialog>
  );
}
