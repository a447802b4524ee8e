/** Tests the text of a receipt. */
import { describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import { getInstant } from '#language/values/instant.ts';
import { lineOf, loadedStatementOf, receiptOf, receiptPaperOf, statementOf } from './paperFixtures.ts';

describe('a receipt', () => {
  it('has its numbers, the full date, the payer and the amounts', () => {
    const { number, office, facts, table, inWords, code } = receiptPaperOf();
    expect(number).toEqual([
      { label: 'เล่มที่', text: '69001' },
      { label: 'เลขที่', text: '000042' },
    ]);
    expect(office[1]?.text).toBe('๒๐ พฤศจิกายน พ.ศ. ๒๕๖๙');
    expect(facts.map(({ text }) => text)).toEqual([
      'บริษัท ตัวอย่างสมุทรเคมี จำกัด',
      '0 1059 99900 01 7',
      '6900000123',
      'R03690000045',
      'ขอขึ้นทะเบียนวัตถุอันตราย เอคิว-คลอร์ 65',
    ]);
    expect(table.rows.map(({ baht, satang }) => `${baht}/${satang}`)).toEqual(['๒,๐๐๐/๐๐', '๕๐/๕๐']);
    expect(table.rows[1]?.text).toBe('ค่าสำเนาใบสำคัญ จำนวน ๒ หน่วย');
    expect([table.total.baht, table.total.satang, inWords, code]).toEqual([
      '๒,๐๕๐',
      '๕๐',
      '(สองพันห้าสิบบาทห้าสิบสตางค์)',
      'ต้นฉบับ',
    ]);
  });

  it('separates thousands, and leaves out waived lines', () => {
    const lines = [
      lineOf(1, { description: 'ก', descriptionEn: null, qty: 1, baht: '1234567.05' }),
      lineOf(2, { description: 'ข', descriptionEn: null, qty: 1, baht: '500', net: '0' }),
    ];
    const { table } = receiptPaperOf({
      loaded: loadedStatementOf(statementOf({ lines })),
      receipt: receiptOf({ amount: decimal('1234567.05') }),
    });
    expect(table.rows).toEqual([{ text: 'ก', baht: '๑,๒๓๔,๕๖๗', satang: '๐๕' }]);
  });

  it('is signed by the officer who took the money, with their position, and by nobody if a bank did', () => {
    expect(receiptPaperOf().signature).toMatchObject({
      name: '(นางสาวปิ่นแก้ว กตัญญูธรรม)',
      positions: ['ตำแหน่ง นักวิชาการเงินและบัญชีชำนาญการ', 'ผู้รับเงิน'],
    });
    expect(receiptPaperOf({ receiver: null })).toMatchObject({
      signature: null,
      issuer: { name: 'ระบบรับชำระเงินอิเล็กทรอนิกส์', positions: ['กรมประมง (สาธิต)', 'ผู้รับเงิน'] },
    });
  });

  it('that is cancelled has a stamp, the reason and the number of the valid one', () => {
    const receipt = receiptOf({
      refStatus: 'cancelled',
      cancelReason: 'ชื่อผิด',
      cancelDate: getInstant('2026-11-21T10:00:00+07:00'),
    });
    expect(receiptPaperOf({ receipt, replacement: '69001/000043', isOriginal: false })).toMatchObject({
      code: 'สำเนา',
      stamp: { kind: 'cancelled', note: 'เมื่อวันที่ ๒๑ พฤศจิกายน ๒๕๖๙' },
      cancelled: [{ text: 'ชื่อผิด' }, { text: '69001/000043' }],
    });
    expect(receiptPaperOf().cancelled).toBeNull();
  });
});
