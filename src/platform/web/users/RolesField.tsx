import type { ReactElement, ReactNode } from 'react';
import type { AnyRecord } from '#language/record.ts';
import { problemText } from '../api/errors.ts';
import { domIdOf, useField, useOpenForm } from '../form/store/formContext.ts';
import { listOf } from '../form/store/computeRecord.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Callout } from '../ui/feedback/Callout.tsx';
import { classes } from '../ui/classes.ts';
import { roleCardOf, roleName, ROLES, type RoleCard } from './roleCard.ts';
import css from './RolesField.module.css';
import { texts } from './texts.ts';

export interface RolesFieldProps {
  /** Shown while there is none. */
  readonly none: string;
  /** Renders the text below the name of a role. */
  readonly renderBelow: (card: RoleCard) => ReactNode;
  /** Renders the existing roles to be ticked. */
  readonly renderOffered: (offer: { readonly rows: readonly AnyRecord[]; readonly isOpen: boolean }) => ReactNode;
  /** There is much text for each role. */
  readonly isWide?: boolean | undefined;
}

/** The roles of a user in a form: to view, or to tick. */
export function RolesField({ none, renderBelow, renderOffered, isWide = false }: RolesFieldProps): ReactElement | null {
  const form = useOpenForm();
  const t = useTexts(texts);
  const locale = useLocale();
  const { value, flags, problem } = useField(ROLES);
  const rows = listOf(value);
  if (!flags.isVisible) return null;
  return (
    <div id={domIdOf(form, ROLES)} tabIndex={-1} className={classes(css.roles, isWide && css.wide)}>
      {problem === undefined ? null : (
        <Callout tone="bad" isAlert>
          {problemText(problem, locale)}
        </Callout>
      )}
      {form.isReadOnly && rows.length > 0 ? null : (
        <p className={css.count} aria-live="polite">
          {rows.length === 0 ? none : t('chosen', { n: rows.length })}
        </p>
      )}
      {form.isReadOnly ? (
        <HeldRoles rows={rows} renderBelow={renderBelow} />
      ) : (
        renderOffered({ rows, isOpen: flags.isEditable })
      )}
    </div>
  );
}

function HeldRoles({
  rows,
  renderBelow,
}: Pick<RolesFieldProps, 'renderBelow'> & { readonly rows: readonly AnyRecord[] }): ReactElement | null {
  const locale = useLocale();
  if (rows.length === 0) return null;
  return (
    <ul className={css.held}>
      {rows.map(roleCardOf).map((card) => (
        <li key={card.id}>
          {roleName(card, locale)}
          {renderBelow(card)}
        </li>
      ))}
    </ul>
  );
}
