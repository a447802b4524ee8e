/** The texts of a receipt: in Thai, as the law requires. Their places on the page are in receipt.typ. */
import { labelOf } from '#language/choice.ts';
import type { Label } from '#language/label.ts';
import type { RecordOf } from '#language/record.ts';
import { bahtText } from '#language/values/bahtText.ts';
import type { Decimal } from '#language/values/decimal.ts';
import { plainDateOf } from '#language/values/instant.ts';
import { moneyText } from '#language/values/moneyText.ts';
import { toThaiDigits } from '#language/values/thaiDigits.ts';
import { paymentChannel } from '#platform/model/businessChoices.ts';
import { oneLine, taxNoText } from '#platform/server/paper/cleanText.ts';
import { describeFile, cancelledStamp, copyMark, emblemOf } from '#platform/server/paper/paperTexts.ts';
import { signatureBlock } from '#platform/server/paper/signature.ts';
import { paperFormatterFor } from '#platform/server/paper/paperFormatter.ts';
import type { PaperDepartment, Signatory } from '#platform/server/request/printing/paperParties.ts';
import type { LoadedStatement } from '../statement.ts';
import { storedLines } from './storedLines.ts';

export interface ReceiptContext {
  readonly receipt: RecordOf<'receipt'>;
  readonly loaded: LoadedStatement;
  readonly department: PaperDepartment;
  /** The authority that receives the money, as the bank names it. */
  readonly authority: Label;
  /** Null if no officer took the money. */
  readonly receiver: Signatory | null;
  /** The number of the receipt that replaces this one. */
  readonly replacement: string | null;
  /** The file that is stored; every other is a copy of it. */
  readonly isOriginal: boolean;
  /** The name of the picture. */
  readonly emblem: string | null;
}

/** The data that receipt.typ reads. */
export type ReceiptData = ReturnType<typeof receiptData>;

/** Baht and satang are in separate columns. */
export interface ReceiptRow {
  readonly text: string;
  readonly baht: string;
  readonly satang: string;
}

const format = paperFormatterFor('th');
const { labelText, name: printName, proseLines, count, longDate: day } = format;

export function receiptData({
  receipt,
  loaded,
  department,
  authority,
  receiver,
  replacement,
  isOriginal,
  emblem,
}: ReceiptContext) {
  const { statement, requestCode, subject } = loaded;
  const title = 'ใบเสร็จรับเงิน';
  const isCancelled = receipt.refStatus === 'cancelled';
  const [, number = receipt.code] = receipt.code.split('/');
  return {
    about: describeFile(format, {
      title: `${title} ${receipt.code}`,
      keywords: [receipt.code, statement.feeCode],
      day: receipt.issueDate,
      author: authority,
    }),
    code: copyMark(format, isOriginal),
    mark: `${title} ${receipt.code}`,
    stamp: isCancelled
      ? cancelledStamp(format, receipt.cancelDate === null ? null : `เมื่อวันที่ ${day(plainDateOf(receipt.cancelDate))}`)
      : null,
    check: null,
    head: { emblem: emblemOf(format, emblem), title, subtitle: `ในราชการ${printName(authority)}` },
    number: [
      { label: 'เล่มที่', text: receipt.book },
      { label: 'เลขที่', text: number },
    ],
    office: [
      { label: 'ที่ทำการ', text: printName(department.name) },
      { label: 'วันที่', text: day(receipt.issueDate).replace(/ (\S+)$/u, ' พ.ศ. $1') },
    ],
    facts: [
      { label: 'ได้รับเงินจาก', text: oneLine(receipt.payerName) },
      ...(receipt.payerNo === null ? [] : [{ label: 'เลขประจำตัวผู้เสียภาษี', text: taxNoText(receipt.payerNo) }]),
      { label: 'ตามใบแจ้งเลขที่', text: statement.feeCode },
      ...(requestCode === null ? [] : [{ label: 'คำขอเลขที่', text: requestCode }]),
      { label: 'เรื่อง', text: printName(subject) },
    ],
    table: {
      titles: { item: 'รายการ', amount: 'จำนวนเงิน', baht: 'บาท', satang: 'สต.' },
      rows: storedLines(statement)
        .filter(({ netTotal }) => netTotal.gt('0'))
        .map(({ description, qty, netTotal }) => rowOf(itemOf(description, qty), netTotal)),
      total: rowOf('รวมเป็นเงินทั้งสิ้น', receipt.amount),
    },
    inWords: `(${bahtText(receipt.amount)})`,
    channel: { label: 'ชำระโดย', text: labelText(labelOf(paymentChannel, receipt.refChannel)) },
    closing: 'ได้รับเงินไว้ถูกต้องแล้ว',
    // No officer takes money that comes through a bank: the system that received the notice is named instead.
    signature: receiver === null ? null : signatureOf(receiver),
    issuer: {
      name: 'ระบบรับชำระเงินอิเล็กทรอนิกส์',
      positions: [printName(authority), COLLECTOR],
      acting: [],
      electronic: 'ออกโดยระบบอิเล็กทรอนิกส์ มีผลโดยไม่ต้องลงลายมือชื่อ',
    },
    // The reason why it is not valid.
    cancelled: isCancelled
      ? [
          { label: 'ยกเลิกเพราะ', text: oneLine(receipt.cancelReason) },
          ...(replacement === null ? [] : [{ label: 'ออกใบเสร็จแทน เลขที่', text: replacement }]),
        ]
      : null,
  };
}

function itemOf(description: string, qty: number): string {
  const text = proseLines(description).join(' ');
  return qty === 1 ? text : `${text} จำนวน ${count(qty)} หน่วย`;
}

/** For example ๑๒,๓๔๕ and ๕๐. */
function rowOf(text: string, amount: Decimal): ReceiptRow {
  const [baht = '', satang = ''] = moneyText(amount).split('.');
  return { text, baht: toThaiDigits(baht.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',')), satang: toThaiDigits(satang) };
}

const COLLECTOR = 'ผู้รับเงิน';

function signatureOf(receiver: Signatory) {
  const position = receiver.position === null ? [] : [`ตำแหน่ง ${printName(receiver.position)}`];
  return signatureBlock(format, { signatory: receiver, positions: [...position, COLLECTOR], electronic: null });
}
