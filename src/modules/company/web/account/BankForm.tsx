import type { ReactElement } from 'react';

export function BankForm(): ReactElement {
  return <div>BankForm</div>;
}
