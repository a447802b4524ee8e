import { useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import {
  ADDRESS_MAX,
  checkMailServer,
  HOST_MAX,
  MAIL_NAME_MAX,
  MAIL_PASSWORD_MAX,
  PORT_MAX,
  type MailSetting,
} from '#platform/model/settings/appSettings.ts';
import { useUnsavedGuard } from '#platform/web/form/draft/useUnsavedGuard.ts';
import { problemText } from '#platform/web/api/errors.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './Application.module.css';
import { focusFirstProblem } from './focusFirstProblem.ts';
import { mailFormOf, isChangedFrom, mustRetypePassword, mailBodyOf, type MailForm } from './mailForm.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { SaveBar } from './SaveBar.tsx';
import { ReadOnlySettings } from './ReadOnlySettings.tsx';
import type { TabProps } from './tabProps.ts';
import { TestMail } from './TestMail.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';
import { texts } from './texts.ts';
import { CheckboxField } from './CheckboxField.tsx';
import { useSaveSettings } from './useSaveSettings.ts';

/** Edits the mail server, and sends a test mail. */
export function MailTab({ settings: { mail }, mayEdit, reload }: TabProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const saving = useSaveSettings();
  const [draft, setDraft] = useState(() => mailFormOf(mail));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const isChanged = isChangedFrom(mail, draft);
  useUnsavedGuard(mayEdit && isChanged);
  if (!mayEdit) return <ReadOnly mail={mail} />;
  const change = (more: Partial<MailForm>): void => {
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
      ...(mustRetypePassword(mail, draft) ? [fieldProblem('password', message('mailPasswordAgain'))] : []),
    ];
    // Synchronously, so that the first of them can be focused.
    flushSync(() => setProblems(found));
    if (found.length > 0) focusFirstProblem();
    return found.length === 0;
  };
  const problemAt = (path: string): string | undefined => {
    const found = problems.find((candidate) => candidate.path === path);
    return found === undefined ? saving.problemAt('mail', path) : problemText(found, locale);
  };
  const reset = (setting: MailSetting): void => {
    saving.clearErrors();
    setProblems([]);
    setDraft(mailFormOf(setting));
  };
  const save = async (): Promise<void> => {
    if (check())
      await saving.run([
        {
          section: 'mail',
          body: { ...mailBodyOf(draft), isActive: draft.isActive, version: mail.version },
          done: (saved) => setDraft(mailFormOf(saved)),
        },
      ]);
  };
  return (
    <div className={css.tab}>
      <SettingsSection title={t('server')} lastChange={mail}>
        <CheckboxField
          id="mail-active"
          label={t('isActive')}
          help={t('isActiveHelp')}
          isChecked={draft.isActive}
          onChange={(isActive) => change({ isActive })}
        />
        <ServerFields form={draft} mail={mail} change={change} problemAt={problemAt} />
      </SettingsSection>
      <TestMail
        check={check}
        server={draft.host.trim() === '' ? undefined : mailBodyOf(draft)}
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
  readonly form: MailForm;
  readonly mail: MailSetting;
  readonly change: (more: Partial<MailForm>) => void;
  readonly problemAt: (path: string) => string | undefined;
}

function ServerFields({ form, mail, change, problemAt }: ServerFieldsProps): ReactElement {
  const t = useTexts(texts);
  const common = (name: 'host' | 'port' | 'username' | 'from'): Omit<TextInputProps, 'label'> => ({
    id: `mail-${name}`,
    problem: problemAt(name),
    value: form[name],
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
              checked={form.isSecure === isSecure}
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
          value={form.password}
          onChange={({ target }) => change({ password: target.value, isPasswordRemoved: false })}
        />
        {mail.hasPassword ? (
          <CheckboxField
            id="mail-forget"
            label={t('forgetPassword')}
            isChecked={form.isPasswordRemoved}
            onChange={(isForgotten) => change({ isPasswordRemoved: isForgotten, password: '' })}
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
      <SettingsSection title={t('server')}>
        <p>{t('notSet')}</p>
      </SettingsSection>
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
    <SettingsSection title={t('server')} lastChange={mail}>
      <ReadOnlySettings rows={rows} />
    </SettingsSection>
  );
}
