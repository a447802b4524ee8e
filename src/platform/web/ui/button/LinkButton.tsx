import type { ReactElement, ReactNode } from 'react';
import css from './LinkButton.module.css';

/** A link to a position on the same page. */
export function LinkButton({
  onClick,
  children,
}: {
  readonly onClick: () => void;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <button type="button" className={css.link} onClick={onClick}>
      {children}
    </button>
  );
}
