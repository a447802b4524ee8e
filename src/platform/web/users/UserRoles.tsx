import type { ReactElement } from 'react';
import type { SentTerm } from '../api/resource.ts';
import { useTexts } from '../i18n/texts.ts';
import { OfferedRoles } from './OfferedRoles.tsx';
import { RolesField } from './RolesField.tsx';
import css from './RolesField.module.css';
import { texts } from './texts.ts';

/** The roles of a user: to view, or to tick among those that match `where`. */
export function UserRoles({ where }: { readonly where?: readonly SentTerm[] }): ReactElement {
  const t = useTexts(texts);
  return (
    <RolesField
      none={t('noRoles')}
      renderBelow={({ code }) => <span className={css.code}>{code}</span>}
      renderOffered={(offer) => <OfferedRoles {...offer} where={where} />}
    />
  );
}
