/** Tests the ruling letter: its texts, its look, and that all of it is printed. */
import { afterAll, describe, expect, it } from 'vitest';
import type { AnyRecord } from '#language/record.ts';
import { decimal } from '#language/values/decimal.ts';
import { createLog } from '#platform/server/log.ts';
import { createPrinter } from '#platform/server/print/printer.ts';
import { declaredApplication } from '#platform/testing/declaredApplication.ts';
import { DIFFERENT_PIXELS_MAX, differenceFromGolden, GOLDEN_DPI } from '#platform/testing/golden.ts';
import { namedReference, namedSpecimen, paperSheet } from '#platform/testing/paperSheets.ts';
import { pdfPicture } from '#platform/testing/poppler.ts';
import { LETTER_TEMPLATE, letterData } from './letterPaper.ts';

const printer = createPrinter({ log: createLog({ level: 'silent' }), isBrief: true, processes: 1 });
afterAll(() => printer.close());

const line = (more: AnyRecord): AnyRecord => ({
  id: 'line',
  refSubStance: { id: 'hcl' },
  otherName: null,
  refConcentrationTest: 'equal',
  concentration: decimal('20'),
  toConcentration: null,
  refUnit: 'percentWeight',
  ...more,
});

const stored: AnyRecord = {
  id: 'document',
  refDocumentType: 'ruling',
  productNameTh: 'น้ำยาปรับพีเอช เอคิว-แอซิด',
  productNameEn: 'AQ-ACID 20',
  question: 'ขอหารือว่าผลิตภัณฑ์นี้เข้าข่ายเป็นวัตถุอันตรายหรือไม่ เป็นชนิดใด และต้องดำเนินการอย่างไร',
  refOperation: 'import',
  refSubOperation: null,
  refObjective: { id: 'sale' },
  refSubObjective: { id: 'wholesale' },
  refPhysicalState: 'liquid',
  mainSubStances: [
    line({}),
    line({
      refSubStance: null,
      otherName: 'Polydimethylsiloxane',
      refConcentrationTest: 'between',
      concentration: decimal('1.5'),
      toConcentration: decimal('3'),
    }),
  ],
  refDecision: 'type2',
  letterTh: 'ผลิตภัณฑ์นี้เข้าข่ายเป็นวัตถุอันตรายชนิดที่ 2 ในความรับผิดชอบของกรม\nสิ่งที่ต้องดำเนินการ: ขึ้นทะเบียน และใบรับแจ้งนำเข้า',
  letterEn: 'This product is a hazardous substance of type 2, under the responsibility of the department.',
};

const names = {
  hcl: namedReference('กรดไฮโดรคลอริก', 'Hydrochloric acid'),
  sale: namedReference('เพื่อจำหน่าย', 'For sale'),
  wholesale: namedReference('จำหน่ายส่ง', 'Wholesale'),
};

type Sheet = Parameters<typeof paperSheet<'hazDiscuss'>>[1];
const dataOf = (more: Sheet = {}, document: AnyRecord = {}) =>
  letterData(paperSheet(namedSpecimen('hazDiscuss', { ...stored, ...document }, names), more));
const print = (data: Readonly<Record<string, unknown>>): Promise<Buffer> =>
  printer.print({ template: LETTER_TEMPLATE, data });

describe('an application for a ruling', () => {
  it('matches the approved picture', async () => {
    const document = { ...stored, refRequestType: 'new', refDecision: null, letterTh: null, letterEn: null };
    const named = namedSpecimen('hazDiscuss', document, names);
    const picture = pdfPicture(await printer.print(declaredApplication('hazDiscuss', { document, named })), {
      dpi: GOLDEN_DPI,
    });
    expect(differenceFromGolden(picture, { test: import.meta.url, name: 'application-th' })).toBeLessThan(
      DIFFERENT_PIXELS_MAX,
    );
  });
});

describe('a ruling letter', () => {
  it.each(['th', 'en'] as const)('matches the approved picture: letter-%s', async (lang) => {
    const picture = pdfPicture(await print({ ...dataOf({ lang }) }), { dpi: GOLDEN_DPI });
    expect(differenceFromGolden(picture, { test: import.meta.url, name: `letter-${lang}` })).toBeLessThan(
      DIFFERENT_PIXELS_MAX,
    );
  });

  it('says in Thai, with Thai digits, what was asked and what was ruled', () => {
    const text = JSON.stringify(dataOf());
    const all = [
      'หนังสือตอบข้อหารือ',
      'SP6900001',
      'กรดไฮโดรคลอริก',
      '๒๐ %',
      'ตั้งแต่ ๑.๕ ถึง ๓',
      'ชนิดที่ ๒',
      'นำเข้า',
      'จำหน่ายส่ง',
    ];
    expect(all.filter((said) => !text.includes(said))).toEqual([]);
  });

  it('says the same in English, as a translation, and in Thai what has no English text', () => {
    const text = JSON.stringify(dataOf({ lang: 'en' }));
    const all = ['Ruling letter', 'Translation', 'Hydrochloric acid', 'from 1.5 to 3', 'of type 2', 'Wholesale'];
    expect(all.filter((said) => !text.includes(said))).toEqual([]);
    expect(JSON.stringify(dataOf({ lang: 'en' }, { letterEn: null }))).toContain('สิ่งที่ต้องดำเนินการ');
  });

  it('is marked as a draft until it is issued', () => {
    const text = JSON.stringify(dataOf({ issue: null, check: null }));
    expect(text).toContain('ฉบับร่าง');
    expect(text).not.toContain('SP6900001');
  });

  it('prints every part of its data: without one the template stops', async () => {
    const data: Readonly<Record<string, unknown>> = { ...dataOf() };
    for (const part of Object.keys(data)) {
      const others = Object.fromEntries(Object.entries(data).filter(([name]) => name !== part));
      await expect(print(others), part).rejects.toThrow('printFailed');
    }
  });
});
