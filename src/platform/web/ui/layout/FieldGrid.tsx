import type { ReactElement, ReactNode } from 'react';
import css from './FieldGrid.module.css';

export interface FieldGridProps {
  /**
   * `form`: up to four columns, depending on the width of the form. `two`: never more than two. `fitted`: as many as
   * fit, also outside a form.
   */
  readonly columns?: 'form' | 'two' | 'fitted';
  readonly children: ReactNode;
}

/** Fields side by side, in the columns that all forms have. */
export function FieldGrid({ columns = 'form', children }: FieldGridProps): ReactElement {
  return <div className={css[columns]}>{children}</div>;
}
