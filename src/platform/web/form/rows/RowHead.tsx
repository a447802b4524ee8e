import type { ReactElement, ReactNode } from 'react';
import type { TableRowPartProps } from '../model/formTable.ts';
import css from './RowHead.module.css';

/** The head of a row that a module draws itself: its name, what the module says of it, and its buttons. */
export function RowHead({
  name,
  buttons,
  children,
}: Pick<TableRowPartProps, 'name' | 'buttons'> & { readonly children?: ReactNode }): ReactElement {
  return (
    <div className={css.head}>
      <span className={css.name}>{name}</span>
      {children}
      {buttons}
    </div>
  );
}
