/** The texts of an invoice. Their places on the page are in invoice.typ. */
import { labelOf } from '#language/choice.ts';
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { bahtText } from '#language/values/bahtText.ts';
import { formatLongDate } from '#language/values/buddhistEra.ts';
import { sum } from '#language/values/decimal.ts';
import { plainDateOf } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { paymentChannel } from '#platform/model/businessChoices.ts';
import type { Biller } from '#platform/server/config.ts';
import { code128Svg } from '#platform/server/print/code128.ts';
import type { FormBarcode, FormFact, FormTable, QrCode } from '#platform/server/print/formData.ts';
import { taxNoText } from '#platform/server/paper/cleanText.ts';
import { describeFile, cancelledStamp, contactText, emblemOf } from '#platform/server/paper/paperTexts.ts';
import { plainMoney, paperFormatterFor, type PaperFormatter } from '#platform/server/paper/paperFormatter.ts';
import type { PaperDepartment } from '#platform/server/request/printing/paperParties.ts';
import { billBarcodeText, isPayable, thaiQrText, type Bill } from '../../billPayment.ts';
import type { LoadedStatement, Statement } from '../statement.ts';
import { storedLines } from './storedLines.ts';

export interface InvoiceContext {
  readonly loaded: LoadedStatement;
  readonly department: PaperDepartment;
  /** Undefined if nothing can be paid through a bank. */
  readonly biller: Biller | undefined;
  readonly lang: Locale;
  readonly today: PlainDate;
  /** The name of the picture. */
  readonly emblem: string | null;
}

/** The data that invoice.typ reads. */
export type InvoiceData = ReturnType<typeof invoiceData>;

export interface InvoiceStatus {
  /** Fees that are paid or waived need no further payment. */
  readonly kind: 'done' | 'waived' | 'late' | 'waiting';
  readonly words: string;
  readonly notes: readonly string[];
}

export interface PaymentMethods {
  readonly title: string;
  readonly items: readonly { readonly number: string; readonly label: string }[];
}

export interface InvoiceSlip {
  readonly cut: string;
  readonly title: string;
  readonly forBank: string;
  readonly facts: readonly FormFact[];
  readonly amount: FormFact;
  readonly inWords: string | null;
  readonly barcode: FormBarcode;
  readonly qr: { readonly svg: QrCode; readonly title: string; readonly alt: string };
  readonly hands: readonly string[];
  readonly notes: readonly string[];
}

const TITLE: Label = ['ใบแจ้งการชำระค่าธรรมเนียม', 'Payment Advice'];
const CANCELLED_TITLE: Label = [`${TITLE[0]} (ยกเลิก)`, `${TITLE[1]} (cancelled)`];

export function invoiceData(context: InvoiceContext) {
  const { loaded, department, biller, lang, today, emblem } = context;
  const { statement } = loaded;
  const format = paperFormatterFor(lang);
  const { labelText, name, longDate } = format;
  const isCancelled = statement.refStatus === 'cancelled';
  // The stamp across the page is only drawn, so the title contains it as text.
  const title = labelText(isCancelled ? CANCELLED_TITLE : TITLE);
  const authority = biller?.name ?? department.name;
  return {
    about: describeFile(format, {
      title: `${title} ${statement.feeCode}`,
      keywords: [statement.feeCode],
      day: statement.feeDate,
      author: authority,
    }),
    code: null,
    mark: `${labelText(['เลขที่', 'No.'])} ${statement.feeCode}`,
    stamp: isCancelled
      ? cancelledStamp(format, labelText(['กรุณาอย่าชำระเงินตามใบแจ้งนี้', 'Please do not pay this']))
      : null,
    check: null,
    emblem: emblemOf(format, emblem),
    authority: name(authority),
    office: biller === undefined ? '' : name(department.name),
    contact: contactText(format, department),
    title,
    number: [
      { label: labelText(['เลขที่', 'No.']), text: statement.feeCode },
      { label: labelText(['วันที่แจ้ง', 'Date']), text: longDate(statement.feeDate) },
      ...(statement.dueDate === null
        ? []
        : [{ label: labelText(['ชำระภายใน', 'Due by']), text: longDate(statement.dueDate) }]),
    ],
    facts: factsOf(loaded, format),
    table: tableOf(statement, format),
    inWords: { label: labelText(['จำนวนเงินเป็นตัวอักษร', 'In Thai words']), text: bahtText(statement.netAmount) },
    standing: invoiceStatusOf(statement, { format, today }),
    ways: isOpen(statement) ? paymentMethodsOf(context, format) : null,
    slip: slipOf(context, format),
  };
}

/** Still to be paid, by any method. While the bank debits it, a second payment would have to be refunded. */
function isOpen({ refStatus }: Statement): boolean {
  return refStatus === 'waitPayment' || refStatus === 'overdue' || refStatus === 'debitFailed';
}

function factsOf(
  { requestCode, subject, holder: { name, taxNo } }: LoadedStatement,
  { labelText, name: printName }: PaperFormatter,
): readonly FormFact[] {
  return [
    { label: labelText(['ผู้ชำระ', 'Payer']), text: printName(name) },
    ...(taxNo === null ? [] : [{ label: labelText(['เลขประจำตัวผู้เสียภาษี', 'Tax number']), text: taxNoText(taxNo) }]),
    ...(requestCode === null ? [] : [{ label: labelText(['คำขอเลขที่', 'Request']), text: requestCode }]),
    { label: labelText(['เรื่อง', 'Subject']), text: printName(subject) },
  ];
}

function tableOf(statement: Statement, { lang, labelText, proseLines, count, money }: PaperFormatter): FormTable {
  const { netAmount } = statement;
  const lines = storedLines(statement);
  const full = sum(lines.map(({ total }) => total));
  const waived = full.minus(netAmount);
  const inBaht = (label: Label): readonly string[] => [labelText(label), labelText(['(บาท)', '(baht)'])];
  return {
    columns: [
      { title: labelText(['ลำดับ', 'No.']), cm: 1.3, align: 'center' },
      { title: labelText(['รายการ', 'Description']), share: 1 },
      { title: labelText(['จำนวน', 'Quantity']), cm: 1.8, align: 'right' },
      { title: inBaht(['อัตรา', 'Rate']), cm: 2.8, align: 'right' },
      { title: inBaht(['จำนวนเงิน', 'Amount']), cm: 3, align: 'right' },
    ],
    rows: lines.map(({ no, description, descriptionEn, qty, amount, total }) => [
      count(no),
      proseLines(inLocale([description, descriptionEn ?? description], lang)).join(' '),
      count(qty),
      money(amount),
      money(total),
    ]),
    totals: [
      ...(waived.eq('0')
        ? []
        : [
            { label: labelText(['รวม', 'Total']), cells: [money(full)] },
            { label: labelText(['หัก ค่าธรรมเนียมที่ได้รับยกเว้น', 'Less waived amount']), cells: [money(waived)] },
          ]),
      { label: labelText(['รวมเป็นเงินที่ต้องชำระ', 'Amount due']), cells: [money(netAmount)] },
    ],
  };
}

function invoiceStatusOf(
  statement: Statement,
  { format: { labelText, longDate: day }, today }: { format: PaperFormatter; today: PlainDate },
): InvoiceStatus | null {
  const { refStatus, dueDate, payDatetime, refChannel, receiptCode } = statement;
  const isLate = dueDate !== null && dueDate < today;
  switch (refStatus) {
    case 'paid': {
      const parts = [
        ...(payDatetime === null
          ? []
          : [labelText([`เมื่อวันที่ ${day(plainDateOf(payDatetime))}`, `on ${day(plainDateOf(payDatetime))}`])]),
        ...(refChannel === null ? [] : [labelText(labelOf(paymentChannel, refChannel))]),
        ...(receiptCode === null ? [] : [`${labelText(['ใบเสร็จรับเงินเลขที่', 'receipt'])} ${receiptCode}`]),
      ];
      return { kind: 'done', words: labelText(['ชำระแล้ว', 'PAID']), notes: parts };
    }
    case 'waived':
      return {
        kind: 'waived',
        words: labelText(['ยกเว้นค่าธรรมเนียม', 'WAIVED']),
        notes: [labelText(['ไม่ต้องชำระเงินตามใบแจ้งนี้', 'There is nothing to pay.'])],
      };
    case 'waitBank':
      return {
        kind: 'waiting',
        words: labelText(['ธนาคารกำลังหักบัญชี', 'BEING DEBITED']),
        notes: [
          labelText(['กรุณารอผลจากธนาคาร และอย่าชำระซ้ำ', 'Please wait for the bank’s response, and do not pay twice.']),
        ],
      };
    case 'cancelled':
      return null;
    case 'debitFailed':
    case 'overdue':
    case 'waitPayment': {
      if (refStatus === 'overdue' || isLate)
        return {
          kind: 'late',
          words: labelText(['เกินกำหนดชำระ', 'OVERDUE']),
          notes: [
            labelText([
              'ยังชำระได้ กรุณาชำระโดยเร็ว คำขอจะดำเนินการต่อเมื่อได้รับเงินแล้ว',
              'It can still be paid. Please pay soon; the request continues once it is paid.',
            ]),
          ],
        };
      return refStatus === 'waitPayment'
        ? null
        : {
            kind: 'late',
            words: labelText(['หักบัญชีไม่สำเร็จ', 'DEBIT FAILED']),
            notes: [labelText(['กรุณาชำระด้วยวิธีอื่น', 'Please pay in another way.'])],
          };
    }
  }
}

function paymentMethodsOf({ biller }: InvoiceContext, { labelText, count }: PaperFormatter): PaymentMethods {
  const byBank: readonly Label[] = [
    [
      'สแกนคิวอาร์โค้ดในแถบด้านล่างด้วยแอปพลิเคชันของธนาคาร ระบบทราบผลทันที',
      'Scan the QR code on the slip below with your banking app; the system is notified at once.',
    ],
    [
      'นำแถบด้านล่างไปชำระที่เคาน์เตอร์ธนาคารที่รับชำระบิล',
      'Take the slip below to the counter of a bank that accepts bill payments.',
    ],
  ];
  const methods: readonly Label[] = [
    ...(biller === undefined ? [] : byBank),
    [
      'สั่งหักบัญชีที่ให้ความยินยอมไว้ ในหน้าชำระค่าธรรมเนียมของระบบ',
      'Order a direct debit on the payment page of this fee in the system.',
    ],
    [
      'ชำระเป็นเงินสดหรือเช็คที่ฝ่ายการเงินของหน่วยงาน ในวันและเวลาราชการ',
      'Pay in cash or by cheque at the department’s finance desk, during office hours.',
    ],
  ];
  return {
    title: labelText(['วิธีชำระเงิน', 'How to pay']),
    items: methods.map((method, index) => ({ number: `${count(index + 1)}.`, label: labelText(method) })),
  };
}

/** No slip for a fee that is not due, because a printed slip might be paid some day. */
function slipOf(
  { loaded: { statement, holder }, biller, lang }: InvoiceContext,
  { labelText, name }: PaperFormatter,
): InvoiceSlip | null {
  const bill: Bill | undefined =
    biller === undefined
      ? undefined
      : { billerId: biller.id, ref1: statement.ref1, ref2: statement.ref2, amount: statement.netAmount };
  if (biller === undefined || bill === undefined || !isOpen(statement) || !isPayable(bill)) return null;
  const text = billBarcodeText(bill);
  return {
    cut: labelText(['ตัดตามรอยนี้', 'Cut here']),
    title: labelText(['ใบนำฝากชำระเงินค่าธรรมเนียม', 'Bill Payment Pay-in Slip']),
    forBank: labelText(['สำหรับธนาคาร', 'For the bank']),
    facts: [
      { label: labelText(['ผู้รับชำระ', 'Biller']), text: name(biller.name) },
      { label: labelText(['รหัสผู้รับชำระ', 'Biller ID']), text: biller.id },
      { label: labelText(['ผู้ชำระ', 'Payer']), text: name(holder.name) },
      { label: 'Ref. 1', text: statement.ref1 },
      { label: 'Ref. 2', text: statement.ref2 },
      ...(statement.dueDate === null
        ? []
        : [{ label: labelText(['ชำระภายใน', 'Due by']), text: formatLongDate(statement.dueDate, lang) }]),
    ],
    amount: { label: labelText(['จำนวนเงิน (บาท)', 'Amount (baht)']), text: plainMoney(statement.netAmount) },
    inWords: lang === 'th' ? `(${bahtText(statement.netAmount)})` : null,
    barcode: { svg: code128Svg(text), said: text.replaceAll('\r', ' '), cm: BARCODE_CM },
    qr: {
      svg: { qrOf: thaiQrText(bill) },
      title: 'THAI QR PAYMENT',
      alt: labelText(['คิวอาร์โค้ดสำหรับชำระเงิน', 'QR code for payment']),
    },
    hands: [
      labelText(['ผู้นำฝาก', 'Deposited by']),
      labelText(['โทร.', 'Tel.']),
      labelText(['เจ้าหน้าที่ธนาคาร', 'Bank officer']),
    ],
    notes: [
      labelText([
        'รับชำระเต็มจำนวนเท่านั้น กรุณาตรวจชื่อผู้รับชำระและจำนวนเงินก่อนยืนยัน',
        'Full payment only. Please check the biller and the amount before you confirm.',
      ]),
      labelText([
        'ธนาคารอาจคิดค่าบริการ กรุณาเก็บหลักฐานไว้จนได้รับใบเสร็จรับเงินจากระบบ',
        'The bank may charge a service fee. Please keep its slip until you have the receipt.',
      ]),
    ],
  };
}

/** Forty modules high: each is a quarter of a millimetre wide, which any scanner reads. */
const BARCODE_CM = 1;
