import type { ReactElement } from 'react';
import { useVisit } from '#platform/web/route/visit.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { companyRole } from '../../people.ts';
import css from './people.module.css';
import { texts } from './texts.ts';

/** The roles of the company acted for. */
export function CompanyRoles(): ReactElement {
  const { match, menu } = useVisit();
  const t = useTexts(texts);
  return (
    <ListScreen
      entity={companyRole}
      base={match?.base ?? ''}
      menu={menu}
      lead={<p className={css.lead}>{t('rolesLead')}</p>}
    />
  );
}
