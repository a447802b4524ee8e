import type { ReactElement, ReactNode } from 'react';
import css from './NameList.module.css';

export interface ListedName {
  readonly id: string;
  readonly name: ReactNode;
  readonly note?: string | undefined;
}

/** Names side by side; `more` says what is left out. */
export function NameList({
  names,
  more,
}: {
  readonly names: readonly ListedName[];
  readonly more?: string | undefined;
}): ReactElement {
  return (
    <ul className={css.names}>
      {names.map(({ id, name, note }) => (
        <li key={id}>
          {name}
          {note === undefined ? null : <span className={css.quiet}>{` ${note}`}</span>}
        </li>
      ))}
      {more === undefined ? null : <li className={css.quiet}>{more}</li>}
    </ul>
  );
}
