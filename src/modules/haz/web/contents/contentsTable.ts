/** The table of contents: declared, found, and whether the two are near enough. */
import type { FormTable } from '#platform/web/form/model/formTable.ts';
import { ContentRow } from './ContentRow.tsx';
import { DeclaredContentCell, FoundContentCell, VerdictCell, SubstanceCell } from './ContentCells.tsx';
import { SubstanceControl } from './SubstanceControl.tsx';
import { texts } from './texts.ts';
import { Totals } from './Totals.tsx';
import { UnitControl } from './UnitControl.tsx';

export const contentsTable: FormTable = {
  title: ['สารสำคัญของผลิตภัณฑ์', 'Active substances of the product'],
  Row: ContentRow,
  rowButtons: ['remove'],
  controls: { refSubStance: SubstanceControl, refUnit: UnitControl },
  Footer: Totals,
  readColumns: [
    { name: 'refSubStance', isTitle: true, Value: SubstanceCell },
    { name: 'content', Value: DeclaredContentCell },
    { name: 'foundContent', Value: FoundContentCell },
    { name: 'result', title: ['ผลเทียบเกณฑ์', 'Result against tolerance'], Value: VerdictCell },
  ],
  isCounted: false,
  texts,
};
