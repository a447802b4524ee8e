/** Charges for documents that are free in a new installation, so that their requests reach the state of payment, too. */
import type { TestApp } from '#platform/testing/app.ts';

export async function chargeFreeDocuments({ app }: Pick<TestApp, 'app'>): Promise<void> {
  await app.pools.api.query(
    `update "fee_rate" set "basis" = 'copy', "amount" = 100, "due_days" = 30 where "basis" = 'free'`,
  );
}
