/** The one place where a fee becomes paid: its receipt is issued and its request goes on, or nothing of it happens. */
import type { PoolClient } from 'pg';
import { message } from '#language/message.ts';
import type { Instant } from '#language/values/instant.ts';
import type { App } from '#platform/server/app.ts';
import { conflict } from '#platform/server/errors.ts';
import { takeAutomaticStep } from '#platform/server/request/transition.ts';
import type { Writer } from '#platform/server/resource/engine.ts';
import { issueReceipt, type Issued } from '../receipts/issueReceipt.ts';
import { hasUnpaid, isUnpaid, lockFee, writeStatement, type Statement } from '../statement.ts';
import '../../paymentMessages.ts';

export interface Settlement {
  readonly writer: Writer;
  readonly statementId: string;
  readonly channel: NonNullable<Statement['refChannel']>;
  readonly paidAt: Instant;
  /** Who took it in, where somebody did. */
  readonly receiverId?: string | null;
}

export async function settle(app: App, db: PoolClient, { writer, statementId, channel, paidAt, receiverId = null }: Settlement): Promise<Issued> {
  const { found, statement } = await lockFee(app, db, { id: statementId });
  if (!isUnpaid(statement)) throw conflict(message('feeNotDue'));
  const receipt = await issueReceipt(app, db, { writer, statement, channel, receiverId });
  // What was to be debited, and came another way.
  const account = channel === 'autoDebit' ? {} : { refBank: null, bankAccount: null };
  await writeStatement(app, db, { writer, statement, values: { refStatus: 'paid', refChannel: channel, payDatetime: paidAt, receiptCode: receipt.code, bankReason: null, ...account } });
  const requestId = String(found.request['id']);
  if (found.request['refStatus'] === 'waitPayment' && !(await hasUnpaid(db, requestId))) await takeAutomaticStep(app, db, { writer, id: requestId, action: 'pay' });
  return receipt;
}
