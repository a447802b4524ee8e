/** Exports what fees add to the server. */
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { feeEffects, feeGuards } from './charge/feeGuardsAndEffects.ts';
import { overdueCrons, overdueTasks } from './charge/overdue.ts';
import { payPageCall } from './charge/payPage.ts';
import { debitCalls } from './debit/calls.ts';
import { CHARGE_FEE } from './debit/queueDebit.ts';
import { chargeFee } from './debit/chargeTask.ts';
import { issuedReceipts } from './issuedReceipts.ts';
import { noticeCall } from './notices/receiveNotice.ts';
import { rateHooks } from './overlappingRates.ts';
import { paperCalls } from './paper/calls.ts';
import { printReceipt } from './paper/printReceipt.ts';
import { paymentCalls } from './payments/calls.ts';
import { paymentHooks } from './payments/paymentHooks.ts';
import { workflowSteps } from './payments/steps.ts';
import { cancelReceiptCall } from './receipts/cancelReceipt.ts';
import { PRINT_RECEIPT } from './receipts/issueReceipt.ts';
import { replaceReceiptCall } from './receipts/replaceReceipt.ts';
import { sheetCalls } from './reports/calls.ts';
import { seedFeeRates } from './seed/feeRates.ts';
import { tryFeeCall } from './tryFee.ts';

export const moduleServer: ModuleServer = {
  calls: [
    tryFeeCall,
    payPageCall,
    noticeCall,
    ...paymentCalls,
    cancelReceiptCall,
    replaceReceiptCall,
    ...debitCalls,
    ...paperCalls,
    ...sheetCalls,
  ],
  hooks: {
    ...paymentHooks,
    facts: { ...paymentHooks.facts, ...rateHooks.facts },
    afterWrite: { ...paymentHooks.afterWrite, ...rateHooks.afterWrite },
  },
  guards: feeGuards,
  effects: feeEffects,
  records: workflowSteps,
  tasks: { [PRINT_RECEIPT]: printReceipt, [CHARGE_FEE]: chargeFee, ...overdueTasks },
  crons: overdueCrons,
  issuedFiles: { receipt: issuedReceipts },
  reference: { module: 'fee', seed: seedFeeRates },
};
