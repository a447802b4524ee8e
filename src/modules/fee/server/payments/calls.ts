/** The calls about money that was taken in manually. */
import type { Call } from '#platform/server/http/call.ts';
import { stepAllCall, stepCall } from '#platform/server/workflow/recordCalls.ts';
import { movedOf } from '#platform/server/workflow/takeStep.ts';
import { feePayment } from '../../feePayment.ts';
import { paymentSteps as steps, RECEIPT } from './steps.ts';

const confirm: Parameters<typeof stepCall<'feePayment'>>[0] = {
  entity: feePayment,
  steps,
  action: 'confirm',
  answerOf: (step) => ({ ...movedOf(step), receiptCode: step.detail[RECEIPT] }),
};

/** The length of the field that stores it. */
const REMARK_LENGTH = 500;

export const paymentCalls: readonly Call[] = [
  stepCall(confirm),
  stepAllCall({ ...confirm, summary: ['ยืนยันการรับชำระหลายรายการ', 'Confirm several payments'] }),
  stepCall({ entity: feePayment, steps, action: 'return', remarkLength: REMARK_LENGTH }),
];
