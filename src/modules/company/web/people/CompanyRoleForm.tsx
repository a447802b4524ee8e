import type { ReactElement } from 'react';

export function CompanyRoleForm(): ReactElement {
  return <div>CompanyRoleForm</div>;
}
