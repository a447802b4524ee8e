import type { ReactElement } from 'react';
import { useField } from '#platform/web/form/store/formContext.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { ROLES } from '#platform/web/users/roleCard.ts';
import { GivenRoles } from '../people/GivenRoles.tsx';
import css from './authorize.module.css';
import { texts } from './texts.ts';

/** What an agent may do for the company; an authoriser is given no roles. */
export function PowerRoles(): ReactElement | null {
  const t = useTexts(texts);
  const isReadOnly = useIsReadOnly();
  const { flags } = useField(ROLES);
  if (!flags.isShown) return null;
  return (
    <div className={css.stack}>
      {isReadOnly ? null : <p className={css.soft}>{t('rolesHelp')}</p>}
      <GivenRoles none={t('noRolesChosen')} />
    </div>
  );
}
