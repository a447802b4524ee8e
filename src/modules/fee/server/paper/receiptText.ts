/** What a receipt says, word for word: in Thai, as the law has it. Where it stands on the page is for receipt.typ. */
import { labelOf } from '#language/choice.ts';
import type { Label } from '#language/label.ts';
import type { RecordOf } from '#language/record.ts';
import { bahtText } from '#language/values/bahtText.ts';
import type { Decimal } from '#language/values/decimal.ts';
import { plainDateOf } from '#language/values/instant.ts';
import { moneyText } from '#language/values/moneyText.ts';
import { dateParts } from '#language/values/plainDate.ts';
import { toThaiDigits } from '#language/values/thaiDigits.ts';
import { paymentChannel } from '#platform/model/businessChoices.ts';
import type { FormFact, FormHead, FormPaper, FormPicture, FormSignature } from '#platform/server/print/formData.ts';
import type { PaperDepartment, Signatory } from '#platform/server/request/paperParties.ts';
import type { LoadedStatement } from '../statement.ts';
import { asTyped, paperVoice, taxNoText } from './paperVoice.ts';
import { storedLines } from './storedLines.ts';

export interface ReceiptContext {
  readonly receipt: RecordOf<'receipt'>;
  readonly loaded: LoadedStatement;
  readonly department: PaperDepartment;
  /** Whose money it is, as the bank knows them. */
  readonly authority: Label;
  /** Null where nobody took it by hand. */
  readonly receiver: Signatory | null;
  /** The number of the one that was written in place of this. */
  readonly replacement: string | null;
  /** The one that is kept; everything else is a copy of it. */
  readonly isOriginal: boolean;
  readonly emblem: FormPicture | null;
}

/** As receipt.typ reads it. */
export interface ReceiptData extends FormPaper {
  readonly head: FormHead;
  readonly number: readonly FormFact[];
  readonly office: readonly FormFact[];
  readonly facts: readonly FormFact[];
  readonly table: ReceiptTable;
  readonly inWords: string;
  readonly channel: FormFact;
  readonly closing: string;
  /** Null of what came through a bank: nobody took it, and the system that heard of it answers for it. */
  readonly signature: FormSignature | null;
  readonly issuer: { readonly lines: readonly string[]; readonly note: string };
  /** Why it does not count. */
  readonly cancelled: readonly FormFact[] | null;
}

/** Baht and satang stand in columns of their own. */
export interface ReceiptTable {
  readonly titles: { readonly item: string; readonly amount: string; readonly baht: string; readonly satang: string };
  readonly rows: readonly ReceiptRow[];
  readonly total: ReceiptRow;
}

export interface ReceiptRow {
  readonly text: string;
  readonly baht: string;
  readonly satang: string;
}

const { say, named, prose, count, day } = paperVoice('th');

export function receiptData({ receipt, loaded, department, authority, receiver, replacement, isOriginal, emblem }: ReceiptContext): ReceiptData {
  const { year, month, day: dayOfMonth } = dateParts(receipt.issueDate);
  const { statement, requestCode, subject } = loaded;
  const title = 'ใบเสร็จรับเงิน';
  const isCancelled = receipt.refStatus === 'cancelled';
  const [, number = receipt.code] = receipt.code.split('/');
  return {
    about: { title: `${title} ${receipt.code}`, author: named(authority), keywords: [receipt.code, statement.feeCode], year, month, day: dayOfMonth, lang: 'th' },
    code: isOriginal ? 'ต้นฉบับ' : 'สำเนา',
    mark: `${title} ${receipt.code}`,
    stamp: isCancelled ? { kind: 'cancelled', words: ['ยกเลิก'], note: receipt.cancelDate === null ? null : `เมื่อวันที่ ${day(plainDateOf(receipt.cancelDate))}` } : null,
    check: null,
    head: { emblem, title, subtitle: `ในราชการ${named(authority)}` },
    number: [{ label: 'เล่มที่', text: receipt.book }, { label: 'เลขที่', text: number }],
    office: [{ label: 'ที่ทำการ', text: named(department.name) }, { label: 'วันที่', text: day(receipt.issueDate).replace(/ (\S+)$/u, ' พ.ศ. $1') }],
    facts: [
      { label: 'ได้รับเงินจาก', text: asTyped(receipt.payerName) },
      ...(receipt.payerNo === null ? [] : [{ label: 'เลขประจำตัวผู้เสียภาษี', text: taxNoText(receipt.payerNo) }]),
      { label: 'ตามใบแจ้งเลขที่', text: statement.feeCode },
      ...(requestCode === null ? [] : [{ label: 'คำขอเลขที่', text: requestCode }]),
      { label: 'เรื่อง', text: named(subject) },
    ],
    table: {
      titles: { item: 'รายการ', amount: 'จำนวนเงิน', baht: 'บาท', satang: 'สต.' },
      rows: storedLines(statement).filter(({ netTotal }) => netTotal.gt('0')).map(({ description, qty, netTotal }) => rowOf(itemOf(description, qty), netTotal)),
      total: rowOf('รวมเป็นเงินทั้งสิ้น', receipt.amount),
    },
    inWords: `(${bahtText(receipt.amount)})`,
    channel: { label: 'ชำระโดย', text: say(labelOf(paymentChannel, receipt.refChannel)) },
    closing: 'ได้รับเงินไว้ถูกต้องแล้ว',
    signature: receiver === null ? null : signatureOf(receiver),
    issuer: { lines: ['ระบบรับชำระเงินอิเล็กทรอนิกส์', named(authority), COLLECTOR], note: 'ออกโดยระบบอิเล็กทรอนิกส์ มีผลโดยไม่ต้องลงลายมือชื่อ' },
    cancelled: isCancelled ? [{ label: 'ยกเลิกเพราะ', text: asTyped(receipt.cancelReason) }, ...(replacement === null ? [] : [{ label: 'ออกใบเสร็จแทน เลขที่', text: replacement }])] : null,
  };
}

function itemOf(description: string, qty: number): string {
  const said = prose([description, description]);
  return qty === 1 ? said : `${said} จำนวน ${count(qty)} หน่วย`;
}

/** ๑๒,๓๔๕ and ๕๐ */
function rowOf(text: string, amount: Decimal): ReceiptRow {
  const [baht = '', satang = ''] = moneyText(amount).split('.');
  return { text, baht: toThaiDigits(baht.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',')), satang: toThaiDigits(satang) };
}

const COLLECTOR = 'ผู้รับเงิน';

function signatureOf({ name, position }: Signatory): FormSignature {
  return { picture: null, lead: '(ลงชื่อ)', name: `(${named(name)})`, positions: [...(position === null ? [] : [`ตำแหน่ง ${named(position)}`]), COLLECTOR], acting: [], electronic: null };
}
