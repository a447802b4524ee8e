import type { ReactElement } from 'react';

export function RegisterOfficerPage(): ReactElement {
  return <div>RegisterOfficerPage</div>;
}
