import type { ReactElement } from 'react';

export function OfficerForm(): ReactElement {
  return <div>OfficerForm</div>;
}
