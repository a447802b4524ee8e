/** The photographs of a visit: each with its caption, side by side. */
import type { FormTable } from '#platform/web/form/model/formTable.ts';
import { PhotoCards } from './PhotoCards.tsx';
import { PhotoRow } from './PhotoRow.tsx';
import { photoTexts } from './texts.ts';

export const photosTable: FormTable = {
  Row: PhotoRow,
  layout: 'cards',
  rowButtons: ['remove'],
  ReadOnly: PhotoCards,
  texts: photoTexts,
};
