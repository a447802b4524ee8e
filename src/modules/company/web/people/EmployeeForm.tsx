import type { ReactElement } from 'react';

export function EmployeeForm(): ReactElement {
  return <div>EmployeeForm</div>;
}
