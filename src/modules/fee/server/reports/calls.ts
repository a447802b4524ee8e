/** Calls for the workbooks of fees. */
import type { Call } from '#platform/server/http/call.ts';
import { baseOf } from '#platform/server/resource/address.ts';
import { feeStatement } from '../../feeStatement.ts';
import { postFeeSheet } from './feeSheet.ts';
import { postPaymentSheet } from './paymentSheet.ts';

const shape = {
  method: 'POST',
  entity: 'feeStatement',
  rights: ['canView'],
  answerSchema: { type: 'string', format: 'binary' },
} as const;

export const sheetCalls: readonly Call[] = [
  {
    ...shape,
    path: `${baseOf(feeStatement)}/report/fee-statement-excel`,
    summary: ['รายงานค่าธรรมเนียมเป็นไฟล์ Excel', 'The fees as an Excel file'],
    handle: postFeeSheet,
  },
  {
    ...shape,
    path: `${baseOf(feeStatement)}/report/payment-summary-excel`,
    summary: ['สรุปการรับชำระเป็นไฟล์ Excel', 'The summary of payments as an Excel file'],
    handle: postPaymentSheet,
  },
];
