import type { ReactElement } from 'react';

export function CertificatePage(): ReactElement {
  return <div>CertificatePage</div>;
}
