/** The guards and effects of confirming and returning a payment. */
import { message } from '#language/message.ts';
import { decimalText } from '#language/values/decimal.ts';
import { ruleBroken, conflict, Refusal } from '#platform/server/errors.ts';
import { isOwnWork } from '#platform/server/workflow/records.ts';
import { recordSteps, type RecordEffect } from '#platform/server/workflow/recordSteps.ts';
import { getRecord, writeRecord } from '#platform/server/resource/write/records.ts';
import { paymentWorkflow } from '../../paymentFlow.ts';
import { feeSteps } from '../charge/feeSteps.ts';
import { isUnpaid, lockFee } from '../statement.ts';
import { UNMATCHED_CODES } from './paymentHooks.ts';
import { settle } from './settle.ts';
import '../../paymentMessages.ts';

/** Key in the detail of the step. */
export const RECEIPT = 'receipt';

const payFee: RecordEffect<'feePayment'> = {
  apply: async ({ app, db, writer, record, now, detail }) => {
    const { statement } = await lockFee(app, db, { id: record.refFeeStatement.id });
    if (statement.refStatus === 'waitBank') throw new Refusal(422, message('feeWithBank'));
    if (!isUnpaid(statement)) throw conflict(message('feeNotDue'));
    if (!record.amount.eq(statement.netAmount))
      throw ruleBroken('amount', message('feeAmountDiffers', { due: decimalText(statement.netAmount) }));
    const notice =
      record.refKtbPaynet === null
        ? undefined
        : await getRecord(app, db, { entity: 'ktbPaynet', id: record.refKtbPaynet.id, lock: 'update' });
    if (notice !== undefined && !UNMATCHED_CODES.includes(notice.refMatch)) throw conflict(message('noticeTaken'));
    // Every notice is saved, also of money that another biller received.
    if (notice !== undefined && notice.billerId !== app.config.biller?.id)
      throw new Refusal(422, message('noticeOfOtherBiller'));
    const { refChannel: channel, paidDatetime: paidAt, refRecorder } = record;
    const receipt = await settle(app, db, {
      writer,
      statementId: statement.id,
      channel,
      paidAt,
      receiverId: refRecorder?.id ?? null,
      paymentId: record.id,
    });
    if (notice !== undefined)
      await writeRecord(app, db, {
        writer,
        entity: 'ktbPaynet',
        record: notice,
        values: { refMatch: 'settled', refFeeStatement: { id: statement.id } },
      });
    const { userId } = writer.actor;
    Object.assign(record, { refConfirmer: userId === null ? null : { id: userId }, confirmedDate: now });
    detail[RECEIPT] = receipt.code;
  },
};

export const paymentSteps = recordSteps(paymentWorkflow, {
  guards: {
    // People who edited it, and their substitutes of today, are refused.
    notHandled: async (context) => {
      const isRecorder = context.actorIds.includes(context.found.record.refRecorder?.id ?? '');
      return isRecorder || (await isOwnWork(context)) ? message('paymentNotYours') : undefined;
    },
  },
  effects: { payFee, keepReason: { apply: async ({ record, remark }) => void (record.returnReason = remark ?? null) } },
});

/** Steps of all record workflows of fees. */
export const workflowSteps = [feeSteps, paymentSteps];
