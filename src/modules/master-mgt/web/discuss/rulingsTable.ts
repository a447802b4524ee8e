/** What the case answers, each with its substances in words; one is written where it is opened. */
import type { FormTable } from '#platform/web/form/model/formTable.ts';
import { RulingCard } from './RulingCard.tsx';
import { texts } from './texts.ts';

export const rulingsTable: FormTable = {
  Row: RulingCard,
  layout: 'cards',
  isWrittenInDialog: true,
  isCounted: false,
  texts,
};
