import type { ReactElement } from 'react';

export function CompanyRoles(): ReactElement {
  return <div>CompanyRoles</div>;
}
