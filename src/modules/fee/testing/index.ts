/** What tests of any document need of fees: pay one, so that the case continues by itself. */
import { systemActor } from '#platform/server/access/actor/actor.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { TestApp } from '#platform/testing/app.ts';
import type { ModuleTesting } from '#platform/testing/moduleTesting.ts';
import type { FiledRequest } from '#platform/testing/requestPeople.ts';
import { settle } from '../server/payments/settle.ts';

export const moduleTesting: ModuleTesting = { stepTriggers: { pay: payInCash } };

const WAITING = `select "id" from "fee_statement" where "request_id" = $1 and "status" = 'waitPayment'`;

export async function payInCash(
  { app }: Pick<TestApp, 'app'>,
  { requestId }: Pick<FiledRequest, 'requestId'>,
): Promise<void> {
  const { rows } = await app.pools.api.query<{ id: string }>(WAITING, [requestId]);
  const writer = { actor: systemActor('Pays in a test'), rights: new Set<never>() };
  for (const { id } of rows) {
    const payment = { writer, statementId: id, channel: 'cash', paidAt: app.clock.now() } as const;
    await inTransaction(app.pools.api, { requestId: '' }, (db) => settle(app, db, payment));
  }
}
