/**
 * The output of the paper kit: a plain certificate in both languages, and applications printed from their declarations
 * alone.
 */
import { afterAll, describe, expect, it } from 'vitest';
import type { AnyRecord } from '#language/record.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { createLog } from '#platform/server/log.ts';
import { createPrinter, type PrintDocument } from '#platform/server/print/printer.ts';
import { declaredApplication, type ApplicationOptions } from '#platform/testing/declaredApplication.ts';
import { DIFFERENT_PIXELS_MAX, differenceFromGolden, GOLDEN_DPI } from '#platform/testing/golden.ts';
import { specimenDocument, specimenNames } from '#modules/haz/testing/paperSpecimen.ts';
import { namedSpecimen, paperParties, paperSheet, namedReference } from '#platform/testing/paperSheets.ts';
import { plainCertificate, PLAIN_TEMPLATE } from '#platform/testing/plainCertificate.ts';
import { pdfLines, pdfPicture } from '#platform/testing/poppler.ts';
import type { PaperSheet } from '../request/printing/paperOf.ts';
import { paperFormatterFor } from './paperFormatter.ts';

const printer = createPrinter({ log: createLog({ level: 'silent' }), isBrief: true, processes: 1 });
afterAll(() => printer.close());

const textOf = (pdf: Buffer): string => pdfLines(pdf).join('').replaceAll(/\s/gu, '');
const pagesOf = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
const firstPage = (pdf: Buffer) => pdfPicture(pdf, { dpi: GOLDEN_DPI });
const attachment = (refItem: string, more: AnyRecord = {}): AnyRecord => ({
  id: 'x',
  refItem,
  file: { id: `${refItem}.pdf` },
  documentNo: null,
  documentDate: null,
  documentExpiredDate: null,
  ...more,
});

const letter: AnyRecord = {
  id: 'letter',
  refDocumentType: 'toWhom',
  refRequestType: 'new',
  addressee: 'TO WHOM IT MAY CONCERN',
  subject: 'Registration of AQ-CHLOR 65',
  refPurpose: { id: 'export' },
  productName: 'AQ-CHLOR 65',
  certificateNo: null,
  statement: 'The product is registered.\nIt is not controlled abroad.',
  refLanguage: 'enTh',
  copies: 2,
  refDelivery: 'electronic',
  deliveryAddress: '99 hidden road',
  reason: null,
  attachments: [attachment('requestLetter', { documentNo: 'ขอ 12/2569', documentDate: getPlainDate('2026-11-01') })],
};
const names = { ...specimenNames, export: namedReference('เพื่อการส่งออก', 'For export') };

describe('a plain certificate', () => {
  const print = (lang: 'th' | 'en', more: Partial<PaperSheet<'toWhom'>> = {}): Promise<Buffer> => {
    const data = plainCertificate(paperSheet(namedSpecimen('toWhom', letter, names), { lang, ...more }));
    return printer.print({ template: PLAIN_TEMPLATE, data });
  };

  it('contains in Thai, with Thai digits, the holder, what it certifies, its term and the signatory', async () => {
    const pdf = await print('th');
    const text = textOf(pdf);
    const all = [
      'วอ./กษ./กปม.๙',
      'หนังสือรับรองการใช้ผลิตภัณฑ์',
      'มาตรา๓๖',
      'พ.ศ.๒๕๓๕',
      'ที่SP6900001',
      'กรมประมง',
      'บริษัทตัวอย่างสมุทรเคมีจำกัด',
      '0105999900017',
      '๒๐๑๓๐',
      'ครบ๓ข้อ',
      'AQ-CHLOR65',
      'เพื่อการส่งออก',
      'ขอ12/2569',
      'จนถึงวันที่๑๔พฤศจิกายน๒๕๗๒',
      '(นางสาวปิ่นแก้วกตัญญูธรรม)',
      'ตรวจสอบหนังสือรับรองฉบับนี้',
      'หน้า๑จาก๑',
    ];
    expect(all.filter((expectedText) => !text.includes(expectedText))).toEqual([]);
    expect(
      differenceFromGolden(firstPage(pdf), {
        test: import.meta.url,
        name: 'plain-certificate-th',
      }),
    ).toBeLessThan(DIFFERENT_PIXELS_MAX);
  });

  it('is translated from the same data, and marked as a translation', async () => {
    const text = textOf(await print('en'));
    const all = [
      'Translation/คำแปล',
      'CertificateofUseofaProduct',
      'SampleSamutChemicalCo.,Ltd.',
      'Forexport',
      'validuntil14November2029',
      'TheThaioriginalissignedelectronically',
      'Page1of1',
    ];
    expect(all.filter((expectedText) => !text.includes(expectedText))).toEqual([]);
    expect(text).not.toMatch(/[๐-๙]/u);
  });

  it('names the authority and the law that the administrator has set', async () => {
    const authority = {
      department: ['กรมทดสอบ', 'Test Department'],
      ministry: ['กระทรวงทดสอบ', 'Test Ministry'],
      official: ['ผู้อนุญาต', 'Licensor'],
      law: ['พระราชบัญญัติทดสอบ', 'Test Act'],
    } as const;
    const text = textOf(await print('th', { authority, parties: { ...paperParties, signatory: null } }));
    expect(
      ['กรมทดสอบ', 'กระทรวงทดสอบ', 'ผู้อนุญาต', 'แห่งพระราชบัญญัติทดสอบ'].filter(
        (expectedText) => !text.includes(expectedText),
      ),
    ).toEqual([]);
    expect(text).not.toContain('กรมประมง');
  });

  it('prints a long list on its back, with column titles on every page, the number, the signature again and the notes', async () => {
    const attachments = Array.from({ length: 40 }, (_, index) =>
      attachment('other', { documentNo: `No-${index + 1}-end` }),
    );
    const printLong = (lang: 'th' | 'en'): Promise<Buffer> => {
      const data = plainCertificate(paperSheet(namedSpecimen('toWhom', { ...letter, attachments }, names), { lang }));
      return printer.print({ template: PLAIN_TEMPLATE, data });
    };
    const pdf = await printLong('th');
    const text = textOf(pdf);
    expect(pagesOf(pdf)).toBeGreaterThan(2);
    expect(attachments.filter((_, index) => !text.includes(`No-${index + 1}-end`))).toEqual([]);
    expect(text.split('ลำดับเอกสารเลขที่').length - 1).toBe(pagesOf(pdf) - 1);
    expect(text.split('(นางสาวปิ่นแก้วกตัญญูธรรม)')).toHaveLength(3);
    const expectedTexts = [
      'ตามรายการแนบท้าย',
      'รวม๔๐รายการ',
      'แนบท้ายหนังสือรับรองเลขที่SP6900001',
      'รายการนี้เป็นส่วนหนึ่งของหนังสือรับรอง',
    ];
    expect(expectedTexts.filter((expectedText) => !text.includes(expectedText))).toEqual([]);
    expect(
      differenceFromGolden(pdfPicture(pdf, { dpi: GOLDEN_DPI, page: 2 }), {
        test: import.meta.url,
        name: 'back-page-th',
      }),
    ).toBeLessThan(DIFFERENT_PIXELS_MAX);
    const english = textOf(await printLong('en'));
    expect(english).toContain('Attachedtocertificateno.SP6900001');
    expect(english.split('TheThaioriginalissignedelectronically')).toHaveLength(3);
  });

  it('is marked as a draft, without number and code', async () => {
    const text = textOf(await print('th', { issue: null, check: null }));
    expect(text).toContain('ฉบับร่างยังไม่ได้ออก');
    expect(text).not.toContain('SP6900001');
  });
});

type FormMore = Partial<Omit<ApplicationOptions<'toWhom' | 'haz'>, 'document' | 'named'>>;

const formDocument = (entity: 'toWhom' | 'haz', document: AnyRecord, more: FormMore = {}): PrintDocument =>
  declaredApplication(entity, { document, named: namedSpecimen(entity, document, names), ...more });

describe('an application printed from its declaration', () => {
  it('for a letter contains its sections with labels and values, the attachments, and the applicant', async () => {
    const pdf = await printer.print(formDocument('toWhom', letter, { forms: { new: 12 } }));
    const text = textOf(pdf);
    const all = [
      'วอ./กษ./กปม.๑๒',
      'Application:',
      'คำขอเลขที่R03-6900012',
      'วันที่๑๕พฤศจิกายน๒๕๖๙',
      'เรียนพนักงานเจ้าหน้าที่กรมประมง',
      'บริษัทตัวอย่างสมุทรเคมีจำกัด',
      '๑.หนังสือ',
      'เรื่อง',
      'RegistrationofAQ-CHLOR65',
      'เพื่อการส่งออก',
      'ไฟล์อิเล็กทรอนิกส์',
      'เลขที่ขอ12/2569',
      '๑พ.ย.๒๕๖๙',
      'requestLetter.pdf',
      'หนังสือมอบอำนาจ',
      '(นายสมชายใจดี)',
      'ในนามบริษัทตัวอย่างสมุทรเคมีจำกัด',
    ];
    expect(all.filter((expectedText) => !text.includes(expectedText))).toEqual([]);
    expect(differenceFromGolden(firstPage(pdf), { test: import.meta.url, name: 'declared-form-th' })).toBeLessThan(
      DIFFERENT_PIXELS_MAX,
    );
  });

  it('leaves out fields that the form does not show, and the reason of a new one', async () => {
    const text = textOf(await printer.print(formDocument('toWhom', letter)));
    expect(text).not.toContain('hiddenroad');
    expect(text).not.toContain('เหตุผลที่ขอ');
    const posted = textOf(await printer.print(formDocument('toWhom', { ...letter, refDelivery: 'post' })));
    expect(posted).toContain('99hiddenroad');
  });

  it('to cancel contains only the name of the document and the reason', async () => {
    const sheet = { kind: 'cancel', registered: 'TW1/2569' };
    const document = { ...letter, refRequestType: 'cancel', reason: 'เลิกส่งออกตั้งแต่ปี 2570' };
    const text = textOf(await printer.print(formDocument('toWhom', document, { sheet })));
    expect(
      ['คำขอยกเลิก', 'เอกสารเดิมเลขที่TW1/2569', 'RegistrationofAQ-CHLOR65', 'เลิกส่งออกตั้งแต่ปี๒๕๗๐'].filter(
        (expectedText) => !text.includes(expectedText),
      ),
    ).toEqual([]);
    expect(text).not.toContain('Theproductisregistered');
    expect(text).not.toContain('Copies');
  });

  it('for a product has its parts as tables, with names instead of references, and a remark for empty ones', async () => {
    const document: AnyRecord = { ...specimenDocument, aquatics: [], distributors: null };
    const pdf = await printer.print(formDocument('haz', document));
    const text = textOf(pdf);
    const all = [
      'แคลเซียมไฮโปคลอไรต์(Calciumhypochlorite)',
      'เอคิว-คลอร์65',
      'สารสำคัญ',
      '๖๕.๔',
      'LAB-118/2569',
      'หนูแรท',
      '๑,๓๐๘',
      'จีน(China)',
      'ไม่มี',
      '๓๐กรัมต่อน้ำ๑,๐๐๐ลิตร',
      'SDS-3',
    ];
    expect(all.filter((expectedText) => !text.includes(expectedText))).toEqual([]);
    expect(text).not.toContain('undefined');
  });

  it('continues over as many pages as thirty attachments and long values need, without losing any', async () => {
    const attachments = Array.from({ length: 30 }, (_, index) =>
      attachment('other', {
        file: { id: `เอกสารแนบลำดับที่-${index + 1}-ฉบับสมบูรณ์.pdf` },
        documentNo: `No-${index + 1}-end`,
      }),
    );
    const statement = 'The product is registered and may be sold in the country of its origin. '.repeat(40);
    const pdf = await printer.print(
      formDocument('toWhom', {
        ...letter,
        statement,
        subject: 'Z'.repeat(200),
        attachments,
      }),
    );
    const text = textOf(pdf);
    expect(attachments.filter((_, index) => !text.includes(`No-${index + 1}-end`))).toEqual([]);
    expect(pagesOf(pdf)).toBeGreaterThan(1);
    expect(text.replaceAll(/[^Z]/gu, '')).toBe('Z'.repeat(200));
  });

  it('is a draft with blank lines to write on until it is filed', async () => {
    const document = { ...letter, subject: null, statement: null, attachments: [] };
    const text = textOf(
      await printer.print(
        formDocument('toWhom', document, {
          sheet: { filing: null, parties: { ...paperParties, signatory: null }, format: paperFormatterFor('th') },
        }),
      ),
    );
    expect(['ฉบับร่างยังไม่ได้ยื่น', 'ต้องแนบยังไม่ได้แนบ'].filter((expectedText) => !text.includes(expectedText))).toEqual([]);
  });
});
