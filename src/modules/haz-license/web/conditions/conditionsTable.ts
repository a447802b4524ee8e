/** The conditions that an officer proposes for a licence. */
import type { FormTable } from '#platform/web/form/model/formTable.ts';
import { ConditionCell } from './ConditionCell.tsx';
import { ConditionRow } from './ConditionRow.tsx';
import { texts } from './texts.ts';

export const conditionsTable: FormTable = {
  Row: ConditionRow,
  rowButtons: ['remove'],
  readColumns: [{ name: 'text', title: ['ข้อความเงื่อนไข', 'Text of the condition'], Value: ConditionCell }],
  texts,
};
