/**
 * Columns and widths, stored by this browser for this person and list. Not on the server: they are read before the
 * first paint, they fit only this screen, and dragging must not wait for a call. To use them on another computer,
 * people save them as a view.
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
        offered.filter(({ path: offeredPath }) => offeredPath === visiblePath),
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
    // The storage is full: the layout is valid until the page is left.
  }
}
