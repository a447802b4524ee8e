/** A letter for the tests of its paper. */
import { getPlainDate } from '#language/values/plainDate.ts';
import { namedSpecimen, paperSheet } from '#platform/testing/paperSheets.ts';
import type { LetterSheet } from '#modules/to-whom/server/letterText.ts';

export interface LetterMore extends Partial<Omit<LetterSheet, 'document'>> {
  /** Stored fields of the letter. */
  readonly document?: Readonly<Record<string, unknown>>;
}

const stored = {
  addressee: 'TO WHOM IT MAY CONCERN',
  subject: 'Registration',
  productName: 'AQ',
  certificateNo: null,
  statement: 'One.',
  refLanguage: 'en',
  copies: 2,
};

export function letterSheet({ document, ...more }: LetterMore = {}): LetterSheet {
  return paperSheet(namedSpecimen('toWhom', { ...stored, ...document }), {
    lang: 'en',
    holder: { name: ['บริษัท ตัวอย่าง จำกัด', 'Sample Co., Ltd.'], nationality: null, idTax: null, address: [] },
    parties: {
      department: { name: ['กองควบคุม', 'Control Division'], phone: '02-000-0000', email: null },
      signatory: { name: ['นางวิไล ลงนาม', 'Mrs. Wilai Longnam'], position: ['ผู้อำนวยการ', 'Director'] },
      principal: null,
    },
    issue: {
      code: 'TW1/2569',
      revision: 1,
      issued: getPlainDate('2026-11-15'),
      expires: getPlainDate('2027-11-14'),
      signatoryId: 'x',
      isSigned: false,
      principalId: null,
    },
    validMonths: 12,
    ...more,
  });
}
