import { useEffect, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { classes } from '../classes.ts';
import css from './Table.module.css';

export interface TableProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** Its head and its body. */
  readonly children: ReactNode;
}

/** A table to be read. Where it is wider than its place it is moved sideways, also by the arrow keys; on paper it is as narrow as it has to be. */
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

/** A stop of the Tab key only where there is something to move: a table that fits is passed over. */
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
