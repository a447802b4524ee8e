import type { ReactElement } from 'react';
import { RegisterFrame } from './RegisterFrame.tsx';

export function RegisterOfficerPage(): ReactElement {
  return <RegisterFrame kind="officer" />;
}
