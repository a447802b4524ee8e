import { useMemo, type ReactElement, type ReactNode, type Ref } from 'react';
import type { WireRecord } from '../../api/resource.ts';
import { classes } from '../../ui/classes.ts';
import { widthOf, type Layout } from '../state/layout.ts';
import type { ListColumn } from './listColumn.ts';
import css from './ListTable.module.css';
import type { SortTerms } from '../state/listState.ts';
import type { RowActionHandlers } from './RowActions.tsx';
import { pageTick, type Selection } from '../rows/selection.ts';
import { TableHead } from './TableHead.tsx';
import { useColumnDrag } from './useColumnDrag.ts';

/** Properties of every table of rows, flat or a tree. */
export interface TableProps {
  readonly title: string;
  readonly rows: readonly WireRecord[];
  readonly columns: readonly ListColumn[];
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
  readonly sort: SortTerms;
  readonly onSort: (path: string) => void;
  readonly selection: Selection;
  readonly onTickPage: () => void;
  readonly handlers: RowActionHandlers;
  /** The rows belong to the previous query. */
  readonly isStale: boolean;
  readonly scroller: Ref<HTMLDivElement>;
}

interface TableFrameProps extends TableProps {
  readonly role?: 'treegrid' | undefined;
  /** Additional room for the first column, which also shows the depth of a row. */
  readonly indentPx?: number | undefined;
  /** The body. */
  readonly children: ReactNode;
}

/**
 * Renders the columns with their widths and headings; scrolls horizontally by itself. `rows` are those that can be
 * ticked.
 */
export function TableFrame({
  title,
  rows,
  columns,
  layout,
  onLayout,
  sort,
  onSort,
  selection,
  onTickPage,
  handlers,
  isStale,
  scroller,
  role,
  indentPx = 0,
  children,
}: TableFrameProps): ReactElement {
  const { ticking, actionCount } = handlers;
  const { totalPx, growing } = useMemo(
    () => widthsOf(columns, layout, { ticking, actionCount }),
    [columns, layout, ticking, actionCount],
  );
  const { table, drag } = useColumnDrag();
  const tick = ticking === undefined ? undefined : ticking === 'single' ? 'single' : pageTick(selection, rows);
  return (
    <div ref={scroller} className={css.scroller}>
      <table
        ref={table}
        role={role}
        className={classes(css.table, isStale && css.stale)}
        aria-label={title}
        aria-busy={isStale}
        style={{ minWidth: totalPx + indentPx }}
      >
        <colgroup>
          {ticking === undefined ? null : <col style={{ width: TICK_PX }} data-screen-only="" />}
          {columns.map(({ path, defaultWidthPx }, index) => (
            <col
              key={path}
              data-path={path}
              style={
                growing.has(path) ? {} : { width: widthOf(layout, path, defaultWidthPx) + (index === 0 ? indentPx : 0) }
              }
            />
          ))}
          {actionCount > 0 ? <col style={{ width: actionsPx(actionCount) }} data-screen-only="" /> : null}
        </colgroup>
        <TableHead
          columns={columns}
          layout={layout}
          onLayout={onLayout}
          onDrag={drag}
          sort={sort}
          onSort={onSort}
          tick={tick}
          onTickPage={onTickPage}
          hasActions={actionCount > 0}
        />
        {children}
      </table>
    </div>
  );
}

/** Fixed by their content: one checkbox, a few small buttons. */
const TICK_PX = 44;
const ACTION_PX = 32;
const ACTIONS_EDGE_PX = 20;

function actionsPx(count: number): number {
  return count === 0 ? 0 : ACTIONS_EDGE_PX + count * ACTION_PX;
}

/** Text columns may be narrower by this much if all columns then fit next to the menu on a small screen. */
const NARROWER_BY_PX = 35;
const SMALL_SCREEN_PX = 1080;

/**
 * The remaining room is shared by the text columns whose width was not chosen; if there are none, the last column gets
 * it.
 */
function widthsOf(
  columns: readonly ListColumn[],
  layout: Layout,
  { ticking, actionCount }: Pick<RowActionHandlers, 'ticking' | 'actionCount'>,
): { readonly totalPx: number; readonly growing: ReadonlySet<string> } {
  const totalPx =
    columns.reduce((sum, { path, defaultWidthPx }) => sum + widthOf(layout, path, defaultWidthPx), 0) +
    (ticking === undefined ? 0 : TICK_PX) +
    actionsPx(actionCount);
  const wordy = columns.filter(({ path, isLongText }) => isLongText && !Object.hasOwn(layout.widths, path));
  const leastPx = totalPx - wordy.length * NARROWER_BY_PX;
  return {
    totalPx: leastPx > SMALL_SCREEN_PX ? totalPx : leastPx,
    growing: new Set((wordy.length === 0 ? columns.slice(-1) : wordy).map(({ path }) => path)),
  };
}
