import { memo, type ReactElement } from 'react';
import type { Locale } from '#language/label.ts';
import type { WireRecord } from '../../api/resource.ts';
import { columnText } from '../../fields/columns.ts';
import { useLocale } from '../../i18n/locale.ts';
import { classes } from '../../ui/classes.ts';
import { ActiveTag } from '../../ui/feedback/Tag.tsx';
import { Checkbox } from '../../ui/input/Checkbox.tsx';
import css from './CardList.module.css';
import { cellContent } from './CellContent.tsx';
import { rowNameOf, type ListColumn } from './listColumn.ts';
import { RowActions, type RowActionHandlers } from './RowActions.tsx';
import { RowLink } from './RowLink.tsx';
import type { Selection } from '../rows/selection.ts';
import { isRowClick } from './TableRow.tsx';

export interface CardListProps {
  readonly title: string;
  readonly rows: readonly WireRecord[];
  readonly columns: readonly ListColumn[];
  readonly selection: Selection;
  readonly handlers: RowActionHandlers;
  readonly isStale: boolean;
}

/** On a narrow screen each row is a card: two lines that identify it, then the other columns with labels. */
export function CardList({ title, rows, columns, selection, handlers, isStale }: CardListProps): ReactElement {
  const locale = useLocale();
  return (
    <ul className={classes(css.cards, isStale && css.stale)} aria-label={title} aria-busy={isStale}>
      {rows.map((row) => (
        <CardOfRow
          key={row.id}
          row={row}
          columns={columns}
          locale={locale}
          handlers={handlers}
          isTicked={selection.has(row.id)}
        />
      ))}
    </ul>
  );
}

interface CardProps {
  readonly row: WireRecord;
  readonly columns: readonly ListColumn[];
  readonly locale: Locale;
  readonly handlers: RowActionHandlers;
  readonly isTicked: boolean;
}

const CardOfRow = memo(function CardOfRow({ row, columns, locale, handlers, isTicked }: CardProps): ReactElement {
  const [first, second, ...others] = columns;
  const name = rowNameOf(columns, row, locale) || handlers.nameless;
  const to = handlers.viewOf(row);
  const heading = (first === undefined ? '' : columnText(first, row, locale)) || name;
  // If the first column is empty, the second is already the heading.
  const subtitle = second === undefined || columnText(second, row, locale) === heading ? undefined : second;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the link in it, or the tick, does the same
    <li
      className={classes(css.card, row.isActive === false && css.archived, isTicked && css.ticked)}
      onClick={(event) => isRowClick(event) && handlers.onRow(row)}
    >
      <div className={css.top}>
        {handlers.ticking === undefined ? null : (
          <Checkbox
            label={handlers.tickLabel(name)}
            isChecked={isTicked}
            onToggle={() => handlers.onTick(row)}
            isRound={handlers.ticking === 'single'}
          />
        )}
        <div className={css.names} data-content="">
          {to === undefined ? (
            <span className={css.heading}>{heading}</span>
          ) : (
            <RowLink to={to} links={handlers.links} className={css.heading ?? ''}>
              {heading}
            </RowLink>
          )}
          {subtitle === undefined ? null : <div className={css.second}>{cellContent(subtitle, row, locale)}</div>}
        </div>
        {handlers.actionCount > 0 ? <RowActions row={row} name={name} handlers={handlers} /> : null}
      </div>
      <dl className={css.rest}>
        {others.map((column) => (
          <div key={column.path} className={css.pair}>
            <dt>{column.title}</dt>
            <dd>{cellContent(column, row, locale)}</dd>
          </div>
        ))}
      </dl>
      {row.isActive === false && !handlers.showsActive ? <ActiveTag isActive={false} /> : null}
    </li>
  );
});
