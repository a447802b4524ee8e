import type { ReactElement, ReactNode, Ref } from 'react';
import css from './ActionBar.module.css';

/** The actions available now, always visible at the bottom of a form or page. The main action comes last. */
export function ActionBar({
  ref,
  children,
}: {
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div ref={ref} className={css.bar}>
      {children}
    </div>
  );
}
