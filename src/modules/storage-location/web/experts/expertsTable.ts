/** The experts of a place. Who they are and their paper share a column each, so that the whole row can be read. */
import type { FormTable } from '#platform/web/form/model/formTable.ts';
import { PaperCell, PersonCell, PositionCell, ValidityCell } from './ExpertCells.tsx';
import { texts } from './texts.ts';

export const expertsTable: FormTable = {
  readColumns: [
    { name: 'name', Value: PersonCell, isTitle: true },
    { name: 'position', Value: PositionCell },
    { name: 'refPaper', Value: PaperCell },
    { name: 'expiresDate', Value: ValidityCell },
    { name: 'file' },
  ],
  texts,
};
