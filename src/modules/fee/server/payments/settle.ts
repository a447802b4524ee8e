/** The only place where a fee becomes paid: its receipt is issued and its request continues, or nothing happens. */
import type { PoolClient } from 'pg';
import { message } from '#language/message.ts';
import { formatDecimal } from '#language/values/decimal.ts';
import type { Instant } from '#language/values/instant.ts';
import type { App } from '#platform/server/app.ts';
import { conflict } from '#platform/server/errors.ts';
import { takeAutomaticStep } from '#platform/server/request/step/caseSteps.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import { moveFee } from '../charge/feeSteps.ts';
import { issueReceipt, type IssuedReceipt } from '../receipts/issueReceipt.ts';
import { hasUnpaid, isUnpaid, lockFee, type Statement } from '../statement.ts';
import { notifyFinance } from '../notifyFee.ts';
import { findWaitingPayments, type WaitingPayment } from './waitingPayments.ts';
import '../../paymentMessages.ts';

export interface Settlement {
  readonly writer: Writer;
  readonly statementId: string;
  readonly channel: NonNullable<Statement['refChannel']>;
  readonly paidAt: Instant;
  /** The officer who took the money, if there is one. */
  readonly receiverId?: string | null;
  /** The manually recorded payment that pays the fee now. */
  readonly paymentId?: string;
}

export async function settle(app: App, db: PoolClient, settlement: Settlement): Promise<IssuedReceipt> {
  const { writer, statementId, channel, paidAt, receiverId = null, paymentId } = settlement;
  const { found, statement } = await lockFee(app, db, { id: statementId });
  if (!isUnpaid(statement)) throw conflict(message('feeNotDue'));
  const receipt = await issueReceipt(app, db, { writer, statement, channel, receiverId });
  // The account of an ordered debit is cleared if the money came by another method.
  const account = channel === 'autoDebit' ? {} : { refBank: null, bankAccount: null };
  await moveFee(app, db, {
    writer,
    statement,
    action: 'pay',
    values: { refChannel: channel, payDatetime: paidAt, receiptCode: receipt.code, bankReason: null, ...account },
  });
  for (const waiting of await findWaitingPayments(db, statementId)) {
    if (waiting.id !== paymentId) await notifyLeftoverPayment(app, db, { statement, waiting });
  }
  const requestId = found.request.id;
  if (found.request.refStatus === 'waitPayment' && !(await hasUnpaid(db, requestId)))
    await takeAutomaticStep(app, db, { writer, id: requestId, action: 'pay' });
  return receipt;
}

/**
 * Money recorded for a fee that was paid by another method cannot be confirmed any more; finance is notified to return
 * it.
 */
async function notifyLeftoverPayment(
  app: App,
  db: PoolClient,
  { statement: { feeCode, netAmount }, waiting }: { statement: Statement; waiting: WaitingPayment },
): Promise<void> {
  const [th, en] = [formatDecimal(netAmount, 'th', 2), formatDecimal(netAmount, 'en', 2)];
  await notifyFinance(app, db, {
    title: ['มีเงินที่รับไว้สำหรับค่าธรรมเนียมที่ชำระแล้ว', 'Money was received for a fee that is already paid'],
    content: [
      `ค่าธรรมเนียม ${feeCode} จำนวน ${th} บาท ชำระทางอื่นแล้ว กรุณาส่งกลับรายการรับชำระที่รอยืนยัน และคืนเงิน`,
      `Fee ${feeCode}, ${en} baht, was paid another way. Please return the payment that is waiting for confirmation, and refund the money.`,
    ],
    url: `/app/fee/fee-receives/${waiting.id}/view`,
  });
}
