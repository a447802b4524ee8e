import type { ReactElement } from 'react';

export function DirectorList(): ReactElement {
  return <div>DirectorList</div>;
}
