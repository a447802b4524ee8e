/** The certified places of a licence: which area of each, and how much is meant for it. */
import type { FormTable } from '#platform/web/form/model/formTable.ts';
import { AreaControl } from './AreaControl.tsx';
import { PlaceCell } from './PlaceCell.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import { PlaceTotals } from './PlaceTotals.tsx';
import { texts } from './texts.ts';

export const placesTable: FormTable = {
  Row: PlaceRow,
  rowButtons: ['copy', 'remove'],
  controls: { areaLineId: AreaControl },
  Footer: PlaceTotals,
  readColumns: [
    { name: 'refPlace', isTitle: true, Value: PlaceCell },
    { name: 'areaName' },
    { name: 'quantity', title: ['ปริมาณที่จะเก็บ (กก.)', 'Quantity to be kept (kg)'] },
    { name: 'squareMetres', title: ['พื้นที่ที่ขอใช้ (ตร.ม.)', 'Area requested (m²)'] },
  ],
  texts,
};
