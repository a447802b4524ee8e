/** Tests the text of an invoice in every status. */
import { describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import { getInstant } from '#language/values/instant.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { scanSvgBarcode } from '#platform/testing/scanBarcode.ts';
import { billBarcodeText } from '../../billPayment.ts';
import type { Statement } from '../statement.ts';
import type { InvoiceContext } from './invoiceText.ts';
import { biller, invoiceOf, lineOf, loadedStatementOf, statementOf } from './paperFixtures.ts';

const invoiceAs = (more: Partial<Statement>, context: Partial<InvoiceContext> = {}) =>
  invoiceOf({ loaded: loadedStatementOf(statementOf(more)), ...context });

describe('an invoice', () => {
  it('has Thai digits for people and Arabic digits for the bank', () => {
    const { number, table, inWords, slip } = invoiceOf();
    expect(number.map(({ text }) => text)).toEqual(['6900000123', '๑๖ พฤศจิกายน ๒๕๖๙', '๑๖ ธันวาคม ๒๕๖๙']);
    expect(table.rows).toEqual([
      ['๑', 'ค่าธรรมเนียมการขึ้นทะเบียนวัตถุอันตรายชนิดที่ ๓ (นำเข้า)', '๑', '๒,๐๐๐.๐๐', '๒,๐๐๐.๐๐'],
      ['๒', 'ค่าสำเนาใบสำคัญ', '๒', '๒๕.๒๕', '๕๐.๕๐'],
    ]);
    expect(table.totals).toEqual([{ label: 'รวมเป็นเงินที่ต้องชำระ', cells: ['๒,๐๕๐.๕๐'] }]);
    expect(inWords.text).toBe('สองพันห้าสิบบาทห้าสิบสตางค์');
    expect(slip?.amount.text).toBe('2,050.50');
    expect(slip?.facts.map(({ text }) => text)).toContain(biller.id);
  });

  it('has the barcode of its bill, with the same text below it', () => {
    const { ref1, ref2, netAmount } = statementOf();
    const text = billBarcodeText({ billerId: biller.id, ref1, ref2, amount: netAmount });
    const { slip } = invoiceOf();
    expect(scanSvgBarcode(slip?.barcode.svg ?? '')).toBe(text);
    expect(slip?.barcode.said).toBe(text.replaceAll('\r', ' '));
  });

  it('is in English if requested, except for the words that the law has in Thai', () => {
    const { inWords, ...rest } = invoiceOf({ lang: 'en' });
    expect(JSON.stringify(rest)).not.toMatch(/\p{Script=Thai}/u);
    expect(inWords.text).toMatch(/บาท/u);
    expect(rest.number[2]?.text).toBe('16 December 2026');
  });

  it('prints typed text without characters that no font has', () => {
    const loaded = { ...loadedStatementOf(), subject: ['ขอ\u0007\n  ต่ออายุ ABC-2000', 'x'] as const };
    expect(invoiceOf({ loaded }).facts.at(-1)?.text).toBe('ขอ ต่ออายุ ABC-2000');
  });
});

describe('the pay-in slip', () => {
  it.each(['waitPayment', 'overdue', 'debitFailed'] as const)(
    'exists while the fee has to be paid: %s',
    (refStatus) => {
      expect(invoiceAs({ refStatus }).slip).not.toBeNull();
    },
  );

  it.each(['paid', 'cancelled', 'waived', 'waitBank'] as const)(
    'and the payment methods are left out if nothing is to be paid: %s',
    (refStatus) => {
      const { slip, ways } = invoiceAs({ refStatus });
      expect([slip, ways]).toEqual([null, null]);
    },
  );

  it('is left out without a biller: then the fee is paid at the office or from an account', () => {
    const { slip, ways, authority, office } = invoiceOf({ biller: undefined });
    expect([slip, ways?.items.length, office]).toEqual([null, 2, '']);
    expect(authority).toBe('ส่วนกลาง (กองควบคุมปัจจัยการผลิต)');
  });
});

describe('the status on the invoice', () => {
  const standingFor = (more: Partial<Statement>, today = '2026-11-16') =>
    invoiceAs(more, { today: getPlainDate(today) }).standing;

  it('is printed if it is more than waiting', () => {
    expect(standingFor({})).toBeNull();
    expect(standingFor({}, '2026-12-16')).toBeNull();
    expect(standingFor({}, '2026-12-17')).toMatchObject({ kind: 'late', words: 'เกินกำหนดชำระ' });
    expect(standingFor({ refStatus: 'debitFailed' })).toMatchObject({ kind: 'late', words: 'หักบัญชีไม่สำเร็จ' });
    expect(standingFor({ refStatus: 'waitBank' })).toMatchObject({ kind: 'waiting' });
  });

  it('has the day, the channel and the receipt of a paid fee', () => {
    expect(
      standingFor({
        refStatus: 'paid',
        refChannel: 'qr',
        payDatetime: getInstant('2026-11-20T10:00:00+07:00'),
        receiptCode: '69001/000042',
      }),
    ).toEqual({
      kind: 'done',
      words: 'ชำระแล้ว',
      notes: ['เมื่อวันที่ ๒๐ พฤศจิกายน ๒๕๖๙', 'คิวอาร์โค้ด (QR)', 'ใบเสร็จรับเงินเลขที่ 69001/000042'],
    });
  });

  it('of a cancelled fee is across the page and in the title', () => {
    const { stamp, title, standing: none } = invoiceAs({ refStatus: 'cancelled' });
    expect([stamp?.kind, title, none]).toEqual(['cancelled', 'ใบแจ้งการชำระค่าธรรมเนียม (ยกเลิก)', null]);
  });

  it('of a waived fee shows the full amount', () => {
    const { table, standing: waivedStanding } = invoiceAs({
      refStatus: 'waived',
      netAmount: decimal('0'),
      dueDate: null,
      lines: [lineOf(1, { description: 'ค่าธรรมเนียม', descriptionEn: null, qty: 1, baht: '2000', net: '0' })],
    });
    expect(table.totals?.map(({ cells }) => cells[0])).toEqual(['๒,๐๐๐.๐๐', '๒,๐๐๐.๐๐', '๐.๐๐']);
    expect(waivedStanding?.kind).toBe('waived');
  });
});
