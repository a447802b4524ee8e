import { describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { billBarcodeText, crc16, readBillBarcode, readThaiQr, refsOf, thaiQrText, type Bill } from './billPayment.ts';

const bill: Bill = { billerId: '099400099901101', ref1: '6900000123', ref2: '0000099001', amount: decimal('2000') };
const QR =
  '00020101021230670016A00000067701011201150994000999011010210690000012303100000099001530376454072000.005802TH6304C926';

describe('the barcode of a bill', () => {
  it('contains the biller, both references and the satang', () => {
    expect(
      billBarcodeText({
        billerId: '099400016550100',
        ref1: '123456789012',
        ref2: '670429',
        amount: decimal('3649.22'),
      }),
    ).toBe('|099400016550100\r123456789012\r670429\r364922');
  });

  it('has a 0 if the amount is unknown, and a place for an empty second reference', () => {
    const text = billBarcodeText({ ...bill, ref2: '', amount: decimal('0') });
    expect(text).toBe('|099400099901101\r6900000123\r\r0');
    expect(readBillBarcode(text)).toMatchObject({ ref2: '' });
  });

  it.each([
    '',
    '|',
    '099400099901101\r1\r2\r3',
    '|09940009990110\r1\r2\r3',
    '|099400099901101\r\r2\r3',
    '|099400099901101\r1\r2',
    '|099400099901101\r1\r2\r3\r4',
    '|099400099901101\r1\r2\r03',
    '|099400099901101\r1\r2\r3.5',
    '|099400099901101\n1\n2\n3',
    '|099400099901101\ra\r2\r3',
  ])('is not read from %j', (text) => {
    expect(readBillBarcode(text)).toBeUndefined();
  });
});

describe('the QR code of a bill', () => {
  it('is as the standard defines it', () => {
    expect(crc16('123456789')).toBe('29B1');
    expect(thaiQrText(bill)).toBe(QR);
    expect(readThaiQr(QR)).toMatchObject({ ...bill, amount: expect.objectContaining(bill.amount) as unknown });
  });

  it('leaves out a second reference that is empty', () => {
    const text = thaiQrText({ ...bill, ref2: '' });
    expect(text).toContain('02106900000123530');
    expect(readThaiQr(text)?.ref2).toBe('');
  });

  const withCrc = (text: string): string => `${text}6304${crc16(`${text}6304`)}`;

  it.each([
    ['nothing', ''],
    ['a text', 'hello'],
    ['a wrong CRC', `${QR.slice(0, -1)}7`],
    ['a CRC in small letters', QR.replace('C926', 'c926')],
    ['one that goes on', `${QR} `],
    ['one that is cut off', QR.slice(0, -8)],
    ['another country', withCrc(QR.slice(0, -8).replace('5802TH', '5802LA'))],
    ['another kind of payment', withCrc(QR.slice(0, -8).replace('A000000677010112', 'A000000677010111'))],
    ['an amount of nothing', withCrc(QR.slice(0, -8).replace('54072000.00', '54040.00'))],
    ['an amount without satang', withCrc(QR.slice(0, -8).replace('54072000.00', '54042000'))],
    ['the same field twice', withCrc(`${QR.slice(0, -8)}5802TH`)],
  ])('is not read from %s', (_, text) => {
    expect(readThaiQr(text)).toBeUndefined();
  });
});

describe('a bill that no bank would accept', () => {
  it.each<[string, Partial<Bill>]>([
    ['a biller that is too short', { billerId: '09940009990110' }],
    ['no first reference', { ref1: '' }],
    ['small letters', { ref1: 'ab' }],
    ['a space', { ref2: '1 2' }],
    ['a carriage return', { ref1: '1\r2' }],
    ['more than twenty', { ref2: '1'.repeat(21) }],
    ['less than a satang', { amount: decimal('0.001') }],
    ['less than nothing', { amount: decimal('-1') }],
    ['more than there is room for', { amount: decimal('10000000000') }],
  ])('is not written: %s', (_, wrong) => {
    expect(() => billBarcodeText({ ...bill, ...wrong })).toThrow(RangeError);
    expect(() => thaiQrText({ ...bill, ...wrong })).toThrow(RangeError);
  });

  it('has a QR code only if it has an amount', () => {
    expect(() => thaiQrText({ ...bill, amount: decimal('0') })).toThrow(RangeError);
  });
});

describe('the references of a fee', () => {
  it('are its number, and its due date with a check digit over both', () => {
    expect(refsOf('6900000123', getPlainDate('2026-12-05'))).toEqual({ ref1: '6900000123', ref2: '6912058' });
    expect(refsOf('FEE-69/0000-0123', getPlainDate('2057-01-31'))).toEqual({ ref1: '6900000123', ref2: '0001310' });
  });

  it.each(['', '690000012', '69000001234'])('cannot be made from %j', (code) => {
    expect(() => refsOf(code, getPlainDate('2026-12-05'))).toThrow(RangeError);
  });
});
