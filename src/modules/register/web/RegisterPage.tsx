import type { ReactElement } from 'react';

export function RegisterPage(): ReactElement {
  return <div>RegisterPage</div>;
}
