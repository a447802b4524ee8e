/** Reads what a person fills in to pay: the text of a code, or the fields of the bill. */
import { z } from 'zod';
import type { Label } from '#language/label.ts';
import { findDecimal, ZERO } from '#language/values/decimal.ts';
import { isMoney } from '#language/values/moneyText.ts';
import { isPayable, readBillBarcode, readThaiQr, type Bill } from '#modules/fee/billPayment.ts';
import { PAYMENT_CHANNELS } from '#platform/server/linkage/bankNotice.ts';
import type { PaymentOrder } from './counter.ts';

export const LONGEST_PAYER = 200;
const LONGEST_TEXT = 1000;
const enteredText = z
  .string()
  .max(LONGEST_TEXT)
  .default('')
  .transform((text) => text.trim());

export const orderForm = z.strictObject({
  code: enteredText,
  ref1: enteredText,
  ref2: enteredText,
  amount: enteredText,
  channel: z.enum(PAYMENT_CHANNELS).default('qr'),
  payer: z.string().trim().max(LONGEST_PAYER).default(''),
});
export type OrderForm = z.infer<typeof orderForm>;
export const EMPTY_FORM: OrderForm = orderForm.parse({});

export type OrderProblems = Partial<Record<'code' | 'ref1' | 'ref2' | 'amount', Label>>;

/** If there is a code it is used; of the other fields only the amount counts, and only if the code has none. */
export function readOrder(
  { code, channel, payer, ...typed }: OrderForm,
  billerId: string,
): { readonly order: PaymentOrder } | { readonly problems: OrderProblems } {
  const read = code === '' ? undefined : readCode(code);
  if (code !== '' && read === undefined) return { problems: { code: texts.unreadable } };
  if (read !== undefined && read.billerId !== billerId) return { problems: { code: texts.otherBiller } };
  const typedAmount = findDecimal(typed.amount.replaceAll(',', '')) ?? ZERO;
  const [ref1, ref2] = [typed.ref1.toUpperCase(), typed.ref2.toUpperCase()];
  const bill: Bill =
    read === undefined
      ? { billerId, ref1, ref2, amount: typedAmount }
      : { ...read, amount: read.amount.gt('0') ? read.amount : typedAmount };
  return isPayable(bill)
    ? { order: { bill, channel, ...(payer === '' ? {} : { payer }) } }
    : { problems: problemsOf(bill) };
}

/**
 * Reads a code from a scanner or copied from a page: the separator of a barcode may have become another line break or a
 * space.
 */
export function readCode(text: string): Bill | undefined {
  return readThaiQr(text.trim()) ?? readBillBarcode(text.trim().replaceAll(/\r\n|\n| /gu, '\r'));
}

const texts = {
  unreadable: [
    'อ่านข้อความนี้ไม่ได้ กรุณาคัดลอก QR หรือบาร์โค้ดจากใบแจ้งหนี้ใหม่อีกครั้ง',
    'This text cannot be read. Copy the QR code or barcode from the invoice again.',
  ],
  otherBiller: [
    'ใบแจ้งหนี้นี้เป็นของผู้รับชำระรายอื่น กรุณาตรวจสอบอีกครั้ง',
    'This invoice is payable to another biller. Check it and try again.',
  ],
  ref1: ['กรุณากรอกตัวอักษรภาษาอังกฤษหรือตัวเลข 1 ถึง 20 ตัว', 'Enter 1 to 20 letters or digits.'],
  ref2: [
    'กรุณากรอกตัวอักษรภาษาอังกฤษหรือตัวเลขไม่เกิน 20 ตัว หรือเว้นว่าง',
    'Enter up to 20 letters or digits, or leave it empty.',
  ],
  amount: [
    'กรุณากรอกจำนวนเงินที่มากกว่า 0 บาท ทศนิยมไม่เกิน 2 ตำแหน่ง',
    'Enter an amount of more than 0 baht, with at most 2 decimal places.',
  ],
} as const satisfies Record<string, Label>;

function problemsOf({ ref1, ref2, amount }: Bill): OrderProblems {
  return {
    ...(/^[A-Z0-9]{1,20}$/u.test(ref1) ? {} : { ref1: texts.ref1 }),
    ...(/^[A-Z0-9]{0,20}$/u.test(ref2) ? {} : { ref2: texts.ref2 }),
    ...(isMoney(amount) && amount.gt('0') ? {} : { amount: texts.amount }),
  };
}
