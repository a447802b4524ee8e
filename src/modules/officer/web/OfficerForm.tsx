import type { ReactElement } from 'react';
import { useVisit } from '#platform/web/route/visit.ts';
import { RecordScreen } from '#platform/web/form/RecordScreen.tsx';
import { UserActions } from '#platform/web/users/UserActions.tsx';
import { officer } from '../officer.ts';
import { OfficerAccount } from './OfficerAccount.tsx';
import { OfficerLinks } from './OfficerLinks.tsx';
import { OfficerRoles } from './OfficerRoles.tsx';

const slots = { OfficerAccount, OfficerLinks, OfficerRoles };

/** Form of an officer, the account and the post as one record: to create, change or read it. */
export function OfficerForm(): ReactElement {
  const { match, menu } = useVisit();
  const { id } = match?.params ?? {};
  const page = match?.page === undefined || match.page === 'list' ? 'create' : match.page;
  return (
    <RecordScreen
      key={`${page} ${id ?? ''}`}
      entity={officer}
      base={match?.base ?? ''}
      page={page}
      menu={menu}
      slots={slots}
      actions={UserActions}
      {...(id === undefined ? {} : { id })}
    />
  );
}
