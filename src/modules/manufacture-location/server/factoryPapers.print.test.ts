/** Tests the papers of a place of manufacture: what differs from those of a storage location, and their look. */
import { afterAll, describe, expect, it } from 'vitest';
import {
  CERTIFICATE_TEMPLATE,
  certificateData,
  VISIT_TEMPLATE,
  visitData,
} from '#modules/storage-location/server/index.ts';
import { createLog } from '#platform/server/log.ts';
import { createPrinter } from '#platform/server/print/printer.ts';
import { declaredApplication } from '#platform/testing/declaredApplication.ts';
import { DIFFERENT_PIXELS_MAX, differenceFromGolden, GOLDEN_DPI } from '#platform/testing/golden.ts';
import { paperSheet } from '#platform/testing/paperSheets.ts';
import { pdfLines, pdfPicture } from '#platform/testing/poppler.ts';
import { factorySpecimen, storedFactory } from '#modules/manufacture-location/testing/paperSpecimen.ts';
import { factoryWording } from './factoryPaper.ts';

const printer = createPrinter({ log: createLog({ level: 'silent' }), isBrief: true, processes: 1 });
afterAll(() => printer.close());

type Sheet = Parameters<typeof paperSheet<'storageLocation'>>[1];
type Place = ReturnType<typeof factorySpecimen>;

const SCHOOL = { name: ['โรงเรียนตัวอย่างวิทยา', 'Tua Yang Wittaya School'] as const, metres: 71 };

function printCertificate(more: Sheet = {}, place: Place = factorySpecimen(2)): Promise<Buffer> {
  const data = certificateData(factoryWording, { sheet: paperSheet(place, more), extras: { flags: [SCHOOL] } });
  return printer.print({ template: CERTIFICATE_TEMPLATE, data: { ...data } });
}
const printApplication = (): Promise<Buffer> =>
  printer.print(
    declaredApplication('storageLocation', {
      document: storedFactory(2),
      named: factorySpecimen(2),
      forms: { new: 15 },
    }),
  );
const textOf = (pdf: Buffer): string => pdfLines(pdf).join('').replaceAll(/\s/gu, '');
const missingIn = (text: string, all: readonly string[]): readonly string[] =>
  all.filter((part) => !text.includes(part.replaceAll(/\s/gu, '')));

describe('a page of a paper', () => {
  it.each([
    ['certificate-th', 1],
    ['certificate-th-back', 3],
  ] as const)('matches the approved picture: %s', async (name, page) => {
    const picture = pdfPicture(await printCertificate(), { dpi: GOLDEN_DPI, page });
    expect(differenceFromGolden(picture, { test: import.meta.url, name })).toBeLessThan(DIFFERENT_PIXELS_MAX);
  });
});

describe('a certificate', () => {
  it('contains in Thai what is made, the machines, workers and factory licence, and the place nearby', async () => {
    const text = textOf(await printCertificate());
    const made = ['หนังสือรับรองสถานที่ผลิต', 'โรงงานผลิตสารปรับสภาพน้ำศรีราชา', 'ฆ่าเชื้อในน้ำ (ชนิดที่ ๒)'];
    const machines = ['เครื่องจักร ๓ รายการ รวม ๕๗.๕ แรงม้า คนงาน ๖๒ คน', 'เครื่องผสมแบบใบกวน', '๓๗.๕', '๕๗.๕'];
    const licence = ['3-42(1)-8/69ชบ', '๙ กุมภาพันธ์ ๒๕๖๙'];
    const back = ['รวม พื้นที่ผลิตและเก็บรักษา ๒ รายการ และเครื่องจักร ๓ รายการ'];
    expect(missingIn(text, [...made, ...machines, ...licence, ...back, 'โรงเรียนตัวอย่างวิทยา ระยะ ๗๑ เมตร'])).toEqual([]);
    expect(text).not.toContain('เก็บรักษาวัตถุอันตรายได้ตาม');
  });

  it('contains the same in English, and that it is a translation', async () => {
    const text = textOf(await printCertificate({ lang: 'en' }));
    const all = ['Certificate of a Place of Manufacture', 'Translation', 'Si Racha Water Treatment Works'];
    const figures = ['3 kinds of machines with 57.5 hp in all, 62 workers', '3-42(1)-8/69ชบ', 'Issued 9 February 2026'];
    expect(missingIn(text, [...all, ...figures, 'Machines: 3', 'Tua Yang Wittaya School, 71 m'])).toEqual([]);
  });

  it('says of a small factory that it has no licence', async () => {
    const small = factorySpecimen(1, { factoryLicenceNo: null, factoryLicenceDate: null });
    expect(textOf(await printCertificate({}, small))).toContain('ใบอนุญาตโรงงานไม่มี');
  });
});

describe('the minutes of a visit', () => {
  it('contain the machines and workers, and the areas in the words of a factory', async () => {
    const sheet = paperSheet(factorySpecimen(2), { issue: null, check: null });
    const data = visitData(sheet, { requestCode: 'R06-69000012', photos: [] });
    const text = textOf(await printer.print({ template: VISIT_TEMPLATE, data: { ...data } }));
    expect(missingIn(text, ['เครื่องจักร ๓ รายการ รวม ๕๗.๕ แรงม้า คนงาน ๖๒ คน', 'ขนาดที่ใช้ (ม.)'])).toEqual([]);
  });
});

describe('an application', () => {
  it('states what is made, machines with their sum, workers and licence, in the words of a factory', async () => {
    const text = textOf(await printApplication());
    const all = ['สถานที่ผลิต', 'ประเภทสินค้าที่ผลิต', 'วัตถุดิบและสินค้าในแต่ละพื้นที่', 'กว้างที่ใช้', 'เครื่องบรรจุขวดอัตโนมัติ'];
    expect(missingIn(text, [...all, '๕๗.๕', '๖๒', '3-42(1)-8/69ชบ'])).toEqual([]);
    expect(missingIn(text, ['ประเภทสินค้าที่เก็บได้', 'กว้างที่ใช้เก็บ'])).toHaveLength(2);
  });
});
