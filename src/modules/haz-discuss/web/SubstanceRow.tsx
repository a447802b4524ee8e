import type { ReactElement } from 'react';
import { FieldGrid } from '#platform/web/ui/layout/FieldGrid.tsx';
import { RowField } from '#platform/web/form/rows/RowField.tsx';
import { RowHead } from '#platform/web/form/rows/RowHead.tsx';
import type { TableRowPartProps } from '#platform/web/form/model/formTable.ts';

/** One substance: which, and how much of it. A range has two values, an unknown concentration none. */
export function SubstanceRow({ row, number, name, buttons }: TableRowPartProps): ReactElement {
  return (
    <>
      <RowHead name={name} buttons={buttons} />
      <FieldGrid columns="fitted">
        {FIELDS.map((field) => (
          <RowField key={field} row={row} name={field} number={number} />
        ))}
      </FieldGrid>
    </>
  );
}

const FIELDS = ['refSubStance', 'otherName', 'refConcentrationTest', 'concentration', 'toConcentration', 'refUnit'];
