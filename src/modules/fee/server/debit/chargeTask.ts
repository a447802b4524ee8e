/**
 * Calls the bank for one debit until it answers, and records the answer. Running it twice does nothing the second time.
 */
import type { PoolClient } from 'pg';
import type { RecordOf } from '#language/record.ts';
import { formatDecimal } from '#language/values/decimal.ts';
import { systemActor } from '#platform/server/access/actor/actor.ts';
import type { App } from '#platform/server/app.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { JobContext } from '#platform/server/jobs/job.ts';
import type { ChargeResult } from '#platform/server/linkage/bank.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import { findRecord, getRecord, writeRecord } from '#platform/server/resource/write/records.ts';
import { moveFee } from '../charge/feeSteps.ts';
import { settle } from '../payments/settle.ts';
import { lockFee, type Statement } from '../statement.ts';
import { notifyFinance, notifyHolder } from '../notifyFee.ts';

type DebitOrder = RecordOf<'ktb'>;

const BANK_ACTOR = systemActor('Fee debited from an account');
const writer: Writer = { actor: BANK_ACTOR, rights: new Set() };

export async function chargeFee({ app, payload }: JobContext): Promise<undefined> {
  const begun = await inTransaction(app.pools.jobs, {}, (db) => begin(app, db, String(payload['orderId'])));
  if (begun === undefined) return undefined;
  const { order, statement } = begun;
  // Outside any transaction: if the bank does not answer, the same job calls it again with the same reference.
  const charged = await app.bank.charge(
    {
      consent: order.consent ?? '',
      reference: order.id,
      ref1: statement.ref1,
      ref2: statement.ref2,
      amount: statement.netAmount,
    },
    { requestId: order.id, username: BANK_ACTOR.username },
  );
  await inTransaction(app.pools.jobs, {}, (db) => write(app, db, { order, statementId: statement.id, charged }));
  return undefined;
}

/** The attempt is counted before the bank is called: an order never sent can be cancelled, one that was sent cannot. */
async function begin(
  app: App,
  db: PoolClient,
  orderId: string,
): Promise<{ readonly order: DebitOrder; readonly statement: Statement } | undefined> {
  const unlockedOrder = await findRecord(app, db, { entity: 'ktb', id: orderId });
  if (unlockedOrder === undefined || unlockedOrder.refFeeStatement === null)
    throw new Error(`There is no debit ${orderId}`);
  const { statement } = await lockFee(app, db, { id: unlockedOrder.refFeeStatement.id });
  const order = await getRecord(app, db, { entity: 'ktb', id: orderId, lock: 'update' });
  if (order.refOutcome !== 'waiting') return undefined;
  if (order.attempts === 0 && statement.refStatus !== 'waitBank') {
    await writeRecord(app, db, {
      writer,
      entity: 'ktb',
      record: order,
      values: {
        refOutcome: 'refused',
        code: 'NOT_ASKED',
        reason: 'ไม่ได้ส่งถึงธนาคาร เพราะไม่มียอดที่ต้องชำระแล้ว',
        answeredDate: app.clock.now(),
      },
    });
    return undefined;
  }
  await writeRecord(app, db, { writer, entity: 'ktb', record: order, values: { attempts: order.attempts + 1 } });
  return { order, statement };
}

async function write(
  app: App,
  db: PoolClient,
  { order: { id }, statementId, charged }: { order: DebitOrder; statementId: string; charged: ChargeResult },
): Promise<void> {
  const { statement } = await lockFee(app, db, { id: statementId });
  const order = await getRecord(app, db, { entity: 'ktb', id, lock: 'update' });
  if (order.refOutcome !== 'waiting') return;
  const answered = (values: Partial<DebitOrder>): Promise<number> =>
    writeRecord(app, db, {
      writer,
      entity: 'ktb',
      record: order,
      values: { ...values, answeredDate: app.clock.now() },
    });
  const isAwaited = statement.refStatus === 'waitBank';
  if (charged.outcome === 'refused') {
    const reason = charged.reason === '' ? charged.code : charged.reason;
    await answered({ refOutcome: 'refused', code: charged.code, reason });
    if (isAwaited) await fail(app, db, { statement, reason });
    return;
  }
  await answered({ refOutcome: 'done', transactionId: charged.transactionId });
  if (isAwaited) await settle(app, db, { writer, statementId, channel: 'autoDebit', paidAt: charged.paidAt });
  else await notifyDoublePayment(app, db, { order, statement });
}

async function fail(
  app: App,
  db: PoolClient,
  { statement, reason }: { statement: Statement; reason: string },
): Promise<void> {
  await moveFee(app, db, { writer, statement, action: 'fail-debit', values: { bankReason: reason } });
  await notifyHolder(app, db, {
    holderId: statement.refHolder.id,
    title: ['ธนาคารหักบัญชีไม่สำเร็จ', 'The bank could not debit your account'],
    content: [
      `ค่าธรรมเนียม ${statement.feeCode}: ${reason} กรุณาชำระด้วยคิวอาร์โค้ด หรือสั่งหักบัญชีอีกครั้ง`,
      `Fee ${statement.feeCode}: ${reason}. Please pay by QR code, or try the debit again.`,
    ],
    url: `/app/fee/fees/${statement.id}/edit`,
  });
}

/** The fee was paid by another method while the bank debited it: the money was received twice and must be refunded. */
async function notifyDoublePayment(
  app: App,
  db: PoolClient,
  { order, statement }: { order: DebitOrder; statement: Statement },
): Promise<void> {
  await notifyFinance(app, db, {
    title: ['ธนาคารหักบัญชีสำหรับค่าธรรมเนียมที่ชำระแล้ว', 'The bank debited a fee that was already paid'],
    content: [
      `ค่าธรรมเนียม ${statement.feeCode} จำนวน ${formatDecimal(statement.netAmount, 'th', 2)} บาท ได้รับเงินสองครั้ง กรุณาดำเนินการคืนเงิน`,
      `Fee ${statement.feeCode}, ${formatDecimal(statement.netAmount, 'en', 2)} baht, was received twice. Please arrange a refund.`,
    ],
    url: `/app/fee/ktbs/${order.id}/view`,
  });
}
