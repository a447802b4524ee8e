/** Notifies the agent of a power, if it has one, of changes to it. */
import type { App } from '#platform/server/app.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import type { PowerRow } from './powerRules.ts';
import { notifyAgent, type PowerEvent } from './powerNotifications.ts';

export async function notifyAgentOf(
  app: Pick<App, 'config' | 'clock'>,
  db: Queryable,
  { power, news }: { power: PowerRow; news: PowerEvent },
): Promise<void> {
  const { userId, holderId, startDate, endDate, statusReason } = power;
  if (userId === null) return;
  const { rows } = await db.query({
    text: 'select "full_name" as "holderName", "full_name_en" as "holderNameEn" from "user" where "id" = $1',
    values: [holderId],
  });
  const names = rows[0] as unknown as { readonly holderName: string; readonly holderNameEn: string | null };
  await notifyAgent(app, db, { userId, news, power: { ...names, startDate, endDate, reason: statusReason } });
}
