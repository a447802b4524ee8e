import type { ReactElement } from 'react';

export function HolderRequested(): ReactElement {
  return <div>HolderRequested</div>;
}
