/** Orders to the bank and notices from it: debits of an account, and payments at its counters and by QR. */
import { entity, section } from '#language/entity.ts';
import { choice, decimal, defineFields, instant, integer, ref, text } from '#language/field.ts';
import { holderScope } from '#platform/model/party/holderScope.ts';
import { MONEY } from './feeStatement.ts';

const ktbFields = defineFields({
  refKind: choice('ktbKind', ['ประเภท', 'Kind'], { required: true }),
  refOutcome: choice('ktbOutcome', ['ผล', 'Outcome'], { required: true }),
  refHolder: ref('user', ['ผู้ประกอบการ', 'Operator'], { required: true }),
  refUserBank: ref('userBank', ['บัญชี', 'Account'], { required: true }),
  refFeeStatement: ref('feeStatement', ['ค่าธรรมเนียม', 'Fee']),
  amount: decimal(['จำนวนเงิน', 'Amount'], { ...MONEY }),
  /** The code by which the bank allows debiting the account. */
  consent: text(['รหัสความยินยอม', 'Consent code'], { max: 200, code: true, class: 'secret' }),
  transactionId: text(['เลขที่รายการธนาคาร', 'Bank transaction number'], { max: 64, code: true, searched: true }),
  code: text(['รหัสผล', 'Result code'], { max: 64, code: true }),
  reason: text(['คำอธิบายจากธนาคาร', 'Bank’s explanation'], { max: 300 }),
  attempts: integer(['จำนวนครั้งที่ส่ง', 'Attempts'], { required: true, min: 0 }),
  answeredDate: instant(['ธนาคารตอบเมื่อ', 'Answered']),
});

const paynetFields = defineFields({
  transactionId: text(['เลขที่รายการธนาคาร', 'Bank transaction number'], {
    required: true,
    max: 64,
    code: true,
    searched: true,
  }),
  billerId: text(['รหัสผู้รับชำระ', 'Biller ID'], { required: true, max: 15, code: true }),
  ref1: text(['รหัสอ้างอิง 1', 'Reference 1'], { required: true, max: 20, code: true, searched: true }),
  ref2: text(['รหัสอ้างอิง 2', 'Reference 2'], { max: 20, code: true }),
  amount: decimal(['จำนวนเงิน', 'Amount'], { required: true, ...MONEY }),
  paidDatetime: instant(['ชำระเมื่อ', 'Paid'], { required: true }),
  refChannel: choice('paymentChannel', ['ช่องทาง', 'Channel'], { required: true }),
  payer: text(['ผู้ชำระ', 'Payer'], { max: 200, class: 'personal' }),
  branch: text(['สาขา', 'Branch'], { max: 200 }),
  teller: text(['เจ้าหน้าที่ธนาคาร', 'Teller'], { max: 200 }),
  refMatch: choice('ktbMatch', ['ผลการจับคู่', 'Match'], { required: true }),
  refFeeStatement: ref('feeStatement', ['ค่าธรรมเนียม', 'Fee']),
  /** How often the bank has notified it. */
  timesTold: integer(['จำนวนครั้งที่แจ้ง', 'Times notified'], { required: true, min: 1 }),
});

declare module '#language/registry.ts' {
  interface Fields {
    ktb: typeof ktbFields;
    ktbPaynet: typeof paynetFields;
  }
}

export const ktb = entity('ktb', ktbFields, {
  wire: 'ws/ktbs',
  title: ['การหักบัญชี', 'Direct debit'],
  readOnly: true,
  // The same scope as its account.
  scope: holderScope,
  indexes: [['refFeeStatement'], ['refUserBank', 'refKind']],
  list: {
    columns: [
      'createDate',
      'refKind.value',
      'refHolder.fullName',
      'refFeeStatement.feeCode',
      'amount',
      'refOutcome.value',
      'transactionId',
      'reason',
    ],
    search: ['refKind', 'refOutcome', 'refHolder', 'refFeeStatement.feeCode', 'transactionId', 'createDate'],
    sort: ['-createDate'],
  },
  form: [
    section(
      ['การหักบัญชี', 'Direct debit'],
      [
        'refKind',
        'refOutcome',
        'refHolder',
        'refUserBank',
        'refFeeStatement',
        'amount',
        'transactionId',
        'code',
        'reason',
        'attempts',
        'answeredDate',
      ],
    ),
  ],
});

export const ktbPaynet = entity('ktbPaynet', paynetFields, {
  wire: 'ws/ktb-paynets',
  title: ['รายการชำระจากธนาคาร', 'Bank notice'],
  readOnly: true,
  card: { key: 'transactionId', th: 'transactionId' },
  unique: [['transactionId']],
  indexes: [['ref1'], ['refMatch', '-createDate']],
  list: {
    columns: [
      'paidDatetime',
      'refMatch.value',
      'amount',
      'ref1',
      'ref2',
      'transactionId',
      'refChannel.value',
      'refFeeStatement.feeCode',
      'payer',
    ],
    search: ['transactionId', 'ref1', 'refMatch', 'refChannel', 'paidDatetime'],
    sort: ['-paidDatetime'],
  },
  form: [
    section(
      ['รายการจากธนาคาร', 'Bank notice'],
      [
        'transactionId',
        'billerId',
        'ref1',
        'ref2',
        'amount',
        'paidDatetime',
        'refChannel',
        'payer',
        'branch',
        'teller',
        'refMatch',
        'refFeeStatement',
        'timesTold',
      ],
    ),
  ],
});
