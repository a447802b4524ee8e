/** Tests the printed papers of a product: correct in appearance, complete however long, and searchable. */
import { afterAll, describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import { createLog } from '#platform/server/log.ts';
import { createPrinter, type PrintDocument } from '#platform/server/print/printer.ts';
import { DIFFERENT_PIXELS_MAX, differenceFromGolden, GOLDEN_DPI, misprinted } from '#platform/testing/golden.ts';
import { inkDifference } from '#platform/testing/pngPixels.ts';
import { pdfLines, pdfPicture } from '#platform/testing/poppler.ts';
import { scanPageQr } from '#platform/testing/scanQr.ts';
import {
  applicationDocument,
  certificateDocument,
  specimenHolder,
  specimenProduct,
} from '#modules/haz/testing/paperSpecimen.ts';

const printer = createPrinter({ log: createLog({ level: 'silent' }), isBrief: true, processes: 1 });
afterAll(() => printer.close());

const withoutSpaces = (text: string): string => text.replaceAll(/\s/gu, '');
const textOf = (pdf: Buffer): string => withoutSpaces(pdfLines(pdf).join(''));
const pagesOf = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;

const DPI = 80;

const papers: Readonly<Record<string, () => Promise<PrintDocument>>> = {
  'certificate-th': () => certificateDocument(),
  'certificate-en': () => certificateDocument({ lang: 'en' }),
  'application-th': () => applicationDocument(),
};

describe('the first page', () => {
  const draw = async (document: PrintDocument) => pdfPicture(await printer.print(document), { dpi: GOLDEN_DPI });

  it.each(Object.keys(papers))('matches the approved picture: %s', async (name) => {
    expect(
      differenceFromGolden(await draw(await (papers[name] ?? certificateDocument)()), { test: import.meta.url, name }),
    ).toBeLessThan(DIFFERENT_PIXELS_MAX);
  });

  it.each([
    ['certificate-th', 'เอคิว-คลอร์', 'เอคิว-คลอร'],
    ['application-th', 'บริษัท', 'บรษัท'],
  ])('differs from the approved picture if one mark is missing: %s', async (name, original, lost) => {
    const document = await (papers[name] ?? certificateDocument)();
    expect(inkDifference(await draw(document), await draw(misprinted(document, original, lost)))).toBeGreaterThan(
      DIFFERENT_PIXELS_MAX,
    );
  });
});

describe('a certificate', () => {
  it('contains every name and number, and is the same file each time', async () => {
    const pdf = await printer.print(await certificateDocument());
    expect(pdf.equals(await printer.print(await certificateDocument()))).toBe(true);
    const text = textOf(pdf);
    for (const expectedText of [
      'วอ./กษ./กปม.๒',
      'ใบสำคัญการขึ้นทะเบียนวัตถุอันตราย',
      'ทะเบียนเลขที่HZ216900001',
      'บริษัทตัวอย่างสมุทรเคมีจำกัด',
      '0105999900017',
      'เอคิว-คลอร์65',
      'AQ-CHLOR65',
      'แคลเซียมไฮโปคลอไรต์(Calciumhypochlorite)',
      'SpecimenFormulationWorksK.K.',
      'แถบสีน้ำเงิน',
      '๑๔พฤศจิกายน๒๕๗๕',
      '(นางสาวปิ่นแก้วกตัญญูธรรม)',
      'ปฏิบัติราชการแทนอธิบดีกรมประมง',
      'q7Hq0yXo3mIlO0-_aBcDeF',
    ])
      expect(text).toContain(expectedText);
    expect(pagesOf(pdf)).toBe(2);
  });

  it('has a QR code that opens the page with its standing', async () => {
    const page = pdfPicture(await printer.print(await certificateDocument()), { dpi: 300 });
    expect(scanPageQr(page)).toBe('https://haz.example.go.th/haz/requests/short-detail/q7Hq0yXo3mIlO0-_aBcDeF');
  });

  it('has its number and its code on every page, however many there are', async () => {
    const pdf = await printer.print(await certificateDocument({ product: longProduct() }));
    const pages = pagesOf(pdf);
    const text = textOf(pdf);
    expect(pages).toBeGreaterThan(3);
    expect(text.split('q7Hq0yXo3mIlO0-_aBcDeF')).toHaveLength(2 * pages + 1);
    expect(text.split('วอ./กษ./กปม.๒')).toHaveLength(pages + 1);
    expect(text).toContain(`หน้า${toThai(pages)}จาก${toThai(pages)}`);
  });

  it('has every line of long lists, below a header on each page', async () => {
    const text = textOf(await printer.print(await certificateDocument({ product: longProduct() })));
    for (const at of numbers(SUBSTANCES)) expect(text).toContain(`ActiveSubstance${at}end`);
    for (const at of numbers(MAKERS)) expect(text).toContain(`MakerWorks${at}Ltd.`);
    expect(text.split('ลำดับผู้ผลิตแหล่งผลิต').length).toBeGreaterThan(2);
  });

  it('breaks endless names inside the margins', async () => {
    const endless = 'W'.repeat(150);
    const product = specimenProduct({ tradeNameTh: 'ที่'.repeat(66), tradeNameEn: endless, packages: [] });
    const pdf = await printer.print(
      await certificateDocument({ product, holder: { ...specimenHolder, name: ['ก'.repeat(300), 'A'.repeat(300)] } }),
    );
    expect(textOf(pdf)).toContain(endless);
    for (const page of numbers(pagesOf(pdf))) expect(inkBeside(pdfPicture(pdf, { page, dpi: DPI }))).toBe(0);
  });

  it('is refused with the missing letters if no font has them', async () => {
    await expect(
      printer.print(await certificateDocument({ product: specimenProduct({ appearance: 'For 中国' }) })),
    ).rejects.toMatchObject({
      status: 422,
      ref: { messageKey: 'lettersNotPrintable', data: { letters: expect.stringContaining('中') as string } },
    });
  });
});

describe('an application', () => {
  it('contains the found contents and the attachments, and marks a draft', async () => {
    const text = textOf(await printer.print(await applicationDocument()));
    for (const expectedText of [
      'คำขอขึ้นทะเบียนวัตถุอันตราย',
      'คำขอเลขที่R03-6900012',
      '๖๒.๕–๖๗.๕',
      'LAB-118/2569',
      'TOX-41/2569',
      '๑,๓๐๘',
      '2828.10.00-000',
      '(นายสมชายใจดี)',
    ])
      expect(text).toContain(expectedText);
    const draftPdf = await printer.print(await applicationDocument({ filing: null }));
    expect([text, textOf(draftPdf)].map((pageText) => pageText.includes('ฉบับร่างยังไม่ได้ยื่น'))).toEqual([false, true]);
  });

  it('continues over as many pages as long lists need, and loses none of the rows', async () => {
    const text = textOf(await printer.print(await applicationDocument({ product: longProduct() })));
    for (const at of numbers(SUBSTANCES)) expect(text).toContain(`LAB-${at}/2569`);
    for (const at of numbers(MAKERS)) expect(text).toContain(`MakerWorks${at}Ltd.`);
  });
});

const SUBSTANCES = 30;
const MAKERS = 20;

function longProduct() {
  const line = (id: string) => ({ id, lineId: id });
  return specimenProduct({
    mainSubStances: numbers(SUBSTANCES).map((at) => ({
      ...line(`s${at}`),
      refSubStance: { id: `typed Active Substance ${at} end` },
      content: decimal(String(at)),
      refUnit: 'percentWeight',
      foundContent: decimal(String(at)),
      analysisNo: `LAB-${at}/2569`,
    })),
    products: numbers(MAKERS).map((at) => ({
      ...line(`m${at}`),
      refRole: 'formulator',
      name: `Maker Works ${at} Ltd.`,
      address: `${at} Industrial Road, Qingdao`,
      refCountry: { id: 'china' },
    })),
  });
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function toThai(count: number): string {
  return String.fromCodePoint(0x0e50 + count);
}

const CM = DPI / 2.54;

/** Pixels of ink left and right of the printable area, which is 3 cm and 2 cm from the edges. */
function inkBeside({ width, height, pixels }: ReturnType<typeof pdfPicture>): number {
  let ink = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((x < 2.9 * CM || x > width - 1.9 * CM) && (pixels[y * width + x] ?? 255) < 200) ink += 1;
  return ink;
}
