/**
 * Columns and widths, stored in this browser for this person and list. They are not stored on the server because they
 * are read before the first paint, fit the screen of this machine only, and change while a column is dragged. Columns
 * that a person needs on another machine are saved in a view.
 */
import { useCallback, useMemo, useState } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { columnsOf, type FieldColumn } from '../../fields/columns.ts';
import { offeredColumns, defaultLayout, readLayout, visibleColumns, type Layout } from './layout.ts';

export interface LayoutHandle {
  readonly layout: Layout;
  readonly setLayout: (layout: Layout) => void;
  readonly offered: readonly FieldColumn[];
  readonly visible: readonly FieldColumn[];
}

export function useLayout(
  entity: AnyEntity,
  { userId, path }: { readonly userId: string | undefined; readonly path: string },
): LayoutHandle {
  const key = `haz.list ${userId ?? ''} ${path}`;
  const [layout, setState] = useState(() => readStoredLayout(key));
  const setLayout = useCallback(
    (next: Layout) => {
      setState(next);
      storeLayout(key, next);
    },
    [key],
  );
  const paths = useMemo(() => offeredColumns(catalogue, entity), [entity]);
  const offered = useMemo(() => columnsOf(catalogue, entity, paths), [entity, paths]);
  const { columns } = layout;
  const visible = useMemo(
    () =>
      visibleColumns(entity, paths, { columns, widths: {} }).flatMap((visiblePath) =>
        offered.filter((column) => column.path === visiblePath),
      ),
    [entity, paths, offered, columns],
  );
  return { layout, setLayout, offered, visible };
}

function readStoredLayout(key: string): Layout {
  try {
    return readLayout(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return defaultLayout;
  }
}

function storeLayout(key: string, layout: Layout): void {
  try {
    if (layout.columns === undefined && Object.keys(layout.widths).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(layout));
  } catch {
    // The storage is full or blocked: the layout is lost when the page is left.
  }
}
