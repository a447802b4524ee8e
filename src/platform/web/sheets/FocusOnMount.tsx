import type { ReactElement, ReactNode } from 'react';
import css from './ImportDialog.module.css';

/**
 * A message that takes the focus when it appears, so that it is announced: the button that caused it is gone. Its key
 * identifies the message.
 */
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

/** Does not scroll, so that the content above it, with the name of the file, stays visible. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
