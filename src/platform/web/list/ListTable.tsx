import { useMemo, useRef, type ReactElement, type Ref } from 'react';
import type { WireRecord } from '../api/resource.ts';
import { useLocale } from '../i18n/locale.ts';
import { classes } from '../ui/classes.ts';
import { widthOf, type Layout } from './layout.ts';
import type { ListColumn } from './listColumn.ts';
import css from './ListTable.module.css';
import type { Sorts } from './listState.ts';
import type { RowDoings } from './RowActions.tsx';
import { pageTick, type Selection } from './selection.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';

export interface ListTableProps {
  readonly title: string;
  readonly rows: readonly WireRecord[];
  readonly columns: readonly ListColumn[];
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
  readonly sort: Sorts;
  readonly onSort: (path: string) => void;
  readonly selection: Selection;
  readonly onTickPage: () => void;
  readonly doings: RowDoings;
  /** The rows are of the question before. */
  readonly isStale: boolean;
  readonly scroller: Ref<HTMLDivElement>;
}

export function ListTable({ title, rows, columns, layout, onLayout, sort, onSort, selection, onTickPage, doings, isStale, scroller }: ListTableProps): ReactElement {
  const locale = useLocale();
  const { ticking, hasActions } = doings;
  const widths = useMemo(() => widthsOf(columns, layout, { ticking, hasActions }), [columns, layout, ticking, hasActions]);
  const table = useRef<HTMLTableElement>(null);
  // Straight into the page: while a column is dragged no row is drawn again.
  const drag = (path: string, px: number): void => {
    const col = table.current?.querySelector<HTMLElement>(`col[data-path="${CSS.escape(path)}"]`);
    if (col) col.style.width = `${px}px`;
  };
  const tick = ticking === undefined ? undefined : ticking === 'single' ? 'single' : pageTick(selection, rows);
  return (
    <div ref={scroller} className={css.scroller}>
      <table ref={table} className={classes(css.table, isStale && css.stale)} aria-label={title} aria-busy={isStale} style={{ minWidth: widths.totalPx }}>
        <colgroup>
          {ticking === undefined ? null : <col style={{ width: TICK_PX }} data-screen-only="" />}
          {columns.map(({ path }) => (
            <col key={path} data-path={path} style={path === widths.growing ? {} : { width: widthOf(layout, path) }} />
          ))}
          {hasActions ? <col style={{ width: ACTIONS_PX }} data-screen-only="" /> : null}
        </colgroup>
        <TableHead columns={columns} layout={layout} onLayout={onLayout} onDrag={drag} sort={sort} onSort={onSort} tick={tick} onTickPage={onTickPage} hasActions={hasActions} />
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.id} row={row} columns={columns} locale={locale} doings={doings} isTicked={selection.has(row.id)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Fixed by what stands in them: three small buttons, one tick. */
export const ACTIONS_PX = 116;
export const TICK_PX = 44;

/** The room that is left goes to one column: the first with words whose width nobody has chosen, else the last. */
export function widthsOf(columns: readonly ListColumn[], layout: Layout, { ticking, hasActions }: Pick<RowDoings, 'ticking' | 'hasActions'>): { readonly totalPx: number; readonly growing: string | undefined } {
  const totalPx = columns.reduce((sum, { path }) => sum + widthOf(layout, path), 0) + (ticking === undefined ? 0 : TICK_PX) + (hasActions ? ACTIONS_PX : 0);
  const growing = columns.find(({ path, mayGrow }) => mayGrow && !Object.hasOwn(layout.widths, path)) ?? columns.at(-1);
  return { totalPx, growing: growing?.path };
}
