import type { ReactElement, ReactNode } from 'react';
import css from './Application.module.css';

/** Shows the settings to people who may read but not change them. */
export function ReadOnlySettings({
  rows,
}: {
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
}): ReactElement {
  return (
    <dl className={css.shown}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
