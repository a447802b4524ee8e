import { memo, type MouseEvent, type ReactElement } from 'react';
import type { Locale } from '#language/label.ts';
import type { WireRecord } from '../../api/resource.ts';
import { columnText } from '../../fields/columns.ts';
import { classes } from '../../ui/classes.ts';
import { ActiveTag } from '../../ui/feedback/Tag.tsx';
import { Tick } from '../../ui/input/Tick.tsx';
import { cellContent } from './CellContent.tsx';
import { nameOf, type ListColumn } from './listColumn.ts';
import css from './ListTable.module.css';
import { RowActions, type RowDoings } from './RowActions.tsx';
import { RowLink } from './RowLink.tsx';

export interface TableRowProps {
  readonly row: WireRecord;
  readonly columns: readonly ListColumn[];
  readonly locale: Locale;
  readonly doings: RowDoings;
  readonly isTicked: boolean;
}

/** Drawn again only when something of the row itself changes. */
export const TableRow = memo(function TableRow({
  row,
  columns,
  locale,
  doings,
  isTicked,
}: TableRowProps): ReactElement {
  const name = nameOf(columns, row, locale) || doings.nameless;
  const { ticking } = doings;
  return (
    <tr
      className={classes(css.row, row.isActive === false && css.archived, isTicked && css.ticked)}
      onClick={(event) => isOnTheRow(event) && doings.onRow(row)}
    >
      {ticking === undefined ? null : (
        <td className={css.tickCell} data-screen-only="">
          <Tick
            label={doings.tickLabel(name)}
            isTicked={isTicked}
            onToggle={() => doings.onTick(row)}
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
            <FirstCell column={column} row={row} locale={locale} doings={doings} name={name} />
          ) : column.isWordy ? (
            <span className={css.words}>{cellContent(column, row, locale)}</span>
          ) : (
            cellContent(column, row, locale)
          )}
        </td>
      ))}
      {doings.actionCount > 0 ? (
        <td className={css.actionCell} data-screen-only="">
          <RowActions row={row} name={name} doings={doings} />
        </td>
      ) : null}
    </tr>
  );
});

interface FirstCellProps {
  readonly column: ListColumn;
  readonly row: WireRecord;
  readonly locale: Locale;
  readonly doings: RowDoings;
  readonly name: string;
}

/** A link one can copy, open beside, or reach with the keyboard. */
export function FirstCell({ column, row, locale, doings, name }: FirstCellProps): ReactElement {
  const to = doings.viewOf(row);
  const content = cellContent(column, row, locale);
  const isNothing = columnText(column, row, locale) === '';
  return (
    <span className={css.first}>
      {to === undefined ? (
        <span className={css.clipped}>{content}</span>
      ) : (
        <RowLink to={to} links={doings.links} className={css.rowLink ?? ''} label={isNothing ? name : undefined}>
          {content}
        </RowLink>
      )}
      {row.isActive === false && !doings.showsActive ? <ActiveTag isActive={false} /> : null}
    </span>
  );
}

/** What may be cut off by the edge of its column. */
function titleOf(column: ListColumn, row: WireRecord, locale: Locale): string | undefined {
  if (column.kind !== 'text' && column.kind !== 'status') return undefined;
  const text = columnText(column, row, locale);
  return text.length > CUT_OFF_FROM ? text : undefined;
}

const CUT_OFF_FROM = 16;

/** Not on a link or a button in it, and not while text is being marked. */
export function isOnTheRow({ target, currentTarget, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return false;
  return (
    target.closest('a, button, input, label, [role="separator"]') === null && (getSelection()?.toString() ?? '') === ''
  );
}
