/**
 * The charge for a request and its payment: created by the workflow, paid by bank or at the counter, read by the people
 * who wait for it.
 */
import { entity, section, slot, table } from '#language/entity.ts';
import { choice, date, decimal, defineFields, instant, integer, lookup, parts, ref, text } from '#language/field.ts';
import { documentScope } from '#platform/model/request/document.ts';

export const BAHT = ['บาท', 'baht'] as const;
export const MONEY = { precision: 12, scale: 2, min: '0', unit: BAHT } as const;

const fields = defineFields({
  refRequest: ref('request', ['คำขอ', 'Request'], { required: true }),
  refHolder: ref('user', ['ผู้ชำระ', 'Payer'], { required: true }),
  refDepartment: ref('department', ['หน่วยงาน', 'Department'], { required: true }),
  refDocumentType: choice('documentType', ['ประเภทเอกสาร', 'Document type'], { required: true }),
  /** The kind of request it is charged for. */
  refType: choice('requestType', ['ประเภทคำขอ', 'Request type'], { required: true }),
  feeCode: text(['เลขที่ใบแจ้ง', 'Fee number'], { required: true, max: 10, code: true, searched: true }),
  feeDate: date(['วันที่แจ้ง', 'Charged on'], { required: true }),
  dueDate: date(['ชำระภายใน', 'Due']),
  netAmount: decimal(['จำนวนเงิน', 'Amount'], { required: true, ...MONEY }),
  refStatus: choice('feeStatus', ['สถานะ', 'Status'], { required: true }),
  ref1: text(['รหัสอ้างอิง 1', 'Reference 1'], { required: true, max: 20, code: true }),
  ref2: text(['รหัสอ้างอิง 2', 'Reference 2'], { required: true, max: 20, code: true }),
  refFeeRate: ref('feeRate', ['อัตรา', 'Rate'], { required: true }),
  /** Explains the amount, or why nothing is charged. */
  explanationTh: text(['คำอธิบาย', 'Explanation'], { max: 2000, multiline: true }),
  explanationEn: text(['คำอธิบาย (อังกฤษ)', 'Explanation'], { max: 2000, multiline: true }),
  refChannel: choice('paymentChannel', ['ช่องทางชำระ', 'Paid by']),
  payDatetime: instant(['ชำระเมื่อ', 'Paid']),
  receiptCode: text(['เลขที่ใบเสร็จ', 'Receipt'], { max: 30, code: true, searched: true }),
  refBank: lookup('BANK', ['ธนาคาร', 'Bank']),
  /** Only its last digits. */
  bankAccount: text(['บัญชี', 'Account'], { max: 30, code: true }),
  bankReason: text(['เหตุผลจากธนาคาร', 'Reason given by the bank'], { max: 300 }),
  lines: parts('feeStatementLine', ['รายการ', 'Lines'], { max: 20 }),
});

const lineFields = defineFields({
  no: integer(['ลำดับ', 'No.'], { required: true, managed: true, min: 1 }),
  description: text(['รายการ', 'Description'], { required: true, max: 500 }),
  descriptionEn: text(['รายการ (อังกฤษ)', 'Description (English)'], { max: 500 }),
  qty: integer(['จำนวน', 'Quantity'], { required: true, min: 1 }),
  dueDate: date(['ชำระภายใน', 'Due']),
  amount: decimal(['ราคาต่อหน่วย', 'Unit price'], { required: true, ...MONEY }),
  /** After deducting waivers. */
  netAmount: decimal(['สุทธิต่อหน่วย', 'Net unit price'], { required: true, ...MONEY }),
  total: decimal(['รวม', 'Total'], { required: true, ...MONEY }),
  netTotal: decimal(['รวมสุทธิ', 'Net total'], { required: true, ...MONEY }),
});

declare module '#language/registry.ts' {
  interface Fields {
    feeStatement: typeof fields;
    feeStatementLine: typeof lineFields;
  }
}

/** Set after payment, and each by some payment methods only. */
const paid = ['refChannel', 'payDatetime', 'receiptCode', 'refBank', 'bankAccount', 'bankReason'] as const;

export const feeStatement = entity('feeStatement', fields, {
  wire: 'transaction/fee-statements',
  title: ['ค่าธรรมเนียม', 'Fee'],
  readOnly: true,
  card: { key: 'feeCode', th: 'feeCode' },
  scope: documentScope,
  unique: [['feeCode']],
  indexes: [['ref1'], ['refRequest'], ['refStatus', 'dueDate']],
  list: {
    columns: [
      'feeCode',
      'refStatus.value',
      'netAmount',
      'dueDate',
      'refRequest.requestCode',
      'refRequest.subjectTh',
      'refHolder.fullName',
      'refType.value',
      'payDatetime',
      'receiptCode',
    ],
    search: [
      'feeCode',
      'receiptCode',
      'refRequest.requestCode',
      'refStatus',
      'refDocumentType',
      'refType',
      'refHolder',
      'feeDate',
      'dueDate',
      'payDatetime',
    ],
    sort: ['-createDate'],
  },
  form: [
    section(
      ['ค่าธรรมเนียม', 'Fee'],
      [
        slot('FeeHead'),
        'feeCode',
        'refStatus',
        'netAmount',
        'feeDate',
        'dueDate',
        'refRequest',
        'refHolder',
        'refDocumentType',
        'refType',
        'refFeeRate',
        slot('FeeReason'),
      ],
    ),
    section(['รายการ', 'Lines'], [table('lines')]),
    section(['การชำระ', 'Payment'], [...paid, 'ref1', 'ref2']),
  ],
  behaviour: Object.fromEntries(
    paid.map((name) => [
      name,
      { shownWhen: (fee: { readonly [Name in (typeof paid)[number]]?: unknown }) => (fee[name] ?? null) !== null },
    ]),
  ),
});

export const feeStatementLine = entity('feeStatementLine', lineFields, {
  wire: 'transaction/fee-statement-lines',
  title: ['รายการค่าธรรมเนียม', 'Fee line'],
  partOf: { root: 'feeStatement', field: 'lines', rootField: 'refFeeStatement' },
  list: {
    columns: ['description', 'qty', 'amount', 'total', 'netTotal', 'dueDate'],
    search: ['description'],
    sort: ['no'],
  },
  form: [
    section(
      ['รายการ', 'Line'],
      ['description', 'descriptionEn', 'qty', 'dueDate', 'amount', 'netAmount', 'total', 'netTotal'],
    ),
  ],
});
