import type { ReactElement } from 'react';
import type { Label } from '#language/label.ts';
import { useLabel } from '#platform/web/i18n/locale.ts';
import css from './Facts.module.css';

/** Shows known facts for reading. Unknown ones are left out. */
export function Facts({
  rows,
}: {
  readonly rows: readonly (readonly [label: Label, text: string | null])[];
}): ReactElement {
  const label = useLabel();
  return (
    <dl className={css.facts}>
      {rows
        .filter(([, text]) => text !== null && text !== '')
        .map(([name, text]) => (
          <div key={name[1]} className={css.fact}>
            <dt>{label(name)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
