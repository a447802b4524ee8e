/** The officers who visited a place. */
import type { FormTable } from '#platform/web/form/model/formTable.ts';
import { OfficerNameCell } from './OfficerNameCell.tsx';
import { OfficerRow } from './OfficerRow.tsx';
import { officerTexts } from './texts.ts';

export const officersTable: FormTable = {
  Row: OfficerRow,
  rowButtons: ['remove'],
  readColumns: [
    { name: 'name', title: ['ผู้ตรวจ', 'Officer'], Value: OfficerNameCell, isTitle: true },
    { name: 'position' },
  ],
  texts: officerTexts,
};
