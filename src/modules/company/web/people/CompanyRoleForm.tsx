import type { ReactElement } from 'react';
import { RecordScreen } from '#platform/web/form/RecordScreen.tsx';
import { companyRole } from '../../people.ts';
import { CompanyRoleHolders } from './CompanyRoleHolders.tsx';
import { CompanyRoleRights } from './CompanyRoleRights.tsx';
import { useRecordRoute } from './useRecordRoute.ts';

const slots = { CompanyRoleRights, CompanyRoleHolders };

/** Form of a role of the company: to create, change or read it. */
export function CompanyRoleForm(): ReactElement {
  const { screenProps } = useRecordRoute();
  return (
    <RecordScreen
      key={`${screenProps.page} ${screenProps.id ?? ''}`}
      entity={companyRole}
      slots={slots}
      {...screenProps}
    />
  );
}
