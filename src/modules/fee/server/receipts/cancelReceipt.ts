/** `PUT …/receipts/cancel`: a receipt that was written wrongly stays in its place, with why, and another may be written for it. The fee stays paid. */
import { z } from 'zod';
import { message } from '#language/message.ts';
import { readBody, sentId, typed } from '#platform/server/auth/strictBody.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { broken, conflict, notFound } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { onceByKey } from '#platform/server/resource/bulk.ts';
import { writerOf } from '#platform/server/resource/calls.ts';
import { findRecord, lockFee, lockRecord, writeRecord, writeStatement } from '../statement.ts';
import { issueReceipt, type Issued } from './issueReceipt.ts';
import '../../paymentMessages.ts';

const REMARK_LENGTH = 500;
const sent = z.strictObject({ id: sentId, version: z.int().min(1), remark: typed(REMARK_LENGTH).nullish(), replace: z.boolean() });

export const cancelReceiptCall: Call = {
  method: 'PUT',
  path: '/api/v1/transaction/receipts/cancel',
  entity: 'receipt',
  summary: ['ยกเลิกใบเสร็จ และออกใบใหม่แทน', 'Cancel a receipt, and write another for it'],
  rights: ['canArchive'],
  handle: cancelReceipt,
};

interface Cancelled {
  readonly id: string;
  readonly version: number;
  readonly replacement: Issued | null;
}

function cancelReceipt(context: CallContext): Promise<Cancelled> {
  const { app, actor, requestId, headers } = context;
  const body = readBody(sent, context.body);
  const reason = (body.remark ?? '').trim();
  if (reason === '') throw broken('remark', message('remarkRequired'));
  const writer = writerOf(context);
  return inTransaction(app.pools.api, { requestId }, (db) =>
    onceByKey(db, { writer, key: headers['idempotency-key'], call: context.call, body, now: app.clock.now() }, async () => {
      const seen = await findRecord(app, db, { entity: 'receipt', id: body.id, actor });
      if (seen === undefined) throw notFound();
      const { statement } = await lockFee(app, db, { id: seen.refFeeStatement.id });
      const receipt = await lockRecord(app, db, { entity: 'receipt', id: body.id });
      if (receipt.version !== body.version) throw conflict(message('staleVersion'));
      if (receipt.refStatus === 'cancelled') throw conflict(message('receiptCancelled'));
      const replacement = body.replace ? await issueReceipt(app, db, { writer, statement, channel: receipt.refChannel, receiverId: receipt.refReceiver?.id ?? null }) : null;
      const version = await writeRecord(app, db, {
        writer,
        entity: 'receipt',
        record: receipt,
        values: { refStatus: 'cancelled', cancelReason: reason, cancelDate: app.clock.now(), refCancelledBy: actor.userId === null ? null : { id: actor.userId }, refReplacement: replacement === null ? null : { id: replacement.id } },
      });
      await writeStatement(app, db, { writer, statement, values: { receiptCode: replacement?.code ?? null } });
      return { id: receipt.id, version, replacement };
    }),
  );
}
