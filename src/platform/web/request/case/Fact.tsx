import type { ReactElement, ReactNode } from 'react';
import css from './CasePanel.module.css';

/** One thing to know of a case, in its list of facts. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
