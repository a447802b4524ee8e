import type { ReactElement } from 'react';
import type { ReminderSetting } from '#platform/model/settings/appSettings.ts';
import {
  checkReminderDays,
  formatReminderDays,
  parseReminderDays,
  REMINDERS_MAX,
} from '#platform/model/settings/reminderSettings.ts';
import { problemText } from '#platform/web/api/errors.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './Application.module.css';
import { ReadOnlySettings } from './ReadOnlySettings.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { TextInput } from './TextInput.tsx';
import { texts } from './texts.ts';

export interface RemindersSectionProps {
  readonly reminders: ReminderSetting;
  /** The days as they are typed. */
  readonly text: string;
  /** True once a person has tried to save them. */
  readonly isChecked: boolean;
  /** Why the server has refused them. */
  readonly refusal: string | undefined;
  readonly onChange: (text: string) => void;
}

/** Edits how many days before a document expires its holder is reminded. */
export function RemindersSection({
  reminders,
  text,
  isChecked,
  refusal,
  onChange,
}: RemindersSectionProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const [problem] = isChecked ? checkReminderDays(parseReminderDays(text)) : [];
  return (
    <SettingsSection title={t('reminders')} help={t('remindersHelp')} lastChange={reminders}>
      <div className={css.pair}>
        <TextInput
          id="setting-reminder-days"
          label={t('reminderDays')}
          help={t('reminderDaysHelp', { count: REMINDERS_MAX })}
          maxLength={TEXT_MAX}
          value={text}
          problem={problem === undefined ? refusal : problemText(problem, locale)}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </SettingsSection>
  );
}

export function ReadOnlyReminders({ reminders }: Pick<RemindersSectionProps, 'reminders'>): ReactElement {
  const t = useTexts(texts);
  const days = reminders.days.length === 0 ? t('noReminders') : formatReminderDays(reminders.days);
  return (
    <SettingsSection title={t('reminders')} lastChange={reminders}>
      <ReadOnlySettings rows={[[t('reminderDays'), days]]} />
    </SettingsSection>
  );
}

/** Longer than any valid list. */
const TEXT_MAX = 100;
