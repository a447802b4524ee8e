/** Queues the job that calls the bank for one debit. */
import { addJob } from '#platform/server/jobs/addJob.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';

export const CHARGE_FEE = 'chargeFee';
/** From seconds to six hours apart: about five days altogether. */
const ATTEMPTS = 30;

/** The bank charges once even if called twice: the id of an order is its reference. */
export async function queueDebit(db: Queryable, orderId: string): Promise<void> {
  await addJob(db, CHARGE_FEE, { orderId }, { key: `${CHARGE_FEE}:${orderId}`, maxAttempts: ATTEMPTS });
}
