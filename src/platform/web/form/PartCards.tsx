import type { ReactElement, ReactNode } from 'react';
import { FieldValue } from '../fields/FieldValue.tsx';
import { useLabel } from '../i18n/locale.ts';
import type { ModelField } from './formModel.ts';
import css from './RowCards.module.css';
import type { Settled } from './settle.ts';

export interface PartCardsProps {
  readonly label: string;
  readonly columns: readonly ModelField[];
  readonly rows: readonly Settled[];
  /** The place of the first one among all. */
  readonly first: number;
  /** What belongs to a row and follows it. */
  readonly below: (row: Settled) => ReactNode;
}

/** The rows of a part where a table of several columns cannot be read: all a row says, one below the other. */
export function PartCards({ label: title, columns, rows, first, below }: PartCardsProps): ReactElement {
  const label = useLabel();
  return (
    <ol className={css.cards} aria-label={title}>
      {rows.map((row, index) => (
        <li key={String(row.values['id'])} className={css.card}>
          <div className={css.number}>{first + index + 1}</div>
          <dl className={css.values}>
            {columns.map(({ name, field }) =>
              row.flags[name]?.isShown === true ? (
                <div key={name}>
                  <dt>
                    {label(field.label)}
                    {'unit' in field && field.unit !== undefined ? ` (${label(field.unit)})` : null}
                  </dt>
                  <dd>
                    <FieldValue field={field} value={row.values[name]} isInList={field.kind !== 'file'} />
                  </dd>
                </div>
              ) : null,
            )}
          </dl>
          {below(row)}
        </li>
      ))}
    </ol>
  );
}
