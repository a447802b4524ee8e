import type { ReactElement } from 'react';
import { useOpenForm } from '#platform/web/form/store/formContext.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { AssignedRoles } from './AssignedRoles.tsx';
import css from './people.module.css';
import { texts } from './texts.ts';

/** Shows what an employee may do for the company; an owner may do everything. */
export function EmployeeRoles(): ReactElement {
  const { store } = useOpenForm();
  const t = useTexts(texts);
  const isOwner = store.codes.codeOf('MEMBERSHIP_KIND', store.getBase()['refKind']) === 'owner';
  return isOwner ? <p className={css.quiet}>{t('ownerHasAll')}</p> : <AssignedRoles none={t('none')} />;
}
