/**
 * Money that finance has taken in and another person confirms: cash, a cheque, or a bank payment that could not be
 * matched.
 */
import { entity, rule, section, slot } from '#language/entity.ts';
import { choice, date, decimal, defineFields, instant, lookup, ref, text } from '#language/field.ts';
import { fieldProblem, message } from '#language/message.ts';
import { closedStatesOf } from '#language/recordWorkflow.ts';
import { isAfter } from '#language/values/compareDays.ts';
import type { Decimal } from '#language/values/decimal.ts';
import { decimalText } from '#language/values/decimal.ts';
import { plainDateOf } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { PAYABLE } from './feeFlow.ts';
import { MONEY } from './feeStatement.ts';
import { paymentFlow } from './paymentFlow.ts';
import './paymentMessages.ts';

const fields = defineFields({
  refFeeStatement: ref('feeStatement', ['ค่าธรรมเนียม', 'Fee'], { required: true, fixed: true }),
  refHolder: ref('user', ['ผู้ชำระ', 'Payer'], { managed: true }),
  refDepartment: ref('department', ['หน่วยงาน', 'Department'], { managed: true }),
  refStatus: choice('feePaymentStatus', ['สถานะ', 'Status'], { required: true, managed: true, default: 'recorded' }),
  refChannel: choice('paymentChannel', ['ช่องทางชำระ', 'Paid by'], { required: true }),
  amount: decimal(['จำนวนเงินที่รับ', 'Amount received'], { required: true, ...MONEY }),
  paidDatetime: instant(['รับเงินเมื่อ', 'Received'], { required: true }),
  chequeNo: text(['เลขที่เช็ค', 'Cheque number'], { max: 30, code: true }),
  refChequeBank: lookup('BANK', ['ธนาคารของเช็ค', 'Cheque bank']),
  chequeDate: date(['วันที่บนเช็ค', 'Cheque date']),
  refKtbPaynet: ref('ktbPaynet', ['รายการจากธนาคาร', 'Bank notice']),
  remark: text(['หมายเหตุ', 'Remark'], { max: 500, multiline: true }),
  refRecorder: ref('user', ['ผู้บันทึก', 'Recorded by'], { managed: true }),
  refConfirmer: ref('user', ['ผู้ยืนยัน', 'Confirmed by'], { managed: true }),
  confirmedDate: instant(['ยืนยันเมื่อ', 'Confirmed'], { managed: true }),
  returnReason: text(['เหตุผลที่ส่งกลับ', 'Reason for return'], { max: 500, managed: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    feePayment: typeof fields;
  }
  interface Facts {
    /** The open amount of the fee that a payment names; null if nothing is open. */
    feeDue: Decimal | null;
    /** The bank notice that a payment names: its amount, and whether it is still unmatched. */
    noticeOfPayment: { readonly amount: Decimal; readonly isFree: boolean } | null;
    /** The day on which a payment is recorded. */
    dayOfRecording: PlainDate;
  }
}

const isCheque = ({ refChannel }: { readonly refChannel?: unknown }): boolean => refChannel === 'cheque';
const isBank = ({ refChannel }: { readonly refChannel?: unknown }): boolean =>
  refChannel === 'qr' || refChannel === 'bankCounter';

/** Money is taken in full: part payments would leave a request half paid. */
const paysInFull = rule<'feePayment', 'feeDue'>('paysInFull', {
  needs: ['feeDue'],
  check: ({ refFeeStatement, amount }, { feeDue }) => {
    if (refFeeStatement === null) return undefined;
    if (feeDue === null) return fieldProblem('refFeeStatement', message('feeNotDue'));
    return amount === null || amount.eq(feeDue)
      ? undefined
      : fieldProblem('amount', message('feeAmountDiffers', { due: decimalText(feeDue) }));
  },
});

/** The notice may be for more, which is given back; with less the fee is not paid. */
const noticeIsFree = rule<'feePayment', 'noticeOfPayment'>('noticeIsFree', {
  needs: ['noticeOfPayment'],
  check: ({ refKtbPaynet, amount }, { noticeOfPayment }) => {
    if (refKtbPaynet === null) return undefined;
    if (noticeOfPayment?.isFree !== true) return fieldProblem('refKtbPaynet', message('noticeTaken'));
    return amount !== null && noticeOfPayment.amount.lt(amount)
      ? fieldProblem('refKtbPaynet', message('noticeTooLittle', { paid: decimalText(noticeOfPayment.amount) }))
      : undefined;
  },
});

/** Money must have been received already; a future date would falsify the totals of another day. */
const receivedAlready = rule<'feePayment', 'dayOfRecording'>('receivedAlready', {
  needs: ['dayOfRecording'],
  check: ({ paidDatetime }, { dayOfRecording }) =>
    paidDatetime !== null && isAfter(plainDateOf(paidDatetime), dayOfRecording)
      ? fieldProblem('paidDatetime', message('receivedLater'))
      : undefined,
});

/** Debits are recorded by the bank's answer only, not manually. */
const takenByHand = rule<'feePayment'>('takenByHand', {
  check: ({ refChannel }) =>
    refChannel === 'autoDebit' ? fieldProblem('refChannel', message('debitByBankAlone')) : undefined,
});

export const feePayment = entity('feePayment', fields, {
  wire: 'transaction/fee-payments',
  title: ['การรับชำระ', 'Payment received'],
  card: { th: 'chequeNo' },
  scope: { holder: 'refHolder', department: 'refDepartment' },
  indexes: [['refStatus', 'createDate']],
  list: {
    columns: [
      'refFeeStatement.feeCode',
      'refHolder.fullName',
      'refChannel.value',
      'amount',
      'paidDatetime',
      'refStatus.value',
      'refRecorder.fullName',
      'refConfirmer.fullName',
    ],
    search: ['refFeeStatement.feeCode', 'refStatus', 'refChannel', 'refHolder', 'paidDatetime', 'refRecorder'],
    sort: ['-createDate'],
  },
  form: [
    section(['ค่าธรรมเนียม', 'Fee'], ['refFeeStatement', slot('FeeToPay')]),
    section(
      ['เงินที่รับ', 'Money received'],
      ['refChannel', 'amount', 'paidDatetime', 'chequeNo', 'refChequeBank', 'chequeDate', 'refKtbPaynet', 'remark'],
    ),
    section(['การยืนยัน', 'Confirmation'], ['refStatus', 'refRecorder', 'refConfirmer', 'confirmedDate', 'returnReason']),
  ],
  behaviour: {
    refFeeStatement: { offers: () => [{ name: 'refStatus.code', operator: 'in', value: PAYABLE }] },
    refChannel: { offers: () => [{ name: 'code', operator: 'in', value: ['cash', 'cheque', 'qr', 'bankCounter'] }] },
    chequeNo: { shownWhen: isCheque, requiredWhen: isCheque },
    refChequeBank: { shownWhen: isCheque, requiredWhen: isCheque },
    chequeDate: { shownWhen: isCheque, requiredWhen: isCheque },
    refKtbPaynet: { shownWhen: isBank, requiredWhen: isBank },
  },
  rules: [takenByHand, receivedAlready, paysInFull, noticeIsFree],
  closed: closedStatesOf({ workflow: paymentFlow, field: 'refStatus', why: message('paymentDecided') }),
});
