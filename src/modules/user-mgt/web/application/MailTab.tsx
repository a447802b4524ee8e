import { useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { at, message, type Problem } from '#language/message.ts';
import {
  ADDRESS_MAX,
  checkMailServer,
  HOST_MAX,
  MAIL_NAME_MAX,
  MAIL_PASSWORD_MAX,
  PORT_MAX,
  type MailSetting,
} from '#platform/model/settings/appSettings.ts';
import { useUnsaved } from '#platform/web/form/draft/useUnsaved.ts';
import { problemText } from '#platform/web/api/errors.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './Application.module.css';
import { focusFirstProblem } from './focusFirstProblem.ts';
import { draftOf, isChangedFrom, mustTypeAgain, serverOf, type MailDraft } from './mailDraft.ts';
import { Part } from './Part.tsx';
import { SaveBar } from './SaveBar.tsx';
import { Shown } from './Shown.tsx';
import type { TabProps } from './tabProps.ts';
import { TestMail } from './TestMail.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';
import { texts } from './texts.ts';
import { Tick } from './Tick.tsx';
import { useSaving } from './useSaving.ts';

/** By which server mail goes out, and a way to try it. */
export function MailTab({ settings: { mail }, mayEdit, reload }: TabProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const saving = useSaving();
  const [draft, setDraft] = useState(() => draftOf(mail));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const isChanged = isChangedFrom(mail, draft);
  useUnsaved(mayEdit && isChanged);
  if (!mayEdit) return <ReadOnly mail={mail} />;
  const change = (more: Partial<MailDraft>): void => {
    setDraft({ ...draft, ...more });
    setProblems(problems.filter(({ path }) => !Object.keys(more).includes(path)));
  };
  const check = (): boolean => {
    const found = [
      ...checkMailServer({
        ...draft,
        host: draft.host.trim(),
        from: draft.from.trim(),
        port: draft.port === '' ? null : Number(draft.port),
      }),
      ...(mustTypeAgain(mail, draft) ? [at('password', message('mailPasswordAgain'))] : []),
    ];
    // At once, so that the first of them can be gone to.
    flushSync(() => setProblems(found));
    if (found.length > 0) focusFirstProblem();
    return found.length === 0;
  };
  const problemAt = (path: string): string | undefined => {
    const found = problems.find((one) => one.path === path);
    return found === undefined ? saving.problemAt('mail', path) : problemText(found, locale);
  };
  const reset = (setting: MailSetting): void => {
    saving.forget();
    setProblems([]);
    setDraft(draftOf(setting));
  };
  const save = async (): Promise<void> => {
    if (check())
      await saving.run([
        {
          section: 'mail',
          body: { ...serverOf(draft), isActive: draft.isActive, version: mail.version },
          done: (saved) => setDraft(draftOf(saved)),
        },
      ]);
  };
  return (
    <div className={css.tab}>
      <Part title={t('server')} stamp={mail}>
        <Tick
          id="mail-active"
          label={t('isActive')}
          help={t('isActiveHelp')}
          isChecked={draft.isActive}
          onChange={(isActive) => change({ isActive })}
        />
        <ServerFields draft={draft} mail={mail} change={change} problemAt={problemAt} />
      </Part>
      <TestMail
        check={check}
        server={draft.host.trim() === '' ? undefined : serverOf(draft)}
        onProblems={setProblems}
      />
      <SaveBar
        saving={saving}
        isChanged={isChanged}
        onSave={() => void save()}
        onUndo={() => reset(mail)}
        onReload={() => void reload().then((latest) => latest !== undefined && reset(latest.mail))}
      />
    </div>
  );
}

interface ServerFieldsProps {
  readonly draft: MailDraft;
  readonly mail: MailSetting;
  readonly change: (more: Partial<MailDraft>) => void;
  readonly problemAt: (path: string) => string | undefined;
}

function ServerFields({ draft, mail, change, problemAt }: ServerFieldsProps): ReactElement {
  const t = useTexts(texts);
  const common = (name: 'host' | 'port' | 'username' | 'from'): Omit<TextInputProps, 'label'> => ({
    id: `mail-${name}`,
    problem: problemAt(name),
    value: draft[name],
    onChange: ({ target }) => change({ [name]: target.value }),
  });
  return (
    <div className={css.fields}>
      <TextInput
        {...common('host')}
        label={t('host')}
        isRequired
        maxLength={HOST_MAX}
        placeholder="smtp.example.go.th"
      />
      <TextInput {...common('port')} label={t('port')} isRequired type="number" min={1} max={PORT_MAX} />
      <fieldset className={css.wide}>
        <legend className={css.legend}>{t('encryption')}</legend>
        {([false, true] as const).map((isSecure) => (
          <label key={String(isSecure)} className={css.choice}>
            <input
              type="radio"
              name="mail-secure"
              checked={draft.isSecure === isSecure}
              onChange={() => change({ isSecure })}
            />
            <span>{t(isSecure ? 'tls' : 'startTls')}</span>
          </label>
        ))}
      </fieldset>
      <TextInput {...common('username')} label={t('username')} help={t('usernameHelp')} maxLength={MAIL_NAME_MAX} />
      <div className={css.stack}>
        <TextInput
          id="mail-password"
          label={t('password')}
          help={t(mail.hasPassword ? 'passwordKept' : 'passwordNone')}
          problem={problemAt('password')}
          type="password"
          autoComplete="new-password"
          maxLength={MAIL_PASSWORD_MAX}
          value={draft.password}
          onChange={({ target }) => change({ password: target.value, isForgotten: false })}
        />
        {mail.hasPassword ? (
          <Tick
            id="mail-forget"
            label={t('forgetPassword')}
            isChecked={draft.isForgotten}
            onChange={(isForgotten) => change({ isForgotten, password: '' })}
          />
        ) : null}
      </div>
      <TextInput
        {...common('from')}
        label={t('from')}
        isRequired
        type="email"
        maxLength={ADDRESS_MAX}
        placeholder="no-reply@example.go.th"
      />
    </div>
  );
}

function ReadOnly({ mail }: { readonly mail: MailSetting }): ReactElement {
  const t = useTexts(texts);
  const text = (value: string | number | null): string => (value === null ? t('none') : String(value));
  if (mail.host === null) {
    return (
      <Part title={t('server')}>
        <p>{t('notSet')}</p>
      </Part>
    );
  }
  const rows = [
    [t('isActive'), t(mail.isActive ? 'yes' : 'no')],
    [t('host'), text(mail.host)],
    [t('port'), text(mail.port)],
    [t('encryption'), t(mail.isSecure ? 'tls' : 'startTls')],
    [t('username'), text(mail.username)],
    [t('password'), t(mail.hasPassword ? 'passwordSet' : 'none')],
    [t('from'), text(mail.from)],
  ] as const;
  return (
    <Part title={t('server')} stamp={mail}>
      <Shown rows={rows} />
    </Part>
  );
}
