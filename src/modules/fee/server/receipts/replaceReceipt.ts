/** `PUT …/receipts/replace`: issues a replacement for a receipt that was cancelled without one. */
import { message } from '#language/message.ts';
import { readBody } from '#platform/server/http/strictBody.ts';
import { conflict } from '#platform/server/errors.ts';
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

export const replaceReceiptCall: Call = {
  ...receiptCall,
  path: `${RECEIPTS}/replace`,
  summary: ['ออกใบเสร็จแทนใบที่ยกเลิก', 'Issue a replacement for a cancelled receipt'],
  handle: replaceReceipt,
};

function replaceReceipt(context: CallContext): Promise<DecidedReceipt> {
  const { app } = context;
  return withReceipt(context, readBody(receiptTargetBody, context.body), async (db, locked) => {
    const { writer, statement, receipt } = locked;
    // The fee is paid and has no valid receipt: with this one it has one again.
    const isWanted =
      receipt.refStatus === 'cancelled' &&
      receipt.refReplacement === null &&
      statement.refStatus === 'paid' &&
      statement.receiptCode === null;
    if (!isWanted) throw conflict(message('receiptNotToReplace'));
    const replacement = await issueReplacement(context, db, locked);
    const version = await writeRecord(app, db, {
      writer,
      entity: 'receipt',
      record: receipt,
      values: { refReplacement: { id: replacement.id } },
    });
    await writeStatement(app, db, { writer, statement, values: { receiptCode: replacement.code } });
    return { id: receipt.id, version, replacement };
  });
}
