/** Tests invoice and receipt on paper, as people see, read and scan them. */
import { afterAll, describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import { getInstant } from '#language/values/instant.ts';
import { createLog } from '#platform/server/log.ts';
import { createPrinter, type PrintDocument } from '#platform/server/print/printer.ts';
import { DIFFERENT_PIXELS_MAX, differenceFromGolden, GOLDEN_DPI, misprinted } from '#platform/testing/golden.ts';
import { inkDifference } from '#platform/testing/pngPixels.ts';
import { pdfLines, pdfPicture } from '#platform/testing/poppler.ts';
import { scanPageBarcode } from '#platform/testing/scanBarcode.ts';
import { scanPageQr } from '#platform/testing/scanQr.ts';
import { readBillBarcode, readThaiQr } from '../../billPayment.ts';
import {
  biller,
  invoiceDocument,
  lineOf,
  loadedStatementOf,
  receiptDocument,
  receiptOf,
  statementOf,
} from './paperFixtures.ts';

const printer = createPrinter({ log: createLog({ level: 'silent' }), isBrief: true, processes: 1 });
afterAll(() => printer.close());

const at = getInstant('2026-11-20T10:00:00+07:00');
const papers: Readonly<Record<string, PrintDocument>> = {
  invoice: invoiceDocument(),
  'invoice-en': invoiceDocument({ lang: 'en' }),
  'invoice-paid': invoiceDocument({
    loaded: loadedStatementOf(
      statementOf({ refStatus: 'paid', refChannel: 'qr', payDatetime: at, receiptCode: '69001/000042' }),
    ),
  }),
  'invoice-overdue': invoiceDocument({ loaded: loadedStatementOf(statementOf({ refStatus: 'overdue' })) }),
  receipt: receiptDocument(),
  'receipt-by-bank': receiptDocument({ receiver: null, receipt: receiptOf({ refChannel: 'qr' }) }),
  'receipt-cancelled': receiptDocument({
    isOriginal: false,
    replacement: '69001/000043',
    receipt: receiptOf({ refStatus: 'cancelled', cancelReason: 'พิมพ์ชื่อผู้ชำระผิด', cancelDate: at }),
  }),
};

describe('a page', () => {
  const draw = async (document: PrintDocument) => pdfPicture(await printer.print(document), { dpi: GOLDEN_DPI });

  it.each(Object.keys(papers))('matches the approved picture: %s', async (name) => {
    expect(
      differenceFromGolden(await draw(papers[name] ?? receiptDocument()), { test: import.meta.url, name }),
    ).toBeLessThan(DIFFERENT_PIXELS_MAX);
  });

  it.each([
    ['invoice', 'ตัวอย่างสมุทรเคมี', 'ตวอย่างสมุทรเคมี'],
    ['receipt', 'ต้นฉบับ', 'ตนฉบับ'],
  ])('differs from the approved picture if one mark is missing: %s', async (name, original, lost) => {
    const document = papers[name] ?? receiptDocument();
    expect(inkDifference(await draw(document), await draw(misprinted(document, original, lost)))).toBeGreaterThan(
      DIFFERENT_PIXELS_MAX,
    );
  });
});

describe('a slip', () => {
  const amounts = ['1', '9999999.99'];

  it.each(amounts)('can be scanned from the page, barcode and QR code: %s baht', async (baht) => {
    const statement = statementOf({ netAmount: decimal(baht) });
    const page = pdfPicture(await printer.print(invoiceDocument({ loaded: loadedStatementOf(statement) })), {
      dpi: 300,
    });
    const bill = { billerId: biller.id, ref1: statement.ref1, ref2: statement.ref2, amount: decimal(baht) };
    expect(readBillBarcode(scanPageBarcode(page) ?? '')).toEqual(bill);
    expect(readThaiQr(scanPageQr(page) ?? '')).toEqual(bill);
  });

  it('is not broken by many lines, and moves to its own page if needed', async () => {
    const lines = Array.from({ length: 20 }, (_, index) =>
      lineOf(index + 1, { description: 'ค่าธรรมเนียมการขึ้นทะเบียนวัตถุอันตราย', descriptionEn: null, qty: 1, baht: '100' }),
    );
    const pdf = await printer.print(
      invoiceDocument({ loaded: loadedStatementOf(statementOf({ lines, netAmount: decimal('2000') })) }),
    );
    const page = pdfPicture(pdf, { page: 2, dpi: 300 });
    expect(readThaiQr(scanPageQr(page) ?? '')?.ref1).toBe('6900000123');
    expect(scanPageBarcode(page)).toContain(biller.id);
  });
});

describe('the printed text', () => {
  const textOf = async (document: PrintDocument): Promise<string> => pdfLines(await printer.print(document)).join('\n');

  it('of an invoice: payer, amount, due date and payment methods', async () => {
    const text = await textOf(invoiceDocument());
    for (const expectedText of [
      'ใบแจ้งการชำระค่าธรรมเนียม',
      '6900000123',
      'บริษัท ตัวอย่างสมุทรเคมี จำกัด',
      '0 1059 99900 01 7',
      'R03690000045',
      '๒,๐๕๐.๕๐',
      'สองพันห้าสิบบาทห้าสิบสตางค์',
      '๑๖ ธันวาคม ๒๕๖๙',
      biller.id,
      '2,050.50',
      'THAI QR PAYMENT',
      'ตัดตามรอยนี้',
    ])
      expect(text).toContain(expectedText);
  });

  it('of an invoice that is not to be paid: the reason, and no slip', async () => {
    const text = await textOf(papers['invoice-paid'] ?? invoiceDocument());
    expect(text).toContain('ชำระแล้ว');
    expect(text).not.toContain('THAI QR');
  });

  it('of a receipt: numbers, payer, amount in figures and words, and the receiver', async () => {
    const text = await textOf(receiptDocument());
    for (const expectedText of [
      'ต้นฉบับ',
      'ใบเสร็จรับเงิน',
      'เล่มที่',
      '69001',
      '000042',
      '๒๐ พฤศจิกายน พ.ศ. ๒๕๖๙',
      '๒,๐๕๐',
      '๕๐',
      '(สองพันห้าสิบบาทห้าสิบสตางค์)',
      'เงินสด',
      'ได้รับเงินไว้ถูกต้องแล้ว',
      '(นางสาวปิ่นแก้ว กตัญญูธรรม)',
      'ผู้รับเงิน',
    ])
      expect(text).toContain(expectedText);
  });

  it('of a cancelled receipt: the reason, and the number of the valid one', async () => {
    const text = await textOf(papers['receipt-cancelled'] ?? receiptDocument());
    for (const expectedText of ['สำเนา', 'ยกเลิก', 'พิมพ์ชื่อผู้ชำระผิด', '69001/000043']) expect(text).toContain(expectedText);
  });
});
