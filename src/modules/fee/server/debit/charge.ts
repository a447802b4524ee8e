/**
 * `POST …/direct-link/charge`: orders the bank to take a fee from the main account of its holder. A job calls the bank
 * and waits as long as necessary.
 */
import { z } from 'zod';
import { readBody, idSchema } from '#platform/server/http/strictBody.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import { writerOf } from '#platform/server/resource/engine.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { commitRecordStep } from '#platform/server/workflow/records.ts';
import type { MovedRecord } from '#platform/server/workflow/step.ts';
import { movedOf } from '#platform/server/workflow/takeStep.ts';
import { feeSteps } from '../charge/feeSteps.ts';
import { lockFee } from '../statement.ts';
import { queueDebit } from './queueDebit.ts';
import { getHolder } from './holder.ts';

export async function charge(context: CallContext): Promise<MovedRecord> {
  const { app, actor, requestId } = context;
  const { id } = readBody(z.strictObject({ id: idSchema }), context.body);
  getHolder(context);
  const writer = writerOf(context);
  return inTransaction(app.pools.api, { requestId }, async (db) => {
    const { statement } = await lockFee(app, db, { id, actor });
    if (statement.refStatus !== 'waitBank') {
      const step = { writer, id, version: null, action: 'debit', remark: null, data: {} };
      return movedOf(await commitRecordStep(app, db, feeSteps, step));
    }
    // Repeats the same order: the bank charges once for it, however often it is sent.
    await queueDebit(db, await getOrder(db, id));
    return { id, version: statement.version };
  });
}

async function getOrder(db: Queryable, statementId: string): Promise<string> {
  const { rows } = await db.query({
    text: `select "id" from "ktb" where "fee_statement_id" = $1 and "kind" = 'charge' and "outcome" = 'waiting'
      order by "id" desc limit 1`,
    values: [statementId],
  });
  if (rows[0] === undefined) throw new Error(`The fee ${statementId} waits for a bank that was not asked`);
  return String(rows[0]['id']);
}
