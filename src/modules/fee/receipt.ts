/** A receipt: numbered without gaps, never changed, and if it is cancelled its number is not used again. */
import { entity, section } from '#language/entity.ts';
import { choice, date, decimal, defineFields, file, instant, integer, ref, text } from '#language/field.ts';
import { documentScope } from '#platform/model/request/document.ts';
import { MONEY } from './feeStatement.ts';

const fields = defineFields({
  refFeeStatement: ref('feeStatement', ['ค่าธรรมเนียม', 'Fee'], { required: true }),
  refHolder: ref('user', ['ผู้ชำระ', 'Payer'], { required: true }),
  refDepartment: ref('department', ['หน่วยงาน', 'Department'], { required: true }),
  refDocumentType: choice('documentType', ['ประเภทเอกสาร', 'Document type'], { required: true }),
  book: text(['เล่มที่', 'Book'], { required: true, max: 5, code: true }),
  /** Starts at one in each year. */
  number: integer(['เลขที่', 'Number'], { required: true, min: 1 }),
  code: text(['ใบเสร็จ', 'Receipt'], { required: true, max: 30, code: true, searched: true }),
  refStatus: choice('receiptStatus', ['สถานะ', 'Status'], { required: true }),
  issueDate: date(['วันที่', 'Date'], { required: true }),
  amount: decimal(['จำนวนเงิน', 'Amount'], { required: true, ...MONEY }),
  refChannel: choice('paymentChannel', ['ช่องทางชำระ', 'Paid by'], { required: true }),
  /** The name on that day. */
  payerName: text(['ได้รับเงินจาก', 'Received from'], { required: true, max: 500 }),
  payerNo: text(['เลขประจำตัวผู้เสียภาษี', 'Tax number'], { max: 13, code: true, class: 'personal' }),
  refReceiver: ref('user', ['ผู้รับเงิน', 'Received by']),
  cancelReason: text(['เหตุผลที่ยกเลิก', 'Reason for cancellation'], { max: 500 }),
  cancelDate: instant(['ยกเลิกเมื่อ', 'Cancelled']),
  refCancelledBy: ref('user', ['ผู้ยกเลิก', 'Cancelled by']),
  /** The receipt that replaces it. */
  refReplacement: ref('receipt', ['ออกแทนด้วย', 'Replaced by']),
  refFile: file(['ไฟล์ใบเสร็จ', 'Receipt file'], { accept: ['application/pdf'] }),
});

declare module '#language/registry.ts' {
  interface Fields {
    receipt: typeof fields;
  }
}

export const receipt = entity('receipt', fields, {
  wire: 'transaction/receipts',
  title: ['ใบเสร็จรับเงิน', 'Receipt'],
  readOnly: true,
  card: { key: 'code', th: 'code' },
  scope: documentScope,
  unique: [['code'], ['book', 'number']],
  indexes: [['refFeeStatement'], ['-issueDate']],
  list: {
    columns: [
      'code',
      'issueDate',
      'payerName',
      'refFeeStatement.feeCode',
      'amount',
      'refChannel.value',
      'refStatus.value',
      'refReceiver.fullName',
    ],
    search: ['code', 'refFeeStatement.feeCode', 'refStatus', 'refChannel', 'refHolder', 'issueDate'],
    sort: ['-issueDate', '-number'],
  },
  form: [
    section(
      ['ใบเสร็จ', 'Receipt'],
      [
        'code',
        'book',
        'number',
        'refStatus',
        'issueDate',
        'amount',
        'refChannel',
        'payerName',
        'payerNo',
        'refFeeStatement',
        'refReceiver',
      ],
    ),
    section(['การยกเลิก', 'Cancellation'], ['cancelReason', 'cancelDate', 'refCancelledBy', 'refReplacement']),
  ],
  behaviour: Object.fromEntries(
    (['cancelReason', 'cancelDate', 'refCancelledBy', 'refReplacement'] as const).map((name) => [
      name,
      { shownWhen: ({ refStatus }: { readonly refStatus?: unknown }) => refStatus === 'cancelled' },
    ]),
  ),
});
