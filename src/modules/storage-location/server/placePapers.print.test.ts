/** Tests the papers of a storage location: certificate, application and minutes of the visit, with their look. */
import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '#platform/server/log.ts';
import { createPrinter } from '#platform/server/print/printer.ts';
import { declaredApplication } from '#platform/testing/declaredApplication.ts';
import { DIFFERENT_PIXELS_MAX, differenceFromGolden, GOLDEN_DPI } from '#platform/testing/golden.ts';
import { paperSheet } from '#platform/testing/paperSheets.ts';
import { buildPng } from '#platform/testing/pictures.ts';
import { pdfLines, pdfPicture } from '#platform/testing/poppler.ts';
import { placeSpecimen, storedPlace } from '#modules/storage-location/testing/paperSpecimen.ts';
import { CERTIFICATE_TEMPLATE, certificateData, type CertificateExtras } from './certificatePaper.ts';
import { storageWording } from './storagePaper.ts';
import { VISIT_TEMPLATE, visitData } from './visitPaper.ts';

const printer = createPrinter({ log: createLog({ level: 'silent' }), isBrief: true, processes: 1 });
afterAll(() => printer.close());

type Sheet = Parameters<typeof paperSheet<'storageLocation'>>[1];
type Data = Readonly<Record<string, unknown>>;

const certificateOf = (areas: number, more: Sheet = {}, flags: CertificateExtras['flags'] = []): Data => ({
  ...certificateData(storageWording, { sheet: paperSheet(placeSpecimen(areas), more), extras: { flags } }),
});
const minutesOf = (): Data => ({
  ...visitData(paperSheet(placeSpecimen(2), { issue: null, check: null }), {
    requestCode: 'R05-69000012',
    photos: [
      { picture: 'visit-1.png', caption: 'ทางเข้าด้านทิศเหนือ' },
      { picture: 'visit-2.png', caption: 'อ่างกักเก็บสารรั่วไหล' },
    ],
  }),
});
const PHOTOS = {
  'visit-1.png': buildPng({ width: 320, height: 240, colour: [120, 140, 160] }),
  'visit-2.png': buildPng({ width: 240, height: 320, colour: [60, 110, 100] }),
};
const printCertificate = (data: Data): Promise<Buffer> => printer.print({ template: CERTIFICATE_TEMPLATE, data });
const printMinutes = (data: Data): Promise<Buffer> =>
  printer.print({ template: VISIT_TEMPLATE, data, pictures: PHOTOS });
const printApplication = (): Promise<Buffer> =>
  printer.print(
    declaredApplication('storageLocation', { document: storedPlace(2), named: placeSpecimen(2), forms: { new: 15 } }),
  );
const textOf = (pdf: Buffer): string => pdfLines(pdf).join('').replaceAll(/\s/gu, '');
const missingIn = (text: string, all: readonly string[]): readonly string[] =>
  all.filter((part) => !text.includes(part.replaceAll(/\s/gu, '')));
const difference = (pdf: Buffer, name: string, page = 1): number =>
  differenceFromGolden(pdfPicture(pdf, { dpi: GOLDEN_DPI, page }), { test: import.meta.url, name });

const pictures = {
  'certificate-th': { print: () => printCertificate(certificateOf(2)), page: 1 },
  'certificate-th-signed': { print: () => printCertificate(certificateOf(2)), page: 2 },
  'certificate-th-back': { print: () => printCertificate(certificateOf(2)), page: 3 },
  'certificate-en': { print: () => printCertificate(certificateOf(2, { lang: 'en' })), page: 1 },
  minutes: { print: () => printMinutes(minutesOf()), page: 1 },
  'application-1': { print: () => printApplication(), page: 1 },
  'application-2': { print: () => printApplication(), page: 2 },
} as const;

describe('a page of a paper', () => {
  it.each(Object.entries(pictures))('matches the approved picture: %s', async (name, { print, page }) => {
    expect(difference(await print(), name, page)).toBeLessThan(DIFFERENT_PIXELS_MAX);
  });
});

describe('a certificate', () => {
  it('contains in Thai, with Thai digits, place, coordinates, kinds of goods, areas with sums, experts, conditions', async () => {
    const text = textOf(await printCertificate(certificateOf(2)));
    const place = ['หนังสือรับรองสถานที่เก็บรักษา', 'คลังสินค้าศรีราชา', 'จังหวัดชลบุรี', 'ละติจูด ๑๓.๑๑๖๕๐', 'ฝากเก็บ'];
    const areas = ['๒ พื้นที่', '๓๖๕', '๑๒ × ๒๔ × ๕', '๒๕๕,๕๐๐', '๕๑๑,๐๐๐ กิโลกรัม'];
    const others = ['ฆ่าเชื้อในน้ำ (ชนิดที่ ๒)', 'นางสาวพิมพ์ใจ รักษ์ดี', 'ติดตั้งถังดับเพลิงเพิ่มอีก ๒ ถัง'];
    expect(missingIn(text, [...place, ...areas, ...others])).toEqual([]);
  });

  it('contains the same in English, and that it is a translation', async () => {
    const text = textOf(await printCertificate(certificateOf(2, { lang: 'en' })));
    const all = ['Certificate of a Storage Location', 'Translation', 'Si Racha Warehouse', 'Latitude 13.11650'];
    expect(missingIn(text, [...all, '2 with 365 m² used in all', 'Water disinfection (Type 2)'])).toEqual([]);
  });

  it('prints a warning about protected places if there is one', async () => {
    const flags = [{ name: ['โรงเรียนตัวอย่าง', 'Sample School'] as const, metres: 71 }];
    const text = textOf(await printCertificate(certificateOf(1, {}, flags)));
    expect(missingIn(text, ['โรงเรียนตัวอย่าง'])).toEqual([]);
  });

  it('is marked as a draft until it is issued', () => {
    const text = JSON.stringify(certificateOf(1, { issue: null, check: null }));
    expect(text).toContain('ฉบับร่าง');
    expect(text).not.toContain('SP6900001');
  });

  it('lists fifty areas on pages of their own', async () => {
    const text = textOf(await printCertificate(certificateOf(50)));
    expect(missingIn(text, ['อาคาร 50', 'รวม ๕๐ รายการ'])).toEqual([]);
  });

  it('is printed with all of its texts: without any of them the template stops', async () => {
    const data = certificateOf(1);
    for (const part of Object.keys(data)) {
      const others = Object.fromEntries(Object.entries(data).filter(([name]) => name !== part));
      await expect(printCertificate(others), part).rejects.toThrow('printFailed');
    }
  });
});

describe('an application', () => {
  it('states coordinates, areas, goods with their area, and experts, and nothing that only officers read', async () => {
    const text = textOf(await printApplication());
    expect(missingIn(text, ['13.11650, 100.94120', 'อาคาร 1', '๑๒๐,๐๐๐', 'ออกซิไดซ์', 'บฉ. 17/2569'])).toEqual([]);
    expect(missingIn(text, ['ผ่านโดยมีเงื่อนไข', 'ถังดับเพลิง'])).toHaveLength(2);
  });
});

describe('the minutes of a visit', () => {
  it('contain date, officers, findings, result and conditions, and a caption for each photograph', async () => {
    const text = textOf(await printMinutes(minutesOf()));
    const all = ['๑๐ พฤศจิกายน ๒๕๖๙', 'R05-69000012', 'นายตรวจ สถานที่', 'นางสาวกนกพร ตรวจการ', 'ถังดับเพลิงมี ๒ ถัง'];
    expect(missingIn(text, [...all, 'ผ่านโดยมีเงื่อนไข', '๒. อ่างกักเก็บสารรั่วไหล', 'ผู้แทนผู้ประกอบการ'])).toEqual([]);
  });
});
