/** The letter as a PDF: it is for authorities abroad, so it is in English. */
import { paperOf } from '#platform/server/request/printing/paperOf.ts';
import { letterData } from './letterText.ts';

export const letterPaper = paperOf('toWhom', {
  template: 'modules/to-whom/server/letter.typ',
  lang: 'en',
  data: letterData,
});
