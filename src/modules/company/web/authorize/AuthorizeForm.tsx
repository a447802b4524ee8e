import type { ReactElement } from 'react';

export function AuthorizeForm(): ReactElement {
  return <div>AuthorizeForm</div>;
}
