import { expect, it } from 'vitest';
import { otherPaperFor } from './otherPaper.ts';

it('is a notice for type 2 and a licence for type 3, for the same operation', () => {
  expect(otherPaperFor('type2', 'export')).toMatchObject({ documentType: 'noticeExport', text: 'openNotice' });
  expect(otherPaperFor('type3', 'possess')).toMatchObject({ documentType: 'licencePossess', text: 'openLicence' });
  expect(otherPaperFor('type2', null)?.documentType).toBe('noticeImport');
});

it('is none for types that need neither', () => {
  expect([otherPaperFor('type1', 'import'), otherPaperFor('type4', 'import')]).toEqual([undefined, undefined]);
});
