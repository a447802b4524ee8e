import type { ReactElement } from 'react';

export function HolderInForce(): ReactElement {
  return <div>HolderInForce</div>;
}
