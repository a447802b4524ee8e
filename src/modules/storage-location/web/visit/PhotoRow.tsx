import type { ReactElement } from 'react';
import type { TableRowPartProps } from '#platform/web/form/model/formTable.ts';
import { RowField } from '#platform/web/form/rows/RowField.tsx';
import { RowHead } from '#platform/web/form/rows/RowHead.tsx';

/** One photograph with its caption. */
export function PhotoRow({ row, number, name, buttons }: TableRowPartProps): ReactElement {
  return (
    <>
      <RowHead name={name} buttons={buttons} />
      <RowField row={row} name="file" number={number} />
      <RowField row={row} name="caption" number={number} />
    </>
  );
}
