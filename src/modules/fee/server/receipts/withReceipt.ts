/**
 * Decides something about a receipt at a known version: locks its fee first, and runs once for each idempotency key.
 */
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { message } from '#language/message.ts';
import type { RecordOf } from '#language/record.ts';
import { idSchema } from '#platform/server/http/strictBody.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { conflict, notFound } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { runOncePerKey } from '#platform/server/resource/write/idempotency.ts';
import { writerOf } from '#platform/server/resource/engine.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import { findRecord, getRecord } from '#platform/server/resource/write/records.ts';
import { lockFee, type Statement } from '../statement.ts';
import { issueReceipt, type IssuedReceipt } from './issueReceipt.ts';

export const RECEIPTS = '/api/v1/transaction/receipts';
export const receiptCall = {
  method: 'PUT',
  entity: 'receipt',
  rights: ['canArchive'],
} as const satisfies Partial<Call>;
export const receiptTargetBody = z.strictObject({ id: idSchema, version: z.int().min(1) });

export interface LockedReceipt {
  readonly writer: Writer;
  readonly statement: Statement;
  readonly receipt: RecordOf<'receipt'>;
}

export interface DecidedReceipt {
  readonly id: string;
  readonly version: number;
  readonly replacement: IssuedReceipt | null;
}

export function withReceipt(
  context: CallContext,
  body: z.infer<typeof receiptTargetBody>,
  action: (db: PoolClient, locked: LockedReceipt) => Promise<DecidedReceipt>,
): Promise<DecidedReceipt> {
  const { app, actor, call, requestId, headers } = context;
  const writer = writerOf(context);
  return inTransaction(app.pools.api, { requestId }, (db) =>
    runOncePerKey(db, { writer, key: headers['idempotency-key'], call, body, now: app.clock.now() }, async () => {
      const unlocked = await findRecord(app, db, { entity: 'receipt', id: body.id, actor });
      if (unlocked === undefined) throw notFound();
      const { statement } = await lockFee(app, db, { id: unlocked.refFeeStatement.id });
      const receipt = await getRecord(app, db, { entity: 'receipt', id: body.id, lock: 'update' });
      if (receipt.version !== body.version) throw conflict(message('staleVersion'));
      return action(db, { writer, statement, receipt });
    }),
  );
}

/** Issues it in the present name of the payer, with the next number, and otherwise like the other. */
export function issueReplacement(
  { app }: CallContext,
  db: PoolClient,
  { writer, statement, receipt }: LockedReceipt,
): Promise<IssuedReceipt> {
  return issueReceipt(app, db, {
    writer,
    statement,
    channel: receipt.refChannel,
    receiverId: receipt.refReceiver?.id ?? null,
  });
}
