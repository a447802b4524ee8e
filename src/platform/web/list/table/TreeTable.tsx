import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { ListColumn } from './listColumn.ts';
import { TableFrame, type TableProps } from './TableFrame.tsx';
import { texts } from '../texts.ts';
import { branchIds, buildTree, treeMove, visibleNodes, type TreeNode } from '../../fields/options/tree.ts';
import css from './TreeTable.module.css';
import { TreeRow } from './TreeRow.tsx';

export interface TreeTableProps extends TableProps {
  readonly found: ReadonlySet<string>;
  /** The reference to the parent. */
  readonly through: string;
  /** On a narrow screen: the column shown below the first one instead of next to it. */
  readonly below?: ListColumn | undefined;
}

/**
 * A tree as a table: rows open and close, and the arrow keys move over them
 * (https://www.w3.org/WAI/ARIA/apg/patterns/treegrid/).
 */
export function TreeTable({ found, through, below, ...props }: TreeTableProps): ReactElement {
  const { rows, columns, selection, handlers } = props;
  const t = useTexts(texts);
  const nodes = useMemo(() => buildTree(rows, { through, found }), [rows, through, found]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const visible = useMemo(() => visibleNodes(nodes, closed), [nodes, closed]);
  const { current, focusRow, body } = useRovingFocus(visible);
  const toggle = (id: string, isOpen: boolean): void =>
    setClosed((before) =>
      isOpen ? new Set([...before].filter((closedId) => closedId !== id)) : new Set([...before, id]),
    );
  const press = (event: KeyboardEvent<HTMLTableSectionElement>): void => {
    const id = event.target instanceof HTMLElement ? event.target.closest('tr')?.dataset['id'] : undefined;
    const node = visible.find(({ row }) => row.id === id);
    if (id === undefined || node === undefined || event.target instanceof HTMLInputElement) return;
    const isOnRow = event.target instanceof HTMLTableRowElement;
    if (isOnRow && (event.key === 'Enter' || (event.key === ' ' && handlers.ticking !== undefined))) {
      event.preventDefault();
      if (event.key === 'Enter') handlers.onRow(node.row);
      else handlers.onTick(node.row);
      return;
    }
    const move = treeMove(visible, closed, { id, key: event.key });
    if (move === undefined) return;
    event.preventDefault();
    if (move.kind === 'focus') focusRow(move.id);
    else toggle(move.id, move.kind === 'open');
  };
  return (
    <>
      <p className={css.tools} data-screen-only="">
        <Button kind="quiet" size="small" icon="expand" onClick={() => setClosed(new Set())}>
          {t('expandAll')}
        </Button>
        <Button kind="quiet" size="small" icon="shrink" onClick={() => setClosed(new Set(branchIds(nodes)))}>
          {t('collapseAll')}
        </Button>
      </p>
      <TableFrame
        {...props}
        rows={rows.filter(({ id }) => found.has(id))}
        role="treegrid"
        indentPx={below === undefined ? INDENT_ROOM_PX : 0}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows have the focus; it hears their keys */}
        <tbody ref={body} onKeyDown={press}>
          {visible.map((node) => (
            <TreeRow
              key={node.row.id}
              node={node}
              isOpen={!closed.has(node.row.id)}
              onToggle={toggle}
              columns={columns}
              below={below}
              handlers={handlers}
              isTicked={selection.has(node.row.id)}
              isCurrent={node.row.id === current}
            />
          ))}
        </tbody>
      </TableFrame>
    </>
  );
}

/** The usual depth of trees. */
const INDENT_ROOM_PX = 80;

/** One row can be reached with the Tab key: the one that had the focus last, or the first. */
function useRovingFocus(visible: readonly TreeNode[]) {
  // A new object every time, so that the same row can get the focus again.
  const [at, setAt] = useState<{ readonly id: string } | undefined>(undefined);
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (at !== undefined) body.current?.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(at.id)}"]`)?.focus();
  }, [at]);
  const isVisible = visible.some(({ row }) => row.id === at?.id);
  return { current: isVisible ? at?.id : visible[0]?.row.id, focusRow: (id: string) => setAt({ id }), body };
}
