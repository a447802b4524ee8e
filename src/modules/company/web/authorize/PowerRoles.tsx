import type { ReactElement } from 'react';
import { useField } from '#platform/web/form/store/formContext.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { ROLES } from '#platform/web/users/roleCard.ts';
import { AssignedRoles } from '../people/AssignedRoles.tsx';
import css from './authorize.module.css';
import { texts } from './texts.ts';

/** Shows what an agent may do for the company; an authoriser has no roles. */
export function PowerRoles(): ReactElement | null {
  const t = useTexts(texts);
  const isReadOnly = useIsReadOnly();
  const { flags } = useField(ROLES);
  if (!flags.isVisible) return null;
  return (
    <div className={css.stack}>
      {isReadOnly ? null : <p className={css.soft}>{t('rolesHelp')}</p>}
      <AssignedRoles none={t('noRolesChosen')} />
    </div>
  );
}
