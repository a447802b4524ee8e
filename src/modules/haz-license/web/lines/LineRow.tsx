import type { ReactElement } from 'react';
import type { TableRowPartProps } from '#platform/web/form/model/formTable.ts';
import { RowField } from '#platform/web/form/rows/RowField.tsx';
import { RowHead } from '#platform/web/form/rows/RowHead.tsx';
import { FieldGrid } from '#platform/web/ui/layout/FieldGrid.tsx';
import css from './LineRow.module.css';
import { LiveWeight } from './LiveWeight.tsx';
import { ProductFacts } from './ProductFacts.tsx';

/** One product: what is asked for of it, and at once what that weighs. */
export function LineRow({ row, number, name, buttons }: TableRowPartProps): ReactElement {
  return (
    <>
      <RowHead name={name} buttons={buttons} />
      <div className={css.product}>
        <RowField row={row} name="refHaz" number={number} />
        <ProductFacts row={row} />
      </div>
      <FieldGrid>
        <div className={css.amount}>
          <RowField row={row} name="quantity" number={number} />
          <RowField row={row} name="refQuantityUnit" number={number} />
        </div>
        <RowField row={row} name="density" number={number} />
        <LiveWeight row={row} />
        {OTHERS.map((field) => (
          <RowField key={field} row={row} name={field} number={number} />
        ))}
      </FieldGrid>
    </>
  );
}

const OTHERS = ['refObjective', 'refSubOperation', 'usedBefore'];
