import type { ReactElement, ReactNode } from 'react';
import css from './VisuallyHidden.module.css';

export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactElement {
  return <span className={css.hidden}>{children}</span>;
}
