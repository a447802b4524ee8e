import { memo, type CSSProperties, type ReactElement } from 'react';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Checkbox } from '../../ui/input/Checkbox.tsx';
import { cellContent } from './CellContent.tsx';
import { rowNameOf, type ListColumn } from './listColumn.ts';
import css from './ListTable.module.css';
import { RowActions, type RowActionHandlers } from './RowActions.tsx';
import { FirstCell, isRowClick } from './TableRow.tsx';
import { texts } from '../texts.ts';
import type { TreeNode } from '../../fields/options/tree.ts';
import treeCss from './TreeTable.module.css';

export interface TreeRowProps {
  readonly node: TreeNode;
  readonly isOpen: boolean;
  readonly onToggle: (id: string, isOpen: boolean) => void;
  readonly columns: readonly ListColumn[];
  readonly below: ListColumn | undefined;
  readonly handlers: RowActionHandlers;
  readonly isTicked: boolean;
  readonly isCurrent: boolean;
}

export const TreeRow = memo(function TreeRow({
  node,
  isOpen,
  onToggle,
  columns,
  below,
  handlers,
  isTicked,
  isCurrent,
}: TreeRowProps): ReactElement {
  const locale = useLocale();
  const t = useTexts(texts);
  const { row, level, position, siblings, isContext } = node;
  const name = rowNameOf(below === undefined ? columns : [...columns, below], row, locale) || handlers.nameless;
  const isBranch = node.children.length > 0;
  return (
    <tr
      data-id={row.id}
      tabIndex={isCurrent ? 0 : -1}
      className={classes(
        css.row,
        treeCss.row,
        row.isActive === false && css.archived,
        isContext && css.context,
        isTicked && css.ticked,
      )}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      {...(isBranch ? { 'aria-expanded': isOpen } : {})}
      {...(isContext ? { title: t('contextRow') } : {})}
      onClick={(event) => isRowClick(event) && handlers.onRow(row)}
    >
      {handlers.ticking === undefined ? null : (
        <td className={css.tickCell} data-screen-only="">
          {isContext ? null : (
            <Checkbox
              label={handlers.tickLabel(name)}
              isChecked={isTicked}
              onToggle={() => handlers.onTick(row)}
              isRound={handlers.ticking === 'single'}
            />
          )}
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.path} className={classes(css.cell, column.kind === 'number' && css.number)}>
          {index === 0 ? (
            <span className={treeCss.indented} style={{ '--level': level } as CSSProperties}>
              {isBranch ? (
                <button
                  type="button"
                  tabIndex={-1}
                  className={treeCss.fold}
                  aria-label={t(isOpen ? 'collapse' : 'expand', { what: name })}
                  onClick={() => onToggle(row.id, !isOpen)}
                >
                  <Icon name={isOpen ? 'down' : 'right'} size={FOLD_PX} />
                </button>
              ) : (
                <span className={treeCss.leaf} />
              )}
              <span className={treeCss.names}>
                <FirstCell column={column} row={row} locale={locale} handlers={handlers} name={name} />
                {below === undefined ? null : <span className={treeCss.below}>{cellContent(below, row, locale)}</span>}
              </span>
            </span>
          ) : (
            cellContent(column, row, locale)
          )}
        </td>
      ))}
      {handlers.actionCount > 0 ? (
        <td className={css.actionCell} data-screen-only="">
          <RowActions row={row} name={name} handlers={handlers} />
        </td>
      ) : null}
    </tr>
  );
});

const FOLD_PX = 12;
