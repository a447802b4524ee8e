/** Vocabularies of fees that code depends on. */
import { defineChoice } from '#language/choice.ts';

/** What an amount is multiplied by, or by what its range is found. */
export const feeBasis = defineChoice('feeBasis', {
  group: 'FEE_BASIS',
  title: ['ฐานการคิดค่าธรรมเนียม', 'Fee basis'],
  values: {
    free: { key: '0', label: ['ไม่เก็บค่าธรรมเนียม', 'No fee'] },
    copy: { key: '1', label: ['ต่อฉบับ', 'Per copy'] },
    tonsPerYear: { key: '2', label: ['ตามปริมาณ (ตันต่อปี)', 'By tons per year'] },
    squareMetres: { key: '3', label: ['ตามพื้นที่ (ตารางเมตร)', 'By square metres'] },
    trip: { key: '4', label: ['ต่อครั้ง', 'Per trip'] },
    item: { key: '5', label: ['ต่อรายการ', 'Per item'] },
  },
});

/** Status of money that finance has taken in. */
export const feePaymentStatus = defineChoice('feePaymentStatus', {
  group: 'FEE_PAYMENT_STATUS',
  title: ['สถานะการรับชำระ', 'Payment status'],
  values: {
    recorded: { key: '01', label: ['รอยืนยัน', 'Waiting for confirmation'] },
    confirmed: { key: '02', label: ['ยืนยันแล้ว', 'Confirmed'] },
    returned: { key: '03', label: ['ส่งกลับ', 'Returned'] },
  },
});

export const receiptStatus = defineChoice('receiptStatus', {
  group: 'RECEIPT_STATUS',
  title: ['สถานะใบเสร็จ', 'Receipt status'],
  values: {
    issued: { key: '1', label: ['ออกแล้ว', 'Issued'] },
    cancelled: { key: '2', label: ['ยกเลิก', 'Cancelled'] },
  },
});

/** The order to the bank about an account. */
export const ktbKind = defineChoice('ktbKind', {
  group: 'KTB_KIND',
  title: ['คำสั่งถึงธนาคาร', 'Bank instruction'],
  values: {
    approve: { key: '1', label: ['ขอความยินยอมหักบัญชี', 'Consent to debit'] },
    charge: { key: '2', label: ['หักบัญชี', 'Debit'] },
  },
});

export const ktbOutcome = defineChoice('ktbOutcome', {
  group: 'KTB_OUTCOME',
  title: ['ผลจากธนาคาร', 'Bank response'],
  values: {
    waiting: { key: '1', label: ['รอธนาคาร', 'Waiting for the bank'] },
    done: { key: '2', label: ['สำเร็จ', 'Done'] },
    refused: { key: '3', label: ['ธนาคารปฏิเสธ', 'Refused by the bank'] },
  },
});

/** The result for a payment that the bank notified. None is discarded. */
export const ktbMatch = defineChoice('ktbMatch', {
  group: 'KTB_MATCH',
  title: ['ผลการจับคู่รายการธนาคาร', 'Bank notice match'],
  values: {
    matched: { key: '1', label: ['ตรงกับค่าธรรมเนียม', 'Matched'] },
    wrongAmount: { key: '2', label: ['จำนวนเงินไม่ตรง', 'Wrong amount'] },
    unknownReference: { key: '3', label: ['ไม่พบรหัสอ้างอิง', 'Unknown reference'] },
    paidAlready: { key: '4', label: ['ชำระไปแล้ว', 'Already paid'] },
    notDue: { key: '5', label: ['ค่าธรรมเนียมถูกยกเลิกแล้ว', 'No longer due'] },
    settled: { key: '6', label: ['ฝ่ายการเงินดำเนินการแล้ว', 'Handled by finance'] },
  },
});

export const feeChoices = [feeBasis, feePaymentStatus, receiptStatus, ktbKind, ktbOutcome, ktbMatch] as const;

declare module '#language/registry.ts' {
  interface Choices {
    feeBasis: typeof feeBasis;
    feePaymentStatus: typeof feePaymentStatus;
    receiptStatus: typeof receiptStatus;
    ktbKind: typeof ktbKind;
    ktbOutcome: typeof ktbOutcome;
    ktbMatch: typeof ktbMatch;
  }
}
