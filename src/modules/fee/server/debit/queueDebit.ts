/** The job that asks the bank for one debit. */
import { addJob } from '#platform/server/jobs/addJob.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';

export const CHARGE_FEE = 'chargeFee';
/** From seconds to six hours apart: about five days in all. */
const ATTEMPTS = 30;

/** Asked twice, the bank charges once: an order is its own reference. */
export async function queueDebit(db: Queryable, orderId: string): Promise<void> {
  await addJob(db, CHARGE_FEE, { orderId }, { key: `${CHARGE_FEE}:${orderId}`, maxAttempts: ATTEMPTS });
}
