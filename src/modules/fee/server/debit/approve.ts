/**
 * `POST …/direct-link/approve`: the holder of an account allows the bank to take fees from it. A repeated call gets the
 * same answer.
 */
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { getEntity } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import { readBody, idSchema } from '#platform/server/http/strictBody.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { notFound, Refusal } from '#platform/server/errors.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import { writerOf } from '#platform/server/resource/engine.ts';
import { newId } from '#platform/server/database/newId.ts';
import { insertServerRecord } from '#platform/server/resource/write/lifecycle.ts';
import { getRecord, writeRecord } from '#platform/server/resource/write/records.ts';
import { TAX_NO_SQL } from '../statement.ts';
import { findAccount, findOpenOrder, maskAccount, type FeeAccount } from './account.ts';
import { getHolder } from './holder.ts';
import '../../paymentMessages.ts';

export interface ApprovedAccount {
  readonly id: string;
  readonly account: string;
  readonly hasConsent: true;
}

export async function approve(context: CallContext): Promise<ApprovedAccount> {
  const { app, actor, requestId } = context;
  const { id } = readBody(z.strictObject({ id: idSchema }), context.body);
  const holderId = getHolder(context);
  const order = await inTransaction(app.pools.api, { requestId }, (db) => openOrder(context, db, { id, holderId }));
  // The bank is called without any lock, because it may take its time.
  if (order.reference !== undefined) {
    const { consent } = await app.bank.approve(
      { account: order.account.accountNo, holderTaxId: order.taxNo, reference: order.reference },
      { requestId, username: actor.username },
    );
    await inTransaction(app.pools.api, { requestId }, (db) =>
      saveConsent(context, db, { id, reference: order.reference, consent }),
    );
  }
  return { id, account: maskAccount(order.account.accountNo), hasConsent: true };
}

interface ConsentOrder {
  readonly account: FeeAccount;
  readonly taxNo: string;
  /** Undefined if the bank has already consented. */
  readonly reference: string | undefined;
}

async function openOrder(
  context: CallContext,
  db: PoolClient,
  { id, holderId }: { id: string; holderId: string },
): Promise<ConsentOrder> {
  const { app } = context;
  await lockApproval(db, id);
  const account = await findAccount(db, { id, holderId });
  if (account === undefined) throw notFound();
  const { rows } = await db.query<{ taxNo: string | null }>(
    `select ${TAX_NO_SQL} as "taxNo" from "user" h where h."id" = $1`,
    [holderId],
  );
  const taxNo = rows[0]?.taxNo ?? null;
  if (taxNo === null) throw new Refusal(422, message('taxNumberMissing'));
  if (account.consent !== null) return { account, taxNo, reference: undefined };
  const writer = writerOf(context);
  const open = await findOpenOrder(db, id);
  const reference = open ?? newId();
  if (open === undefined) {
    const record = {
      id: reference,
      refKind: 'approve',
      refOutcome: 'waiting',
      refHolder: { id: holderId },
      refUserBank: { id },
      attempts: 1,
    };
    await insertServerRecord(app, db, { ...writer, entity: getEntity(app.catalogue, 'ktb'), record });
  } else {
    const record = await getRecord(app, db, { entity: 'ktb', id: open, lock: 'update' });
    await writeRecord(app, db, { writer, entity: 'ktb', record, values: { attempts: record.attempts + 1 } });
  }
  return { account, taxNo, reference };
}

/** Two concurrent calls open one consent: the lock lets each see the account and its orders consistently. */
async function lockApproval(db: PoolClient, accountId: string): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtext('ktb approve'), hashtext($1))`, [accountId]);
}

async function saveConsent(
  context: CallContext,
  db: PoolClient,
  { id, reference, consent }: { id: string; reference: string | undefined; consent: string },
): Promise<void> {
  if (reference === undefined) return;
  const { app } = context;
  await lockApproval(db, id);
  const record = await getRecord(app, db, { entity: 'ktb', id: reference, lock: 'update' });
  if (record.refOutcome === 'waiting')
    await writeRecord(app, db, {
      writer: writerOf(context),
      entity: 'ktb',
      record,
      values: { refOutcome: 'done', consent, answeredDate: app.clock.now() },
    });
}
