/** The calls about money that was taken in by hand. */
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { message } from '#language/message.ts';
import { readBody, sentId, typed } from '#platform/server/auth/strictBody.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { broken, forbidden } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { onceByKey } from '#platform/server/resource/bulk.ts';
import { writerOf } from '#platform/server/resource/calls.ts';
import { eachByItself } from '#platform/server/resource/eachByItself.ts';
import { APPROVES_MENU } from '../../menuKeys.ts';
import { confirmPayment, returnPayment, type Decided, type Decision } from './confirm.ts';

const PAYMENTS = '/api/v1/transaction/fee-payments';
const common = { method: 'PUT', entity: 'feePayment', rights: ['canActive'] } as const;

export const paymentCalls: readonly Call[] = [
  { ...common, path: `${PAYMENTS}/confirm`, summary: ['ยืนยันการรับชำระ', 'Confirm a payment'], handle: (context) => confirm(context, context.body, context.headers['idempotency-key']) },
  { ...common, path: `${PAYMENTS}/confirm_all`, summary: ['ยืนยันการรับชำระหลายรายการ', 'Confirm several payments'], handle: (context) => eachByItself(context, { entity: 'feePayment', work: (row, key) => confirm(context, row, key) }) },
  { ...common, path: `${PAYMENTS}/return`, summary: ['ส่งการรับชำระกลับไปแก้ไข', 'Return a payment to be corrected'], handle: giveBack },
];

const REMARK_LENGTH = 500;
const seen = z.strictObject({ id: sentId, version: z.int().min(1) });
const returned = seen.extend({ remark: typed(REMARK_LENGTH).nullish() });

function confirm(context: CallContext, body: unknown, key: string | undefined): Promise<Decided> {
  const sent = readBody(seen, body);
  return decide(context, { sent, key }, (db, decision) => confirmPayment(context.app, db, decision));
}

function giveBack(context: CallContext): Promise<Decided> {
  const sent = readBody(returned, context.body);
  const remark = (sent.remark ?? '').trim();
  if (remark === '') throw broken('remark', message('remarkRequired'));
  return decide(context, { sent, key: context.headers['idempotency-key'] }, (db, decision) => returnPayment(context.app, db, { ...decision, remark }));
}

function decide<T extends Decided>(context: CallContext, { sent, key }: { sent: { readonly id: string; readonly version: number }; key: string | undefined }, work: (db: PoolClient, decision: Decision) => Promise<T>): Promise<T> {
  const { app, requestId, call } = context;
  // In the menu where payments are recorded the same right means another thing.
  if (!context.actor.grants.rightsIn(APPROVES_MENU).has('canActive')) throw forbidden();
  const writer = writerOf(context);
  return inTransaction(app.pools.api, { requestId }, (db) => onceByKey(db, { writer, key, call, body: sent, now: app.clock.now() }, () => work(db, { writer, id: sent.id, version: sent.version })));
}
