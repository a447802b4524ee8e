import { useRef, type RefObject } from 'react';

/** Sets the width directly in the page: while a column is dragged no row is re-rendered. */
export function useColumnDrag(): {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly drag: (path: string, px: number) => void;
} {
  const table = useRef<HTMLTableElement>(null);
  const drag = (path: string, px: number): void => {
    const col = table.current?.querySelector<HTMLElement>(`col[data-path="${CSS.escape(path)}"]`);
    if (col) col.style.width = `${px}px`;
  };
  return { table, drag };
}
