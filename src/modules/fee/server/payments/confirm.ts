/** Money that one person took in counts when another has confirmed it. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import { decimalText } from '#language/values/decimal.ts';
import type { RecordOf } from '#language/record.ts';
import { findPrincipals } from '#platform/server/account/insteads.ts';
import type { App } from '#platform/server/app.ts';
import { broken, conflict, notFound, Refusal } from '#platform/server/errors.ts';
import type { Writer } from '#platform/server/resource/engine.ts';
import { findRecord, isUnpaid, lockFee, lockRecord, writeRecord } from '../statement.ts';
import { FREE_MATCHES } from './hooks.ts';
import { settle } from './settle.ts';
import '../../paymentMessages.ts';

type Payment = RecordOf<'feePayment'>;

export interface Decision {
  readonly writer: Writer;
  readonly id: string;
  readonly version: number;
}

export interface Decided {
  readonly id: string;
  readonly version: number;
}

export async function confirmPayment(app: App, db: PoolClient, decision: Decision): Promise<Decided & { readonly receiptCode: string }> {
  const { writer } = decision;
  const payment = await lockPayment(app, db, decision);
  await refuseOwn(app, db, { writer, payment });
  const { statement } = await lockFee(app, db, { id: payment.refFeeStatement.id });
  if (statement.refStatus === 'waitBank') throw new Refusal(422, message('feeWithBank'));
  if (!isUnpaid(statement)) throw conflict(message('feeNotDue'));
  if (!payment.amount.eq(statement.netAmount)) throw broken('amount', message('feeAmountDiffers', { due: decimalText(statement.netAmount) }));
  const notice = payment.refKtbPaynet === null ? undefined : await lockRecord(app, db, { entity: 'ktbPaynet', id: payment.refKtbPaynet.id });
  if (notice !== undefined && !FREE_MATCHES.includes(notice.refMatch)) throw conflict(message('noticeTaken'));
  // Every notice is kept, also of what somebody else received.
  if (notice !== undefined && notice.billerId !== app.config.biller?.id) throw new Refusal(422, message('noticeOfOtherBiller'));
  const receipt = await settle(app, db, { writer, statementId: statement.id, channel: payment.refChannel, paidAt: payment.paidDatetime, receiverId: payment.refRecorder?.id ?? null, paymentId: payment.id });
  if (notice !== undefined) await writeRecord(app, db, { writer, entity: 'ktbPaynet', record: notice, values: { refMatch: 'settled', refFeeStatement: { id: statement.id } } });
  const { userId } = writer.actor;
  const version = await writeRecord(app, db, { writer, entity: 'feePayment', record: payment, values: { refStatus: 'confirmed', refConfirmer: userId === null ? null : { id: userId }, confirmedDate: app.clock.now() } });
  return { id: payment.id, version, receiptCode: receipt.code };
}

export async function returnPayment(app: App, db: PoolClient, { remark, ...decision }: Decision & { readonly remark: string }): Promise<Decided> {
  const payment = await lockPayment(app, db, decision);
  const version = await writeRecord(app, db, { writer: decision.writer, entity: 'feePayment', record: payment, values: { refStatus: 'returned', returnReason: remark } });
  return { id: payment.id, version };
}

async function lockPayment(app: App, db: PoolClient, { writer: { actor }, id, version }: Decision): Promise<Payment> {
  const payment = await findRecord(app, db, { entity: 'feePayment', id, actor, lock: 'update' });
  if (payment === undefined) throw notFound();
  if (payment.version !== version) throw conflict(message('staleVersion'));
  if (payment.refStatus !== 'recorded') throw conflict(message('paymentDecided'));
  if (!payment.isActive) throw conflict(message('archivedRecord'));
  return payment;
}

/** Whoever wrote a word of it, and whoever stands in for them today. */
async function refuseOwn(app: App, db: PoolClient, { writer: { actor }, payment }: { writer: Writer; payment: Payment }): Promise<void> {
  if (actor.userId === null) return;
  const principals = await findPrincipals(db, { userId: actor.userId, on: app.clock.today() });
  const hands = [actor.userId, ...principals.map(({ userId }) => userId)];
  const written = Object.entries(getEntity(app.catalogue, 'feePayment').fields).filter(([, { managed }]) => managed !== true).map(([name]) => name);
  const { rows } = await db.query(
    `select 1 from "entity_log" l, jsonb_array_elements(l."changes") c where l."entity" = 'feePayment' and l."record_id" = $1 and l."user_id" = any($2::uuid[]) and split_part(c->>'path', '.', 1) = any($3::text[]) limit 1`,
    [payment.id, hands, written],
  );
  if (rows.length > 0 || hands.includes(payment.refRecorder?.id ?? '')) throw new Refusal(422, message('paymentNotYours'));
}
