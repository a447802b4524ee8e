/** Tests the printed certificate: what a reader abroad must find on it, for one product and over several pages. */
import { afterAll, describe, expect, it } from 'vitest';
import type { AnyRecord } from '#language/record.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { createLog } from '#platform/server/log.ts';
import { createPrinter } from '#platform/server/print/printer.ts';
import { declaredApplication } from '#platform/testing/declaredApplication.ts';
import { DIFFERENT_PIXELS_MAX, differenceFromGolden, GOLDEN_DPI } from '#platform/testing/golden.ts';
import { namedReference, namedSpecimen, paperIssue, paperSheet } from '#platform/testing/paperSheets.ts';
import { pdfLines, pdfPicture } from '#platform/testing/poppler.ts';
import { scanPageQr } from '#platform/testing/scanQr.ts';
import { STATEMENT } from '../freeSale.ts';
import { CERTIFICATE_TEMPLATE, certificateData } from './certificatePaper.ts';

const printer = createPrinter({ log: createLog({ level: 'silent' }), isBrief: true, processes: 1 });
afterAll(() => printer.close());

const product = (number: number): AnyRecord => ({
  id: `row ${number}`,
  hazNumber: `HZ2169${String(number).padStart(5, '0')}`,
  hazNameTh: `เอคิว-คลอร์ 65 สูตร ${number}`,
  hazNameEn: `AQ-CHLOR 65 formula ${number}`,
  nameAbroad: `AQUA CLEAN ${number}`,
  refHazType: 'type2',
  makers: 'Specimen Formulation Works K.K., Japan\nSample Samut Chemical Co., Ltd., Thailand',
  hazExpires: getPlainDate('2028-05-31'),
});

const stored: AnyRecord = {
  id: 'certificate',
  refDocumentType: 'freeSale',
  importer: 'Specimen Aqua Import Co., Ltd.',
  importerAddress: '12 Harbour Street\nHai Phong',
  refCountry: { id: 'VN' },
  exporterAddress: '99/1 Moo 3, Rungrueang Road, Ban Puek, Mueang Chon Buri, Chon Buri 20130',
  invoiceNo: 'INV-2026/118',
  shipmentDate: getPlainDate('2026-12-20'),
  exportFact: '200 drums of 50 kg',
  statement: STATEMENT,
  copies: 2,
  products: [product(1)],
};

const NAMES = { VN: namedReference('เวียดนาม', 'Viet Nam') };

type Sheet = Parameters<typeof paperSheet<'freeSale'>>[1];
function dataOf(record: AnyRecord = {}, more: Sheet = {}) {
  const issue = { ...paperIssue, code: 'FS.12/2569', expires: getPlainDate('2027-11-14') };
  const document = namedSpecimen('freeSale', { ...stored, ...record }, NAMES);
  return certificateData(paperSheet(document, { lang: 'en', issue, ...more }));
}

const print = (data: object): Promise<Buffer> => printer.print({ template: CERTIFICATE_TEMPLATE, data: { ...data } });
const textOf = (pdf: Buffer): string => pdfLines(pdf).join('').replaceAll(/\s/gu, '');
const pagesOf = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
const MANY = Array.from({ length: 30 }, (_, index) => product(index + 1));

describe('the application', () => {
  it('matches the approved picture', async () => {
    const document = { ...stored, refRequestType: 'new' };
    const named = namedSpecimen('freeSale', document, NAMES);
    const pdf = await printer.print(declaredApplication('freeSale', { document, named }));
    expect(
      differenceFromGolden(pdfPicture(pdf, { dpi: GOLDEN_DPI }), { test: import.meta.url, name: 'application-th' }),
    ).toBeLessThan(DIFFERENT_PIXELS_MAX);
  });
});

describe('the certificate', () => {
  it.each([
    ['one-product', {}, 1],
    ['thirty-products', { products: MANY }, 1],
    ['thirty-products-last', { products: MANY }, undefined],
  ] as const)('matches the approved picture: %s', async (name, record, page) => {
    const pdf = await print(dataOf(record));
    const drawn = pdfPicture(pdf, { dpi: GOLDEN_DPI, page: page ?? pagesOf(pdf) });
    expect(differenceFromGolden(drawn, { test: import.meta.url, name })).toBeLessThan(DIFFERENT_PIXELS_MAX);
  });

  it('contains the holder, the reader abroad, each product with its makers, the statement and the validity', async () => {
    const text = textOf(await print(dataOf()));
    for (const expected of [
      'CERTIFICATEOFFREESALE',
      'หนังสือรับรองการขาย',
      'No./เลขที่FS.12/2569',
      'SampleSamutChemicalCo.,Ltd.',
      'บริษัทตัวอย่างสมุทรเคมีจำกัด',
      'SpecimenAquaImportCo.,Ltd.',
      'VietNam',
      'INV-2026/118',
      'AQUACLEAN1',
      'HZ216900001',
      'Formulation',
      'K.K.,Japan',
      'maybesoldfreelyinThailand',
      'validuntil14November2027',
      'validonlywhileeveryregistrationlistedaboveisinforce',
      '๑๔พฤศจิกายน๒๕๗๐',
      'Forlegalisation',
      'Signedelectronically',
      '(MissPinkaewKatanyutham)',
      'Page1of',
    ])
      expect(text).toContain(expected);
    expect(text).not.toContain('Translation');
  });

  it('has its number, its code and the number of pages on every page, and the header of the table on each', async () => {
    const pdf = await print(dataOf({ products: MANY }));
    const [text, pages] = [textOf(pdf), pagesOf(pdf)];
    expect(pages).toBeGreaterThan(2);
    for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Page${page}of${pages}`);
    expect(text.split('SerialNo./เลขที่FS.12/2569')).toHaveLength(pages + 1);
    expect(text.split('Manufacturers').length).toBe(pages + 1);
    for (const { hazNumber } of MANY) expect(text).toContain(String(hazNumber));
  });

  it('has a QR code that opens the page with its standing', async () => {
    const picture = pdfPicture(await print(dataOf()), { dpi: 300 });
    expect(scanPageQr(picture)).toBe('https://haz.example.go.th/haz/requests/short-detail/q7Hq0yXo3mIlO0-_aBcDeF');
  });

  it('is marked as a draft until it is issued, without a number', () => {
    const text = JSON.stringify(dataOf({}, { issue: null, check: null }));
    expect(text).toContain('ฉบับร่าง');
    expect(text).not.toContain('FS12');
  });

  it('names the holder in English where it is the maker', () => {
    const makers = 'บริษัท ตัวอย่างสมุทรเคมี จำกัด, Thailand';
    const { products } = dataOf({ products: [{ ...product(1), makers }] });
    expect(products.rows[0]?.[4]).toEqual(['Sample Samut Chemical Co., Ltd., Thailand']);
  });

  it('leaves out export facts that were not given', () => {
    const text = JSON.stringify(dataOf({ invoiceNo: null, shipmentDate: null, exportFact: null }));
    for (const label of ['Invoice or contract', 'Expected shipment', 'Quantity']) expect(text).not.toContain(label);
  });
});
