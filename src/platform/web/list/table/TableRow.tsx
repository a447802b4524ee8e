import { memo, type MouseEvent, type ReactElement } from 'react';
import type { Locale } from '#language/label.ts';
import type { WireRecord } from '../../api/resource.ts';
import { columnText } from '../../fields/columns.ts';
import { classes } from '../../ui/classes.ts';
import { ActiveTag } from '../../ui/feedback/Tag.tsx';
import { Checkbox } from '../../ui/input/Checkbox.tsx';
import { cellContent } from './CellContent.tsx';
import { rowNameOf, type ListColumn } from './listColumn.ts';
import css from './ListTable.module.css';
import { RowActions, type RowActionHandlers } from './RowActions.tsx';
import { RowLink } from './RowLink.tsx';

export interface TableRowProps {
  readonly row: WireRecord;
  readonly columns: readonly ListColumn[];
  readonly locale: Locale;
  readonly handlers: RowActionHandlers;
  readonly isTicked: boolean;
}

/** Re-rendered only when the row itself changes. */
export const TableRow = memo(function TableRow({
  row,
  columns,
  locale,
  handlers,
  isTicked,
}: TableRowProps): ReactElement {
  const name = rowNameOf(columns, row, locale) || handlers.nameless;
  const { ticking } = handlers;
  return (
    <tr
      className={classes(css.row, row.isActive === false && css.archived, isTicked && css.ticked)}
      onClick={(event) => isRowClick(event) && handlers.onRow(row)}
    >
      {ticking === undefined ? null : (
        <td className={css.tickCell} data-screen-only="">
          <Checkbox
            label={handlers.tickLabel(name)}
            isChecked={isTicked}
            onToggle={() => handlers.onTick(row)}
            isRound={ticking === 'single'}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.path}
          className={classes(css.cell, column.kind === 'number' && css.number)}
          title={titleOf(column, row, locale)}
        >
          {index === 0 ? (
            <FirstCell column={column} row={row} locale={locale} handlers={handlers} name={name} />
          ) : column.isLongText ? (
            <span className={css.words}>{cellContent(column, row, locale)}</span>
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

interface FirstCellProps {
  readonly column: ListColumn;
  readonly row: WireRecord;
  readonly locale: Locale;
  readonly handlers: RowActionHandlers;
  readonly name: string;
}

/** A link that can be copied, opened in another tab, or reached with the keyboard. */
export function FirstCell({ column, row, locale, handlers, name }: FirstCellProps): ReactElement {
  const to = handlers.viewOf(row);
  const content = cellContent(column, row, locale);
  const isNothing = columnText(column, row, locale) === '';
  return (
    <span className={css.first}>
      {to === undefined ? (
        <span className={css.clipped}>{content}</span>
      ) : (
        <RowLink to={to} links={handlers.links} className={css.rowLink ?? ''} label={isNothing ? name : undefined}>
          {content}
        </RowLink>
      )}
      {row.isActive === false && !handlers.showsActive ? <ActiveTag isActive={false} /> : null}
    </span>
  );
}

/** Returns a tooltip for text that may be cut off by the edge of its column. */
function titleOf(column: ListColumn, row: WireRecord, locale: Locale): string | undefined {
  if (column.kind !== 'text' && column.kind !== 'status') return undefined;
  const text = columnText(column, row, locale);
  return text.length > CUT_OFF_FROM ? text : undefined;
}

const CUT_OFF_FROM = 16;

/** Returns false for a click on a link or a button in the row, and while text is being selected. */
export function isRowClick({ target, currentTarget, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return false;
  return (
    target.closest('a, button, input, label, [role="separator"]') === null && (getSelection()?.toString() ?? '') === ''
  );
}
