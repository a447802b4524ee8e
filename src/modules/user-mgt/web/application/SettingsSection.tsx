import { useId, type ReactElement, type ReactNode } from 'react';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import { findInstant } from '#language/values/instant.ts';
import type { SettingVersion } from '#platform/model/settings/appSettings.ts';
import { authorName } from '#platform/web/i18n/authorName.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './Application.module.css';
import { texts } from './texts.ts';

export interface SettingsSectionProps {
  readonly title: string;
  readonly help?: string | undefined;
  /** Who changed it last, if anybody has. */
  readonly lastChange?: SettingVersion | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of settings that belong together. */
export function SettingsSection({ title, help, lastChange, action, children }: SettingsSectionProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const id = useId();
  const at =
    lastChange?.updateDate === undefined || lastChange.updateDate === null
      ? undefined
      : findInstant(lastChange.updateDate);
  return (
    <section className={css.part} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {action}
        {at === undefined ? null : (
          <p className={css.stamp}>
            {t('updated', { by: authorName(lastChange?.updateBy ?? '', locale), at: formatDatetime(at, locale) })}
          </p>
        )}
      </header>
      {help === undefined ? null : <p className={css.help}>{help}</p>}
      {children}
    </section>
  );
}
