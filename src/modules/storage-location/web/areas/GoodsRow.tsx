import type { ReactElement } from 'react';
import type { TableRowPartProps } from '#platform/web/form/model/formTable.ts';
import { RowField } from '#platform/web/form/rows/RowField.tsx';
import { RowHead } from '#platform/web/form/rows/RowHead.tsx';
import { FieldGrid } from '#platform/web/ui/layout/FieldGrid.tsx';

/** One kind of goods: in which area, and how much of it at most. */
export function GoodsRow({ row, number, name, buttons }: TableRowPartProps): ReactElement {
  return (
    <>
      <RowHead name={name} buttons={buttons} />
      <FieldGrid columns="fitted">
        {FIELDS.map((field) => (
          <RowField key={field} row={row} name={field} number={number} />
        ))}
      </FieldGrid>
      <RowField row={row} name="hazards" number={number} />
    </>
  );
}

const FIELDS = ['subLineId', 'refProductUse', 'refHazType', 'largestKg'];
