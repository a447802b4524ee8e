import type { ReactElement } from 'react';
import css from './Totals.module.css';

export interface TotalsProps {
  readonly sums: readonly { readonly title: string; readonly value: string }[];
  readonly note?: string | undefined;
  /** What does not fit together; `bad` is refused when the document is submitted. */
  readonly problem?: { readonly tone: 'warn' | 'bad'; readonly text: string } | undefined;
}

/** The sums below the rows of a table, aligned to the right as its quantities are. */
export function Totals({ sums, note, problem }: TotalsProps): ReactElement {
  return (
    <div className={css.totals} aria-live="polite">
      <dl className={css.sums}>
        {sums.map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note === undefined ? null : <p className={css.note}>{note}</p>}
      {problem === undefined ? null : <p className={css[problem.tone]}>{problem.text}</p>}
    </div>
  );
}
