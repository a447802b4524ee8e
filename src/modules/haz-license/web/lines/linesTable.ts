/** The products of a licence: each with its quantity, what that weighs, and what is left of it. */
import type { FormTable } from '#platform/web/form/model/formTable.ts';
import { LineTotals } from './LineTotals.tsx';
import { LineRow } from './LineRow.tsx';
import { KilogramsCell, ProductCell, QuantityCell } from './LineCells.tsx';
import { texts } from './texts.ts';

export const linesTable: FormTable = {
  Row: LineRow,
  rowButtons: ['remove'],
  Footer: LineTotals,
  readColumns: [
    { name: 'refHaz', isTitle: true, Value: ProductCell },
    { name: 'quantity', isNumber: true, Value: QuantityCell },
    { name: 'kilograms', isNumber: true, Value: KilogramsCell },
    { name: 'refSubOperation' },
    { name: 'refObjective' },
  ],
  texts,
};
