/**
 * The codes of a bill for a bank: the text of its barcode and of its QR code. They follow the standards of the Bank of
 * Thailand for bill payment (a biller of fifteen digits, two references) and of Thai QR payment (EMV,
 * merchant-presented).
 */
import { toBuddhistYear } from '#language/values/buddhistYear.ts';
import { type Decimal, decimalText, findDecimal } from '#language/values/decimal.ts';
import { findMoney, isMoney, moneyText } from '#language/values/moneyText.ts';
import { dateParts, type PlainDate } from '#language/values/plainDate.ts';

export interface Bill {
  /** The thirteen digits of the tax number, and a suffix of two. */
  readonly billerId: string;
  readonly ref1: string;
  /** Empty if there is none. */
  readonly ref2: string;
  /** 0 if it is not known yet; a QR code always has an amount. */
  readonly amount: Decimal;
}

const BILLER = /^[0-9]{15}$/u;
const REF1 = /^[A-Z0-9]{1,20}$/u;
const REF2 = /^[A-Z0-9]{0,20}$/u;

/** Separates the parts of a barcode. */
const CR = '\r';
const SATANG_PER_BAHT = '100';
const SATANG = /^(?:0|[1-9][0-9]{0,11})$/u;

export function billBarcodeText(bill: Bill): string {
  if (!isBill(bill)) throw new RangeError('Not a bill that can be written as a barcode');
  const { billerId, ref1, ref2, amount } = bill;
  return `|${[billerId, ref1, ref2, decimalText(amount.times(SATANG_PER_BAHT))].join(CR)}`;
}

export function readBillBarcode(text: string): Bill | undefined {
  const [billerId = '', ref1 = '', ref2 = '', satang = '', ...rest] = text.slice(1).split(CR);
  const amount = SATANG.test(satang) ? findDecimal(satang)?.times('0.01') : undefined;
  if (!text.startsWith('|') || rest.length > 0 || amount === undefined) return undefined;
  const bill: Bill = { billerId, ref1, ref2, amount };
  return isBill(bill) ? bill : undefined;
}

/** The EMV tags that a bill needs. */
const TAG = {
  format: '00',
  initiation: '01',
  billPayment: '30',
  currency: '53',
  amount: '54',
  country: '58',
  crc: '63',
} as const;
const BILL_TAG = { application: '00', biller: '01', ref1: '02', ref2: '03' } as const;
const FORMAT = '01';
/** For one payment: the amount is fixed. */
const FOR_ONE_PAYMENT = '12';
const BILL_PAYMENT = 'A000000677010112';
const BAHT = '764';
const THAILAND = 'TH';
const CRC_HEAD = `${TAG.crc}04`;

export function thaiQrText(bill: Bill): string {
  if (!isPayable(bill)) throw new RangeError('Not a bill that can be written as a QR code');
  const { billerId, ref1, ref2, amount } = bill;
  const about = [
    field(BILL_TAG.application, BILL_PAYMENT),
    field(BILL_TAG.biller, billerId),
    field(BILL_TAG.ref1, ref1),
    ref2 === '' ? '' : field(BILL_TAG.ref2, ref2),
  ].join('');
  const text = [
    field(TAG.format, FORMAT),
    field(TAG.initiation, FOR_ONE_PAYMENT),
    field(TAG.billPayment, about),
    field(TAG.currency, BAHT),
    field(TAG.amount, moneyText(amount)),
    field(TAG.country, THAILAND),
    CRC_HEAD,
  ].join('');
  return text + crc16(text);
}

/** Reads only texts that this system writes: a text with another order of fields, or more fields, is not ours. */
export function readThaiQr(text: string): Bill | undefined {
  const fields = findFields(text);
  const about = findFields(fields?.get(TAG.billPayment) ?? '');
  const amount = findMoney(fields?.get(TAG.amount) ?? '');
  if (about === undefined || amount === undefined) return undefined;
  const bill: Bill = {
    billerId: about.get(BILL_TAG.biller) ?? '',
    ref1: about.get(BILL_TAG.ref1) ?? '',
    ref2: about.get(BILL_TAG.ref2) ?? '',
    amount,
  };
  return isPayable(bill) && thaiQrText(bill) === text ? bill : undefined;
}

const FEE_CODE_DIGITS = 10;

/**
 * The references by which a bank identifies a fee: its number, and its due date (YYMMDD of the Buddhist era) with a
 * check digit. The digit is Damm's over both: it detects one wrong digit in either, or two neighbours swapped.
 */
export function refsOf(feeCode: string, dueDate: PlainDate): Pick<Bill, 'ref1' | 'ref2'> {
  const ref1 = feeCode.replaceAll(/[^0-9]/gu, '');
  if (ref1.length !== FEE_CODE_DIGITS) throw new RangeError(`Not the number of a fee: ${feeCode}`);
  const { year, month, day } = dateParts(dueDate);
  const due = [toBuddhistYear(year) % 100, month, day].map((part) => String(part).padStart(2, '0')).join('');
  return { ref1, ref2: `${due}${dammDigit(ref1 + due)}` };
}

/** Returns whether a bank would accept money for it. */
export function isPayable(bill: Bill): boolean {
  return isBill(bill) && bill.amount.gt('0');
}

/** CRC-16/CCITT-FALSE: polynomial 1021, initial value FFFF, four upper-case digits. */
export function crc16(text: string): string {
  let crc = 0xff_ff;
  for (const character of text) {
    crc ^= (character.codePointAt(0) ?? 0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc & 0x80_00) === 0 ? crc << 1 : (crc << 1) ^ 0x10_21) & 0xff_ff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function isBill({ billerId, ref1, ref2, amount }: Bill): boolean {
  return BILLER.test(billerId) && REF1.test(ref1) && REF2.test(ref2) && isMoney(amount);
}

/** Two digits for the tag, two for the length, and the value. */
function field(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

function findFields(text: string): ReadonlyMap<string, string> | undefined {
  const fields = new Map<string, string>();
  for (let rest = text; rest !== '';) {
    const [head, tag, length] = /^(\d\d)(\d\d)/u.exec(rest) ?? [];
    if (head === undefined || tag === undefined) return undefined;
    const end = head.length + Number(length);
    if (end > rest.length) return undefined;
    fields.set(tag, rest.slice(head.length, end));
    rest = rest.slice(end);
  }
  return fields;
}

/** H. M. Damm, 2004: a totally anti-symmetric quasigroup of order ten, which detects swapped neighbours. */
const DAMM = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const;

function dammDigit(digits: string): string {
  return [...digits].reduce((interim, digit) => DAMM[Number(interim)]?.[Number(digit)] ?? '', '0');
}
