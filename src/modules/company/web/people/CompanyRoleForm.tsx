import type { ReactElement } from 'react';
import { RecordScreen } from '#platform/web/form/RecordScreen.tsx';
import { companyRole } from '../../people.ts';
import { CompanyRoleHolders } from './CompanyRoleHolders.tsx';
import { CompanyRoleRights } from './CompanyRoleRights.tsx';
import { useRecordPlace } from './useRecordPlace.ts';

const slots = { CompanyRoleRights, CompanyRoleHolders };

/** A role of the company: to be made, changed or read. */
export function CompanyRoleForm(): ReactElement {
  const { place } = useRecordPlace();
  return <RecordScreen key={`${place.page} ${place.id ?? ''}`} entity={companyRole} slots={slots} {...place} />;
}
