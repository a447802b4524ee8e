import type { ReactElement } from 'react';
import { RegisterFrame } from './RegisterFrame.tsx';

export function RegisterPage(): ReactElement {
  return <RegisterFrame kind="operator" />;
}
