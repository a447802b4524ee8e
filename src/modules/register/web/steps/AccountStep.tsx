import { useEffect, useState, type ReactElement } from 'react';
import { message } from '#language/message.ts';
import { PASSWORD_MIN } from '#platform/model/account/password.ts';
import { problemText } from '#platform/web/api/errors.ts';
import { FormField } from '#platform/web/form/field/FormField.tsx';
import { FormContext, useField } from '#platform/web/form/store/formContext.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { PasswordInput } from '#platform/web/ui/input/PasswordInput.tsx';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import { isTaken } from '../registerApi.ts';
import { useOpenRegistration } from '../RegistrationContext.ts';
import { texts } from '../texts.ts';
import css from './steps.module.css';

/** Long enough to avoid a call for every letter. */
const ASK_AFTER_MS = 400;

export function AccountStep(): ReactElement {
  const { person } = useOpenRegistration();
  return (
    <FormContext value={person}>
      <Username />
      <Passwords />
    </FormContext>
  );
}

function Username(): ReactElement {
  const t = useTexts(texts);
  const {
    person,
    draft: { isUnanswered },
  } = useOpenRegistration();
  const { store } = person;
  const { value, problem } = useField('username');
  const username = typeof value === 'string' ? value.trim() : '';
  const [free, setFree] = useState('');
  useEffect(() => {
    if (username === '' || isUnanswered) return undefined;
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      void isTaken('has-username', { username }, aborter.signal).then((isSo) => {
        if (aborter.signal.aborted) return;
        if (isSo) store.setServerProblems([{ path: 'username', ...message('usernameTaken') }]);
        else setFree(username);
      });
    }, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [username, store, isUnanswered]);
  return (
    <div>
      <FormField record="" name="username" />
      <p className={css.hint}>{t('usernameHelp')}</p>
      <output className={css.free}>
        {username !== '' && free === username && problem === undefined ? (
          <>
            <Icon name="good" size={14} />
            {t('usernameFree')}
          </>
        ) : null}
      </output>
    </div>
  );
}

/** In memory only, from page to page. */
function Passwords(): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { getSecret, setSecret, problems, setProblems } = useOpenRegistration();
  const [initialSecret] = useState(getSecret);
  const textOf = (name: string): string | undefined => {
    const problem = problems[name];
    return problem === undefined ? undefined : problemText(problem, locale);
  };
  const clear = (): void => {
    if (problems['password'] !== undefined || problems['passwordAgain'] !== undefined) setProblems({});
  };
  return (
    <>
      <PasswordInput
        isField
        label={t('password')}
        name="password"
        autoComplete="new-password"
        required
        help={`${t('passwordHelp', { n: PASSWORD_MIN })} ${t('passwordNotKept')}`}
        problem={textOf('password')}
        defaultValue={initialSecret.password}
        onChange={({ target }) => {
          setSecret({ password: target.value });
          clear();
        }}
      />
      <PasswordInput
        isField
        label={t('passwordAgain')}
        name="passwordAgain"
        autoComplete="new-password"
        required
        problem={textOf('passwordAgain')}
        defaultValue={initialSecret.again}
        onChange={({ target }) => {
          setSecret({ again: target.value });
          clear();
        }}
      />
    </>
  );
}
