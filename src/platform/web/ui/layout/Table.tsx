import { useEffect, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { classes } from '../classes.ts';
import css from './Table.module.css';

export interface TableProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** Its head and its body. */
  readonly children: ReactNode;
}

/**
 * A read-only table. If it is wider than its container it scrolls horizontally, also with the arrow keys; in print it
 * is as narrow as necessary.
 */
export function Table({ label, className, children }: TableProps): ReactElement {
  const scroller = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(scroller);
  return (
    <div
      ref={scroller}
      className={css.scroller}
      {...(isWide ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
    >
      <table className={classes(css.table, className)} aria-label={label}>
        {children}
      </table>
    </div>
  );
}

/** A Tab stop only if there is something to scroll: a table that fits is skipped. */
function useIsWide(scroller: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [scroller]);
  return isWide;
}
