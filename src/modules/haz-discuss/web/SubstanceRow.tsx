import type { ReactElement } from 'react';
import { FieldGrid } from '#platform/web/ui/layout/FieldGrid.tsx';
import { RowField } from '#platform/web/form/rows/RowField.tsx';
import type { TableRowPartProps } from '#platform/web/form/model/formTable.ts';
import css from './SubstanceRow.module.css';

/** One substance: which, and how much of it. A range has two values, an unknown concentration none. */
export function SubstanceRow({ row, number, name, buttons }: TableRowPartProps): ReactElement {
  return (
    <>
      <div className={css.head}>
        <span className={css.number}>{name}</span>
        {buttons}
      </div>
      <FieldGrid columns="fitted">
        {FIELDS.map((field) => (
          <RowField key={field} row={row} name={field} number={number} />
        ))}
      </FieldGrid>
    </>
  );
}

const FIELDS = ['refSubStance', 'otherName', 'refConcentrationTest', 'concentration', 'toConcentration', 'refUnit'];
