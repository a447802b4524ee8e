/**
 * `PUT …/receipts/cancel`: a wrong receipt stays in its place, with the reason, and may be replaced by another. The fee
 * stays paid.
 */
import { z } from 'zod';
import { message } from '#language/message.ts';
import { readBody, typedText } from '#platform/server/http/strictBody.ts';
import { ruleBroken, conflict } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { writeRecord } from '#platform/server/resource/write/records.ts';
import { writeStatement } from '../statement.ts';
import {
  issueReplacement,
  receiptCall,
  RECEIPTS,
  receiptTargetBody,
  withReceipt,
  type DecidedReceipt,
} from './withReceipt.ts';
import '../../paymentMessages.ts';

const REMARK_LENGTH = 500;
const sent = receiptTargetBody.extend({ remark: typedText(REMARK_LENGTH).nullish(), replace: z.boolean() });

export const cancelReceiptCall: Call = {
  ...receiptCall,
  path: `${RECEIPTS}/cancel`,
  summary: ['ยกเลิกใบเสร็จ และออกใบใหม่แทน', 'Cancel a receipt and issue a replacement'],
  handle: cancelReceipt,
};

function cancelReceipt(context: CallContext): Promise<DecidedReceipt> {
  const { app, actor } = context;
  const body = readBody(sent, context.body);
  const reason = (body.remark ?? '').trim();
  if (reason === '') throw ruleBroken('remark', message('remarkRequired'));
  return withReceipt(context, body, async (db, locked) => {
    const { writer, statement, receipt } = locked;
    if (receipt.refStatus === 'cancelled') throw conflict(message('receiptCancelled'));
    const replacement = body.replace ? await issueReplacement(context, db, locked) : null;
    const version = await writeRecord(app, db, {
      writer,
      entity: 'receipt',
      record: receipt,
      values: {
        refStatus: 'cancelled',
        cancelReason: reason,
        cancelDate: app.clock.now(),
        refCancelledBy: actor.userId === null ? null : { id: actor.userId },
        refReplacement: replacement === null ? null : { id: replacement.id },
      },
    });
    await writeStatement(app, db, { writer, statement, values: { receiptCode: replacement?.code ?? null } });
    return { id: receipt.id, version, replacement };
  });
}
