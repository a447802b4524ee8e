/** Free-sale certificate: what the paper says, and that all of it is printed. */
import { afterAll, expect, it } from 'vitest';
import { createLog } from '#platform/server/log.ts';
import { createPrinter } from '#platform/server/print/printer.ts';
import { namedSpecimen, paperSheet } from '#platform/testing/paperSheets.ts';
import { CERTIFICATE_TEMPLATE, certificateData } from './certificatePaper.ts';

const printer = createPrinter({ log: createLog({ level: 'silent' }), isBrief: true, processes: 1 });
afterAll(() => printer.close());

const stored = {
  id: 'document',
  refDocumentType: 'freeSale',
  subject: 'Lot 7',
  details: 'ตรวจแล้วครบ 3 รายการ',
  products: [{ id: 'row', hazNumber: 'NO-1/2569', hazNameTh: 'เอคิว-คลอร์ 65', hazNameEn: 'AQ-CHLOR 65' }],
};

type Sheet = Parameters<typeof paperSheet<'freeSale'>>[1];
const dataOf = (more: Sheet = {}) => certificateData(paperSheet(namedSpecimen('freeSale', stored), more));
const saidIn = (more?: Sheet): string => JSON.stringify(dataOf(more));
const print = (data: Readonly<Record<string, unknown>>): Promise<Buffer> =>
  printer.print({ template: CERTIFICATE_TEMPLATE, data });

it('says in Thai, with Thai digits, what it is, whose it is and what is certified', () => {
  const text = saidIn();
  const all = [
    'หนังสือรับรองการขาย',
    'SP6900001',
    'บริษัท ตัวอย่างสมุทรเคมี จำกัด',
    'Lot 7',
    'ครบ ๓ รายการ',
    'NO-1/2569',
    'เอคิว-คลอร์ 65',
  ];
  expect(all.filter((said) => !text.includes(said))).toEqual([]);
});

it('says the same in English, and that it is a translation', () => {
  const text = saidIn({ lang: 'en' });
  const all = ['Free-sale certificate', 'Translation', 'Sample Samut Chemical Co., Ltd.', 'Lot 7', 'AQ-CHLOR 65'];
  expect(all.filter((said) => !text.includes(said))).toEqual([]);
});

it('is marked as a draft until it is issued', () => {
  const text = saidIn({ issue: null, check: null });
  expect(text).toContain('ฉบับร่าง');
  expect(text).not.toContain('SP6900001');
});

it.each(['th', 'en'] as const)('is a PDF for the archive, titled by its number: %s', async (lang) => {
  const text = (await print({ ...dataOf({ lang }) })).toString('utf8');
  expect(text).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>');
  expect(text).toContain('SP6900001 – ');
});

it('is printed with everything that it says: without any part of it the template stops', async () => {
  const { ...data }: Readonly<Record<string, unknown>> = dataOf();
  for (const part of Object.keys(data)) {
    const others = Object.fromEntries(Object.entries(data).filter(([name]) => name !== part));
    await expect(print(others), part).rejects.toThrow('printFailed');
  }
});
