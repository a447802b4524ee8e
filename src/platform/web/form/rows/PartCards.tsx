import type { ReactElement, ReactNode } from 'react';
import { useLabel } from '../../i18n/locale.ts';
import type { PartColumn } from './partColumns.ts';
import { PartValue } from './PartValue.tsx';
import css from './RowCards.module.css';
import type { ComputedRecord } from '../store/computeRecord.ts';

export interface PartCardsProps {
  readonly address: string;
  readonly label: string;
  readonly columns: readonly PartColumn[];
  readonly rows: readonly ComputedRecord[];
  /** Index of the first row among all rows. */
  readonly firstIndex: number;
  /** Renders the parts of a row, which follow it. */
  readonly below: (row: ComputedRecord) => ReactNode;
}

/**
 * The rows of a part where a table of its columns cannot be read: all values of a row, one below the other, and on a
 * wide screen next to each other.
 */
export function PartCards({ address, label: name, columns, rows, firstIndex, below }: PartCardsProps): ReactElement {
  const label = useLabel();
  const titles = columns.filter(({ isTitle }) => isTitle);
  return (
    <ol className={css.cards} aria-label={name}>
      {rows.map((row, index) => (
        <li key={String(row.values['id'])} className={css.card}>
          {titles.length === 0 ? <div className={css.number}>{firstIndex + index + 1}</div> : null}
          {titles.map((column) => (
            <div key={column.name} className={css.title}>
              <PartValue address={address} row={row} column={column} />
            </div>
          ))}
          <dl className={css.flowing}>
            {columns.map((column) =>
              column.isTitle || (column.Value === undefined && row.flags[column.name]?.isVisible !== true) ? null : (
                <div key={column.name}>
                  <dt>
                    {label(column.title)}
                    {column.unit === undefined ? null : ` (${label(column.unit)})`}
                  </dt>
                  <dd>
                    <PartValue address={address} row={row} column={column} />
                  </dd>
                </div>
              ),
            )}
          </dl>
          {below(row)}
        </li>
      ))}
    </ol>
  );
}
