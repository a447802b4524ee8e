import { useId, type ReactElement } from 'react';
import { useField } from '#platform/web/form/store/formContext.ts';
import { listOf } from '#platform/web/form/store/computeRecord.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { ROLES } from '#platform/web/users/roleCard.ts';
import { OfficerRoles } from './OfficerRoles.tsx';
import css from './RequestedRoles.module.css';
import { texts } from './texts.ts';

/** Chooses the roles for a person who wants to become an officer, for the approver. */
export function RequestedRoles(): ReactElement | null {
  const t = useTexts(texts);
  const id = useId();
  const isReadOnly = useIsReadOnly();
  const { value, flags } = useField(ROLES);
  if (!flags.isVisible) return null;
  return (
    <section className={css.roles} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {t('rolesGiven')}
      </h3>
      {isReadOnly && listOf(value).length === 0 ? <p className={css.help}>{t('rolesHelp')}</p> : <OfficerRoles />}
    </section>
  );
}
