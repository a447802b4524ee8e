import type { ReactElement, ReactNode } from 'react';
import css from './ImportDialog.module.css';

/** News that takes the focus when it comes, so that it is read out: the button that led to it is gone. Its key is what is new. */
export function FocusOnMount({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section ref={takeFocus} className={css.news} aria-label={label} tabIndex={-1}>
      {children}
    </section>
  );
}

/** What stands above it is still wanted: which file it is about. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
