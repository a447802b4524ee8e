/** The rulings of the case, each with its substances in words; each is edited in its own panel. */
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
