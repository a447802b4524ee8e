/** Arrow keys in a table of checkboxes: one checkbox is a Tab stop, from there the arrow keys move. */
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';

export interface GridCell {
  readonly row: number;
  readonly column: number;
}

export interface GridKeys {
  readonly table: RefObject<HTMLTableElement | null>;
  /** The Tab stop. */
  readonly place: GridCell;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onVisit: (place: GridCell) => void;
}

export function useGridKeys({ rows, columns }: { readonly rows: number; readonly columns: number }): GridKeys {
  const table = useRef<HTMLTableElement>(null);
  const [visited, setVisited] = useState<GridCell>({ row: 0, column: 0 });
  const place = { row: Math.min(visited.row, rows - 1), column: Math.min(visited.column, columns - 1) };
  return {
    table,
    place,
    onVisit: setVisited,
    onKeyDown: (event) => {
      const next = nextCell(place, event, { rows, columns });
      if (next === undefined) return;
      event.preventDefault();
      setVisited(next);
      table.current?.querySelector<HTMLElement>(`[data-place="${cellKey(next)}"]`)?.focus();
    },
  };
}

export function cellKey({ row, column }: GridCell): string {
  return `${row} ${column}`;
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** Returns undefined for other keys. */
export function nextCell(
  { row, column }: GridCell,
  { key, ctrlKey, altKey, metaKey, shiftKey }: PressedKey,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): GridCell | undefined {
  if (altKey || metaKey || shiftKey) return undefined;
  const within = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1));
  switch (key) {
    case 'ArrowDown':
      return { row: within(row + 1, rows), column };
    case 'ArrowUp':
      return { row: within(row - 1, rows), column };
    case 'ArrowRight':
      return { row, column: within(column + 1, columns) };
    case 'ArrowLeft':
      return { row, column: within(column - 1, columns) };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? rows - 1 : row, column: columns - 1 };
    default:
      return undefined;
  }
}
