/** The goods of the areas: each line names its area, and below it is how full each area would be. */
import type { FormTable } from '#platform/web/form/model/formTable.ts';
import { AreaChoice } from './AreaChoice.tsx';
import { AreaNameCell } from './AreaNameCell.tsx';
import { GoodsRow } from './GoodsRow.tsx';
import { GoodsSums } from './GoodsSums.tsx';
import { goodsTexts } from './texts.ts';

export const goodsTable: FormTable = {
  Row: GoodsRow,
  controls: { subLineId: AreaChoice },
  readColumns: [
    { name: 'subLineId', Value: AreaNameCell, isTitle: true },
    { name: 'refProductUse' },
    { name: 'refHazType' },
    { name: 'largestKg' },
    { name: 'hazards' },
  ],
  Footer: GoodsSums,
  texts: goodsTexts,
};
