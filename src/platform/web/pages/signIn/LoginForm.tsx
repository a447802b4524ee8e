import { useEffect, useRef, useState, type ReactElement, type RefObject, type SyntheticEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { FORGOT_PASSWORD, HOME, safeAppPath } from '../../route/guard.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { signIn } from '../../session/signIn.ts';
import { PasswordInput } from '../../ui/input/PasswordInput.tsx';
import { refusalText } from '../../api/failureText.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { TextLink } from '../../ui/button/TextLink.tsx';
import css from './LoginForm.module.css';
import { texts } from '../texts.ts';

/** Values are read from the form itself: a browser may fill it in without an event. */
export function LoginForm(): ReactElement {
  const t = useTexts(texts);
  const { form, refusal, isBusy, submit } = useSignIn();
  return (
    <form ref={form} className={css.form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      {refusal === undefined ? null : (
        <Callout tone="bad" isAlert>
          {refusal}
        </Callout>
      )}
      <LabelledInput
        label={t('username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        aria-invalid={refusal !== undefined}
      />
      <PasswordInput
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        aria-invalid={refusal !== undefined}
      />
      <label className={css.remember}>
        <input type="checkbox" name="rememberMe" />
        {t('rememberMe')}
      </label>
      <Button kind="primary" type="submit" className={css.submit} isBusy={isBusy}>
        {t('signIn')}
      </Button>
      <TextLink to={FORGOT_PASSWORD} className={css.forgot}>
        {t('forgotPassword')}
      </TextLink>
      <p className={css.others}>
        <TextLink to="/register">{t('register')}</TextLink>
        <TextLink to="/register-officer">{t('registerOfficer')}</TextLink>
      </p>
    </form>
  );
}

interface SignInState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly refusal: string | undefined;
  readonly isBusy: boolean;
  readonly submit: (event: SyntheticEvent) => Promise<void>;
}

function useSignIn(): SignInState {
  const t = useTexts(texts);
  const locale = useLocale();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => focusFirstEmpty(form.current), []);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const { username, password, rememberMe } = typedIn(form.current);
    if (username === '' || password === '') {
      setFailure(EMPTY);
      focusFirstEmpty(form.current);
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      await signIn({ username, password, rememberMe });
      await navigate(safeAppPath(query.get('url')) ?? HOME, { replace: true });
    } catch (error) {
      setFailure(error);
      inputOf(form.current, 'password')?.select();
    } finally {
      setBusy(false);
    }
  };
  const refusal = failure === undefined ? undefined : failure === EMPTY ? t('fillBoth') : refusalText(failure, locale);
  return { form, refusal, isBusy, submit };
}

const EMPTY = Symbol('nothing was typed');

function typedIn(form: HTMLFormElement | null): { username: string; password: string; rememberMe: boolean } {
  return {
    username: inputOf(form, 'username')?.value.trim() ?? '',
    password: inputOf(form, 'password')?.value ?? '',
    rememberMe: inputOf(form, 'rememberMe')?.checked ?? false,
  };
}

function focusFirstEmpty(form: HTMLFormElement | null): void {
  const names = ['username', 'password'] as const;
  const empty = names.map((name) => inputOf(form, name)).find((input) => input?.value === '');
  empty?.focus();
}

function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : undefined;
}
