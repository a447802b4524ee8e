import { expect, it } from 'vitest';
import { feeNoteOf } from './feeNote.ts';

it('says by what the fee is counted, and nothing where it does not depend on the quantity', () => {
  const licence = { refDocumentType: 'licenceImport', refOperation: 'import', refRequestType: 'new' } as const;
  expect([
    feeNoteOf(licence),
    feeNoteOf({ ...licence, refDocumentType: 'licencePossess', refOperation: 'possess', refRequestType: 'renew' }),
    feeNoteOf({ ...licence, refDocumentType: 'noticeImport' }),
    feeNoteOf({ ...licence, refRequestType: 'change' }),
    feeNoteOf({ ...licence, refRequestType: 'cancel' }),
  ]).toEqual(['feeByTons', 'feeByArea', undefined, undefined, undefined]);
});
