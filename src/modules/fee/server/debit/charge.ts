/** `POST …/direct-link/charge`: the bank is to take a fee from the main account of its holder. It is asked by a job, which waits for it as long as it takes. */
import { z } from 'zod';
import { getEntity } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import { readBody, sentId } from '#platform/server/auth/strictBody.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { conflict, Refusal } from '#platform/server/errors.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import { addJob } from '#platform/server/jobs/addJob.ts';
import { writerOf } from '#platform/server/resource/calls.ts';
import { newId } from '#platform/server/resource/engine.ts';
import { insertDecided } from '#platform/server/resource/lifecycle.ts';
import type { Queryable } from '#platform/server/resource/search.ts';
import { findWaitingPayments, waitingText } from '../payments/waitingPayments.ts';
import { isUnpaid, lockFee, writeStatement } from '../statement.ts';
import { findMainAccount, maskAccount } from './account.ts';
import { getHolder } from './holder.ts';
import '../../paymentMessages.ts';

export const CHARGE_FEE = 'chargeFee';
/** From seconds to six hours apart: about five days in all. */
const ATTEMPTS = 30;

export async function charge(context: CallContext): Promise<{ readonly id: string; readonly version: number }> {
  const { app, actor, requestId } = context;
  const { id } = readBody(z.strictObject({ id: sentId }), context.body);
  const holderId = getHolder(context);
  const writer = writerOf(context);
  return inTransaction(app.pools.api, { requestId }, async (db) => {
    const { statement } = await lockFee(app, db, { id, actor });
    if (!isUnpaid(statement)) throw conflict(message('feeNotDue'));
    if (statement.refStatus === 'waitBank') {
      // The same order once more: the bank charges once for it, however often it hears it.
      await askBank(db, await getOrder(db, id));
      return { id, version: statement.version };
    }
    // Money is here already: a debit would bring it a second time.
    const [waiting] = await findWaitingPayments(db, id);
    if (waiting !== undefined) throw new Refusal(422, waitingText(waiting));
    const account = await findMainAccount(db, holderId);
    if (account === undefined) throw new Refusal(422, message('feeAccountMissing'));
    if (account.consent === null) throw new Refusal(422, message('feeConsentMissing'));
    const orderId = newId();
    const record = { id: orderId, refKind: 'charge', refOutcome: 'waiting', refHolder: statement.refHolder, refUserBank: { id: account.id }, refFeeStatement: { id }, amount: statement.netAmount, consent: account.consent, attempts: 0 };
    await insertDecided(app, db, { ...writer, entity: getEntity(app.catalogue, 'ktb'), record });
    const version = await writeStatement(app, db, { writer, statement, values: { refStatus: 'waitBank', refBank: { id: account.bankId }, bankAccount: maskAccount(account.accountNo), bankReason: null } });
    await askBank(db, orderId);
    return { id, version };
  });
}

async function askBank(db: Queryable, orderId: string): Promise<void> {
  await addJob(db, CHARGE_FEE, { orderId }, { key: `${CHARGE_FEE}:${orderId}`, maxAttempts: ATTEMPTS });
}

async function getOrder(db: Queryable, statementId: string): Promise<string> {
  const { rows } = await db.query({ text: `select "id" from "ktb" where "fee_statement_id" = $1 and "kind" = 'charge' and "outcome" = 'waiting' order by "id" desc limit 1`, values: [statementId] });
  if (rows[0] === undefined) throw new Error(`The fee ${statementId} waits for a bank that was not asked`);
  return String(rows[0]['id']);
}
