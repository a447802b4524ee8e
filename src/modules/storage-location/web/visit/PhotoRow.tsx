import type { ReactElement } from 'react';
import type { TableRowPartProps } from '#platform/web/form/model/formTable.ts';
import { RowField } from '#platform/web/form/rows/RowField.tsx';
import css from './PhotoRow.module.css';

/** One photograph with its caption. */
export function PhotoRow({ row, number, name, buttons }: TableRowPartProps): ReactElement {
  return (
    <>
      <div className={css.head}>
        <span className={css.number}>{name}</span>
        {buttons}
      </div>
      <RowField row={row} name="file" number={number} />
      <RowField row={row} name="caption" number={number} />
    </>
  );
}
