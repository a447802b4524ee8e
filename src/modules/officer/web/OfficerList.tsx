import type { ReactElement } from 'react';

export function OfficerList(): ReactElement {
  return <div>OfficerList</div>;
}
