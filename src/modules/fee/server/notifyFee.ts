/** Notifies people about money: those who take it in, and those who pay it. */
import type { Label } from '#language/label.ts';
import type { App } from '#platform/server/app.ts';
import { notifyUser } from '#platform/server/notify/notifyUser.ts';
import { findOwnerIds, loadAccounts, loadAccountsWithMenu } from '#platform/server/request/notify/accounts.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';

export interface FeeNotification {
  readonly title: Label;
  readonly content: Label;
  readonly url: string;
}

/** Notifies the people who record payments, because they can act on it. */
export async function notifyFinance(
  { clock }: Pick<App, 'clock'>,
  db: Queryable,
  news: FeeNotification,
): Promise<void> {
  for (const { id } of await loadAccountsWithMenu(db, RECEIVES))
    await notifyUser(db, { userId: id, ...news, nowMs: clock.nowMs() });
}

const RECEIVES = 'fee.fee-receives';

/** Notifies the owners of the holder, or the individual who is the holder; a company itself reads nothing. */
export async function notifyHolder(
  { clock }: Pick<App, 'clock'>,
  db: Queryable,
  { holderId, ...news }: FeeNotification & { readonly holderId: string },
): Promise<void> {
  const accounts = await loadAccounts(db, await findOwnerIds(db, { holderId, today: clock.today() }));
  for (const { id } of accounts.filter(({ isUsable }) => isUsable))
    await notifyUser(db, { userId: id, ...news, nowMs: clock.nowMs() });
}
