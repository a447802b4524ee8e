import type { ReactElement } from 'react';

export function CompanyHome(): ReactElement {
  return <div>CompanyHome</div>;
}
