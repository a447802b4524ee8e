import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactElement, type Ref } from 'react';
import type { WireRecord } from '../api/resource.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/Button.tsx';
import { widthOf, type Layout } from './layout.ts';
import type { ListColumn } from './listColumn.ts';
import css from './ListTable.module.css';
import type { Sorts } from './listState.ts';
import { actionsPx, TICK_PX, widthsOf } from './ListTable.tsx';
import type { RowDoings } from './RowActions.tsx';
import { pageTick, type Selection } from './selection.ts';
import { TableHead } from './TableHead.tsx';
import { texts } from './texts.ts';
import { branchIds, growTree, treeMove, visibleNodes, type TreeNode } from './tree.ts';
import treeCss from './TreeTable.module.css';
import { TreeRow } from './TreeRow.tsx';
import { useColumnDrag } from './useColumnDrag.ts';

export interface TreeTableProps {
  readonly title: string;
  readonly rows: readonly WireRecord[];
  readonly found: ReadonlySet<string>;
  /** The reference that makes it a tree. */
  readonly through: string;
  readonly columns: readonly ListColumn[];
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
  readonly sort: Sorts;
  readonly onSort: (path: string) => void;
  readonly selection: Selection;
  readonly onTickPage: () => void;
  readonly doings: RowDoings;
  readonly isStale: boolean;
  readonly scroller: Ref<HTMLDivElement>;
}

/** A tree as a table: rows open and close, and the arrow keys walk over them. */
export function TreeTable({ title, rows, found, through, columns, layout, onLayout, sort, onSort, selection, onTickPage, doings, isStale, scroller }: TreeTableProps): ReactElement {
  const t = useTexts(texts);
  const nodes = useMemo(() => growTree(rows, { through, found }), [rows, through, found]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const visible = useMemo(() => visibleNodes(nodes, closed), [nodes, closed]);
  const { current, focusRow, body } = useRovingFocus(visible);
  const toggle = (id: string, isOpen: boolean): void => setClosed((before) => (isOpen ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])));
  const press = (event: KeyboardEvent<HTMLTableSectionElement>): void => {
    const id = event.target instanceof HTMLElement ? event.target.closest('tr')?.dataset['id'] : undefined;
    const node = visible.find(({ row }) => row.id === id);
    if (id === undefined || node === undefined || event.target instanceof HTMLInputElement) return;
    const isOnRow = event.target instanceof HTMLTableRowElement;
    if (isOnRow && (event.key === 'Enter' || (event.key === ' ' && doings.ticking !== undefined))) {
      event.preventDefault();
      if (event.key === 'Enter') doings.onRow(node.row);
      else doings.onTick(node.row);
      return;
    }
    const move = treeMove(visible, closed, { id, key: event.key });
    if (move === undefined) return;
    event.preventDefault();
    if (move.kind === 'focus') focusRow(move.id);
    else toggle(move.id, move.kind === 'open');
  };
  const { table, drag } = useColumnDrag();
  const { ticking, actionCount } = doings;
  const { totalPx, growing } = widthsOf(columns, layout, doings);
  const tick = ticking === undefined ? undefined : ticking === 'single' ? 'single' : pageTick(selection, rows.filter(({ id }) => found.has(id)));
  return (
    <>
      <p className={treeCss.tools} data-screen-only="">
        <Button kind="quiet" size="small" icon="expand" onClick={() => setClosed(new Set())}>
          {t('expandAll')}
        </Button>
        <Button kind="quiet" size="small" icon="shrink" onClick={() => setClosed(new Set(branchIds(nodes)))}>
          {t('collapseAll')}
        </Button>
      </p>
      <div ref={scroller} className={css.scroller}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern for a tree of rows: https://www.w3.org/WAI/ARIA/apg/patterns/treegrid/ */}
        <table ref={table} role="treegrid" className={css.table} aria-label={title} aria-busy={isStale} style={{ minWidth: totalPx + INDENT_ROOM_PX }}>
          <colgroup>
            {ticking === undefined ? null : <col style={{ width: TICK_PX }} data-screen-only="" />}
            {columns.map(({ path }, index) => (
              <col key={path} data-path={path} style={path === growing ? {} : { width: widthOf(layout, path) + (index === 0 ? INDENT_ROOM_PX : 0) }} />
            ))}
            {actionCount > 0 ? <col style={{ width: actionsPx(actionCount) }} data-screen-only="" /> : null}
          </colgroup>
          <TableHead columns={columns} layout={layout} onLayout={onLayout} onDrag={drag} sort={sort} onSort={onSort} tick={tick} onTickPage={onTickPage} hasActions={actionCount > 0} />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows have the focus; it hears their keys */}
          <tbody ref={body} onKeyDown={press}>
            {visible.map((node) => (
              <TreeRow key={node.row.id} node={node} isOpen={!closed.has(node.row.id)} onToggle={toggle} columns={columns} doings={doings} isTicked={selection.has(node.row.id)} isCurrent={node.row.id === current} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The first column also shows how deep a row lies. */
const INDENT_ROOM_PX = 80;

/** One row is in the order of the Tab key: the one that had the focus last, or the first. */
function useRovingFocus(visible: readonly TreeNode[]) {
  // A new object every time: asked for again, it is given the focus again.
  const [at, setAt] = useState<{ readonly id: string } | undefined>(undefined);
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (at !== undefined) body.current?.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(at.id)}"]`)?.focus();
  }, [at]);
  const isThere = visible.some(({ row }) => row.id === at?.id);
  return { current: isThere ? at?.id : visible[0]?.row.id, focusRow: (id: string) => setAt({ id }), body };
}
