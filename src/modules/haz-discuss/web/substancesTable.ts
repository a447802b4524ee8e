/** The substances of a product that is asked about, with the pickers of registrations. */
import type { FormTable } from '#platform/web/form/model/formTable.ts';
import { SubstanceControl, UnitControl } from '#modules/haz/web/index.ts';
import { SubstanceRow } from './SubstanceRow.tsx';
import { texts } from './texts.ts';

export const substancesTable: FormTable = {
  Row: SubstanceRow,
  controls: { refSubStance: SubstanceControl, refUnit: UnitControl },
  texts,
};
