import type { ReactElement, ReactNode } from 'react';
import css from './CasePanel.module.css';

/** One entry in the list of facts of a case. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
