/**
 * Steps of fees: ordered by an operator who has an account debited, and taken by the system when money has arrived or
 * is not needed any more.
 */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import type { App } from '#platform/server/app.ts';
import { newId } from '#platform/server/database/newId.ts';
import { insertServerRecord } from '#platform/server/resource/write/lifecycle.ts';
import { moveRecord, type RecordMove } from '#platform/server/workflow/records.ts';
import { recordSteps, type RecordEffect } from '#platform/server/workflow/recordSteps.ts';
import { feeWorkflow } from '../../feeFlow.ts';
import { findMainAccount, maskAccount } from '../debit/account.ts';
import { queueDebit } from '../debit/queueDebit.ts';
import { findWaitingPayments, waitingPaymentMessage } from '../payments/waitingPayments.ts';
import type { Statement } from '../statement.ts';
import '../../paymentMessages.ts';

const orderDebit: RecordEffect<'feeStatement'> = {
  apply: async ({ app, db, writer, record }) => {
    const account = await findMainAccount(db, record.refHolder.id);
    if (account === undefined) throw new Error('A debit is ordered of an account that is not there');
    const id = newId();
    const order = {
      id,
      refKind: 'charge',
      refOutcome: 'waiting',
      refHolder: record.refHolder,
      refUserBank: { id: account.id },
      refFeeStatement: { id: record.id },
      amount: record.netAmount,
      consent: account.consent,
      attempts: 0,
    };
    await insertServerRecord(app, db, { ...writer, entity: getEntity(app.catalogue, 'ktb'), record: order });
    Object.assign(record, {
      refBank: { id: account.bankId },
      bankAccount: maskAccount(account.accountNo),
      bankReason: null,
    });
    await queueDebit(db, id);
  },
};

export const feeSteps = recordSteps(feeWorkflow, {
  guards: {
    // Money was taken in already: a debit would bring it a second time.
    noCashWaits: async ({ db, found: { record } }) => {
      const [waiting] = await findWaitingPayments(db, record.id);
      return waiting === undefined ? undefined : waitingPaymentMessage(waiting);
    },
    accountConsents: async ({ db, found: { record } }) => {
      const account = await findMainAccount(db, record.refHolder.id);
      if (account === undefined) return message('feeAccountMissing');
      return account.consent === null ? message('feeConsentMissing') : undefined;
    },
    // The money would then belong to nothing.
    noMoneyOnItsWay: async ({ db, found: { record } }) => {
      if (record.refStatus === 'waitBank') return message('feeWithBank');
      return (await findWaitingPayments(db, record.id)).length > 0 ? message('feeWithCashier') : undefined;
    },
  },
  effects: { orderDebit },
});

/** Moves a locked fee as the system. */
export function moveFee(
  app: App,
  db: PoolClient,
  { statement, ...move }: Omit<RecordMove<'feeStatement'>, 'record'> & { readonly statement: Statement },
): Promise<number> {
  return moveRecord(app, db, feeSteps, { ...move, record: statement });
}
