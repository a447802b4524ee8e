import type { ReactElement } from 'react';
import type { TableRowPartProps } from '#platform/web/form/model/formTable.ts';
import { RowField } from '#platform/web/form/rows/RowField.tsx';
import { RowHead } from '#platform/web/form/rows/RowHead.tsx';
import { FieldGrid } from '#platform/web/ui/layout/FieldGrid.tsx';
import { AreaFacts } from './AreaFacts.tsx';

/** One certified place: its area, what that takes and has free, and what is meant for it. */
export function PlaceRow({ row, number, name, buttons }: TableRowPartProps): ReactElement {
  return (
    <>
      <RowHead name={name} buttons={buttons} />
      <FieldGrid columns="two">
        {FIELDS.map((field) => (
          <RowField key={field} row={row} name={field} number={number} />
        ))}
      </FieldGrid>
      <AreaFacts row={row} />
    </>
  );
}

const FIELDS = ['refPlace', 'areaLineId', 'quantity', 'squareMetres'];
