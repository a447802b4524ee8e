import type { ReactElement } from 'react';

export function DirectorForm(): ReactElement {
  return <div>DirectorForm</div>;
}
