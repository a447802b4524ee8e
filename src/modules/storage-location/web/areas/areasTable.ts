/** The areas of a place: each with its sizes, results and plan. */
import type { FormTable } from '#platform/web/form/model/formTable.ts';
import { AreaCards } from './AreaCards.tsx';
import { AreaRow } from './AreaRow.tsx';
import { texts } from './texts.ts';

export const areasTable: FormTable = { Row: AreaRow, ReadOnly: AreaCards, texts };
