import { useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '#language/label.ts';
import type { ApplicationSettings } from '#platform/model/settings/appSettings.ts';
import {
  AUTHORITY_TEXT_MAX,
  authorityNames,
  DEFAULT_AUTHORITY,
  type AuthorityName,
} from '#platform/model/settings/paperAuthority.ts';
import { checkReminderDays, formatReminderDays, parseReminderDays } from '#platform/model/settings/reminderSettings.ts';
import { useUnsavedGuard } from '#platform/web/form/draft/useUnsavedGuard.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './Application.module.css';
import { focusFirstProblem } from './focusFirstProblem.ts';
import { ReadOnlyReminders, RemindersSection } from './RemindersSection.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { SaveBar } from './SaveBar.tsx';
import { ReadOnlySettings } from './ReadOnlySettings.tsx';
import type { TabProps } from './tabProps.ts';
import { TextInput } from './TextInput.tsx';
import { texts } from './texts.ts';
import { useSaveSettings, type SaveStep } from './useSaveSettings.ts';

type PapersForm = Readonly<Record<AuthorityName, Readonly<Record<Locale, string>>>>;

const LOCALES: readonly Locale[] = ['th', 'en'];
const LABELS = {
  department: { th: 'departmentTh', en: 'departmentEn' },
  ministry: { th: 'ministryTh', en: 'ministryEn' },
  official: { th: 'officialTh', en: 'officialEn' },
  law: { th: 'lawTh', en: 'lawEn' },
} as const;

/** Edits the authority and the law on papers, and the days on which holders are reminded of documents that expire. */
export function PapersTab({ settings, mayEdit, reload }: TabProps): ReactElement {
  const t = useTexts(texts);
  const saving = useSaveSettings();
  const [draft, setDraft] = useState(() => papersFormOf(settings));
  const [days, setDays] = useState(() => daysTextOf(settings));
  const [isChecked, setIsChecked] = useState(false);
  const { papers, reminders } = settings;
  const isPapersChanged = lines.some(
    ([name, locale]) => draft[name][locale].trim() !== (papers.words[name][locale] ?? ''),
  );
  const isDaysChanged = formatReminderDays(parseReminderDays(days)) !== daysTextOf(settings);
  const papersStep: SaveStep = {
    section: 'papers',
    body: { words: draft, version: papers.version },
    done: (saved) => setDraft(papersFormOf({ papers: saved })),
  };
  const remindersStep: SaveStep = {
    section: 'reminders',
    body: { days: parseReminderDays(days), version: reminders.version },
    done: (saved) => setDays(daysTextOf({ reminders: saved })),
  };
  // Only changes are sent: a person who changes the law does not conflict with another who changes the days.
  const steps = [...(isPapersChanged ? [papersStep] : []), ...(isDaysChanged ? [remindersStep] : [])];
  const isChanged = steps.length > 0;
  useUnsavedGuard(mayEdit && isChanged);
  const ours = (name: AuthorityName, locale: Locale): string => DEFAULT_AUTHORITY[name][locale === 'th' ? 0 : 1];
  if (!mayEdit) {
    return (
      <div className={css.tab}>
        <SettingsSection title={t('authority')} lastChange={papers}>
          <ReadOnlySettings
            rows={lines.map(([name, locale]) => [
              t(LABELS[name][locale]),
              papers.words[name][locale] ?? ours(name, locale),
            ])}
          />
        </SettingsSection>
        <ReadOnlyReminders reminders={reminders} />
      </div>
    );
  }
  const change = (name: AuthorityName, locale: Locale, value: string): void =>
    setDraft((before) => ({ ...before, [name]: { ...before[name], [locale]: value } }));
  const reset = (read: ApplicationSettings): void => {
    saving.clearErrors();
    setIsChecked(false);
    setDraft(papersFormOf(read));
    setDays(daysTextOf(read));
  };
  const save = (): void => {
    // Synchronously, so that a field with a problem can be focused.
    flushSync(() => setIsChecked(true));
    if (checkReminderDays(parseReminderDays(days)).length > 0) focusFirstProblem();
    else void saving.run(steps);
  };
  return (
    <div className={css.tab}>
      <SettingsSection title={t('authority')} help={t('authorityHelp')} lastChange={papers}>
        {authorityNames.map((name) => (
          <div key={name} className={css.pair}>
            {LOCALES.map((locale) => (
              <TextInput
                key={locale}
                id={`setting-${name}-${locale}`}
                label={t(LABELS[name][locale])}
                lang={locale}
                maxLength={AUTHORITY_TEXT_MAX}
                value={draft[name][locale]}
                placeholder={ours(name, locale)}
                problem={saving.problemAt('papers', `words.${name}.${locale}`)}
                onChange={({ target }) => change(name, locale, target.value)}
              />
            ))}
          </div>
        ))}
      </SettingsSection>
      <RemindersSection
        reminders={reminders}
        text={days}
        isChecked={isChecked}
        refusal={saving.problemAt('reminders', 'days')}
        onChange={setDays}
      />
      <SaveBar
        saving={saving}
        isChanged={isChanged}
        onSave={save}
        onUndo={() => reset(settings)}
        onReload={() => void reload().then((read) => read !== undefined && reset(read))}
      />
    </div>
  );
}

const lines = authorityNames.flatMap((name) => LOCALES.map((locale) => [name, locale] as const));

function papersFormOf({ papers: { words } }: Pick<ApplicationSettings, 'papers'>): PapersForm {
  const both = (name: AuthorityName): PapersForm[AuthorityName] => ({
    th: words[name].th ?? '',
    en: words[name].en ?? '',
  });
  return { department: both('department'), ministry: both('ministry'), official: both('official'), law: both('law') };
}

function daysTextOf({ reminders }: Pick<ApplicationSettings, 'reminders'>): string {
  return formatReminderDays(reminders.days);
}
