import type { ReactElement, ReactNode } from 'react';
import css from './ActionBar.module.css';

/** What can be done now, always in reach at the bottom of a form or page. The main action comes last. */
export function ActionBar({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={css.bar}>{children}</div>;
}
