/** Tests the papers of licences and notices: what each says by its operation, and their look. */
import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '#platform/server/log.ts';
import { createPrinter } from '#platform/server/print/printer.ts';
import { CHANGES, extrasSpecimen, licenceSpecimen, storedLicence } from '#modules/haz-license/testing/paperSpecimen.ts';
import { LICENSED_OPERATIONS, type LicensedOperation } from '#modules/haz-license/operations.ts';
import { declaredApplication } from '#platform/testing/declaredApplication.ts';
import { DIFFERENT_PIXELS_MAX, differenceFromGolden, GOLDEN_DPI } from '#platform/testing/golden.ts';
import { paperIssue, paperSheet } from '#platform/testing/paperSheets.ts';
import { pdfLines, pdfPicture } from '#platform/testing/poppler.ts';
import { LICENCE_TEMPLATE, licenceData, type LicenceExtras } from './licencePaper.ts';
import { licenceWording, noticeWording } from './licenceWording.ts';

const printer = createPrinter({ log: createLog({ level: 'silent' }), isBrief: true, processes: 1 });
afterAll(() => printer.close());

type Sheet = Parameters<typeof paperSheet<'hazLicense'>>[1];

interface Specimen {
  readonly operation: LicensedOperation;
  readonly isNotice?: boolean;
  readonly products?: number;
  readonly stores?: number;
  readonly sheet?: Sheet;
  readonly extras?: Partial<LicenceExtras>;
}

function dataOf({ sheet, extras, ...specimen }: Specimen) {
  const wording = (specimen.isNotice === true ? noticeWording : licenceWording)(specimen.operation);
  return licenceData(wording, {
    sheet: paperSheet(licenceSpecimen(specimen), sheet),
    extras: { ...extrasSpecimen, ...extras },
  });
}

const print = (data: Readonly<Record<string, unknown>>): Promise<Buffer> =>
  printer.print({ template: LICENCE_TEMPLATE, data });
const printed = (specimen: Specimen): Promise<Buffer> => print({ ...dataOf(specimen) });

function printApplication(specimen: Pick<Specimen, 'operation' | 'isNotice'>): Promise<Buffer> {
  const wording = (specimen.isNotice === true ? noticeWording : licenceWording)(specimen.operation);
  return printer.print(
    declaredApplication('hazLicense', {
      document: storedLicence(specimen),
      named: licenceSpecimen(specimen),
      ...wording.application,
    }),
  );
}

const textOf = (pdf: Buffer): string => pdfLines(pdf).join('').replaceAll(/\s/gu, '');
const missingIn = (text: string, all: readonly string[]): readonly string[] =>
  all.filter((part) => !text.includes(part.replaceAll(/\s/gu, '')));

const changed: Specimen = {
  operation: 'possess',
  products: 5,
  sheet: { issue: { ...paperIssue, revision: 3 } },
  extras: { changes: CHANGES },
};

const pictures = {
  'licence-import-th': { print: () => printed({ operation: 'import' }), page: 1 },
  'licence-import-th-signed': { print: () => printed({ operation: 'import' }), page: 2 },
  'licence-import-en': { print: () => printed({ operation: 'import', sheet: { lang: 'en' } }), page: 1 },
  'licence-possess-changed-back': { print: () => printed(changed), page: 3 },
  'licence-manufacture-th': { print: () => printed({ operation: 'manufacture' }), page: 1 },
  'receipt-export-th': { print: () => printed({ operation: 'export', isNotice: true }), page: 1 },
  'application-import': { print: () => printApplication({ operation: 'import' }), page: 1 },
  'notice-possess': { print: () => printApplication({ operation: 'possess', isNotice: true }), page: 1 },
} as const;

describe('a page of a paper', () => {
  it.each(Object.entries(pictures))('matches the approved picture: %s', async (name, { print: draw, page }) => {
    const drawn = pdfPicture(await draw(), { dpi: GOLDEN_DPI, page });
    expect(differenceFromGolden(drawn, { test: import.meta.url, name })).toBeLessThan(DIFFERENT_PIXELS_MAX);
  });
});

describe('a licence', () => {
  it.each([
    ['manufacture', 'วอ.๒', 'ใบอนุญาตผลิตวัตถุอันตรายชนิดที่ ๓'],
    ['import', 'วอ.๔', 'ใบอนุญาตนำเข้าวัตถุอันตรายชนิดที่ ๓'],
    ['export', 'วอ.๖', 'ใบอนุญาตส่งออกวัตถุอันตรายชนิดที่ ๓'],
    ['possess', 'วอ.๘', 'ใบอนุญาตมีไว้ในครอบครองซึ่งวัตถุอันตรายชนิดที่ ๓'],
  ] as const)('to %s has its form and title, and the section of the Act', (operation, code, title) => {
    const data = dataOf({ operation });
    expect(data).toMatchObject({ code, head: { title } });
    expect(JSON.stringify(data.head)).toContain('มาตรา ๒๓');
  });

  it('states in Thai holder, substance, products, quantity, countries, places, conditions and term', async () => {
    const text = textOf(await printed({ operation: 'import' }));
    const what = ['บริษัท ตัวอย่างสมุทรเคมี จำกัด', 'นิโคลซาไมด์', 'นิโคล 50 สูตร 1', '๘,๐๐๐', '๑๐,๐๐๐ กิโลกรัม'];
    const where = ['เวียดนาม', 'คลังสินค้าศรีราชา', 'อาคาร 2', 'นางสาวพิมพ์ใจ รักษ์ดี', 'จังหวัดชลบุรี ๒๐๑๑๐'];
    const when = ['ก่อนนำวัตถุอันตรายออกจากด่านศุลกากร', 'ตั้งแต่วันที่ ๑๕ พฤศจิกายน ๒๕๖๙ ถึงวันที่ ๑๔ พฤศจิกายน ๒๕๗๒'];
    expect(missingIn(text, [...what, ...where, ...when])).toEqual([]);
  });

  it('states the same in English, and that it is a translation', async () => {
    const text = textOf(await printed({ operation: 'import', sheet: { lang: 'en' } }));
    const all = ['Hazardous Substance Import Licence, Type 3', 'Translation', 'Niclosamide', '10,000 kg'];
    const more = ['Viet Nam, Japan', 'Every import shall be notified', 'from 15 November 2026 until 14 November 2029'];
    expect(missingIn(text, [...all, ...more])).toEqual([]);
    expect(text).not.toMatch(/[๐-๙]/u);
  });

  it('to manufacture states the yearly capacity and the factory', async () => {
    const text = textOf(await printed({ operation: 'manufacture' }));
    expect(missingIn(text, ['กำลังการผลิตต่อปี', '๑๒๐ ตัน', 'โรงงานบางปะกง', 'จังหวัดฉะเชิงเทรา'])).toEqual([]);
  });

  it('to possess states a ceiling and the area, of each store too', async () => {
    const text = textOf(await printed({ operation: 'possess' }));
    expect(missingIn(text, ['ปริมาณสูงสุดที่มีได้', '๑๒๑ ตารางเมตร', '๖๐.๕', 'เพื่อใช้ในกิจการ'])).toEqual([]);
  });

  it('lists more than three products on the back, which is signed again', async () => {
    const back = dataOf({ operation: 'import', products: 4 }).back;
    expect([back?.title, back?.table.rows.length]).toEqual(['ผลิตภัณฑ์', 4]);
    expect(dataOf({ operation: 'import', products: 3 }).back?.title).toBe('สถานที่');
    expect(missingIn(textOf(await printed({ operation: 'import', products: 50 })), ['นิโคล 50 สูตร 50'])).toEqual([]);
  });

  it('lists its later changes on the back, with request, reason and quantity', async () => {
    const text = textOf(await printed(changed));
    expect(missingIn(text, ['ฉบับที่ ๓', 'R08-70000007', 'ตามคำสั่งซื้อ ๑๒ ฉบับ', '๑๕,๐๐๐', 'ต่ออายุ'])).toEqual([]);
  });

  it('without conditions says that those of the law count, and names no country if it is for all', () => {
    const data = dataOf({ operation: 'import', extras: { conditions: [] } });
    expect(data.conditions.items).toEqual([{ number: '(๑)', text: 'ไม่มีเงื่อนไขเพิ่มเติมจากที่กฎหมายกำหนด' }]);
  });

  it('is marked as a draft until it is issued', () => {
    const text = JSON.stringify(
      dataOf({ operation: 'import', sheet: { issue: null, check: null }, extras: { from: null } }),
    );
    expect(text).toContain('ฉบับร่าง');
    expect(text).not.toContain('SP6900001');
  });

  it('is printed with all of its texts: without any of them the template stops', async () => {
    const { ...data }: Readonly<Record<string, unknown>> = dataOf({ operation: 'import' });
    for (const part of Object.keys(data)) {
      const others = Object.fromEntries(Object.entries(data).filter(([name]) => name !== part));
      await expect(print(others), part).rejects.toThrow('printFailed');
    }
  });
});

describe('a receipt of a notice', () => {
  it.each(LICENSED_OPERATIONS)('to %s has the form of the department and its own words', (operation) => {
    const data = dataOf({ operation, isNotice: true });
    expect(data.code).toBe('วอ./กษ./กปม.๒๑');
    expect(data.head.title).toMatch(/^ใบรับแจ้งการ.*วัตถุอันตรายชนิดที่ ๒$/u);
    expect([JSON.stringify(data).includes('ใบอนุญาต'), JSON.stringify(data.head).includes('มาตรา ๒๒')]).toEqual([
      false,
      true,
    ]);
  });
});

describe('an application', () => {
  it.each([
    ['manufacture', 'วอ.๑', 'คำขออนุญาตผลิต'],
    ['import', 'วอ.๓', 'คำขออนุญาตนำเข้า'],
    ['export', 'วอ.๕', 'คำขออนุญาตส่งออก'],
    ['possess', 'วอ.๗', 'คำขออนุญาตมีไว้ในครอบครอง'],
  ] as const)('to %s has its form and states what is requested', async (operation, code, title) => {
    const text = textOf(await printApplication({ operation }));
    expect(missingIn(text, [code, title, 'HZ216900001', '๘,๐๐๐', 'ผู้ขออนุญาต'])).toEqual([]);
  });

  it('is a notice for type 2, filed by a notifier', async () => {
    const text = textOf(await printApplication({ operation: 'import', isNotice: true }));
    expect(missingIn(text, ['ใบแจ้งการนำเข้าวัตถุอันตรายชนิดที่', 'วอ./กษ./กปม.๒๐', 'ผู้แจ้ง'])).toEqual([]);
  });
});
