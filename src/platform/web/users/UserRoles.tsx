import type { ReactElement } from 'react';
import type { AnyRecord } from '#language/record.ts';
import { problemText } from '../api/errors.ts';
import type { SentTerm } from '../api/resource.ts';
import { nameIn } from '../fields/display.ts';
import { domIdOf, useField, useOpenForm } from '../form/formContext.ts';
import { listOf } from '../form/settle.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Callout } from '../ui/Callout.tsx';
import { cardOf, OfferedRoles, ROLES } from './OfferedRoles.tsx';
import { texts } from './texts.ts';
import css from './UserRoles.module.css';

/** The roles of a user: to be read, or to be ticked among those that `where` leaves. */
export function UserRoles({ where }: { readonly where?: readonly SentTerm[] }): ReactElement | null {
  const form = useOpenForm();
  const t = useTexts(texts);
  const locale = useLocale();
  const { value, flags, problem } = useField(ROLES);
  const rows = listOf(value);
  if (!flags.isShown) return null;
  return (
    <div id={domIdOf(form, ROLES)} tabIndex={-1} className={css.roles}>
      {problem === undefined ? null : (
        <Callout tone="bad" isAlert>
          {problemText(problem, locale)}
        </Callout>
      )}
      {form.isReadOnly && rows.length > 0 ? null : (
        <p className={css.count} aria-live="polite">
          {rows.length === 0 ? t('noRoles') : t('chosen', { n: rows.length })}
        </p>
      )}
      {form.isReadOnly ? <Held rows={rows} /> : <OfferedRoles rows={rows} isOpen={flags.isEditable} where={where} />}
    </div>
  );
}

function Held({ rows }: { readonly rows: readonly AnyRecord[] }): ReactElement | null {
  const locale = useLocale();
  if (rows.length === 0) return null;
  return (
    <ul className={css.held}>
      {rows.map(cardOf).map(({ id, code, name, nameEn }) => (
        <li key={id}>
          {nameIn({ th: name, en: nameEn ?? '' }, locale)}
          <span className={css.code}>{code}</span>
        </li>
      ))}
    </ul>
  );
}
