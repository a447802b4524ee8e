/**
 * Notifies both sides of the end of a power while there is time to prolong it. Once for each end, however often the job
 * runs.
 */
import { inTransaction } from '#platform/server/database/transaction.ts';
import { addDays, getPlainDate } from '#language/values/plainDate.ts';
import type { JobCron, JobTasks } from '#platform/server/jobs/job.ts';
import { findOwnerIds } from '#platform/server/request/notify/accounts.ts';
import { personType } from '#platform/model/choices.ts';
import type { App } from '#platform/server/app.ts';
import { notifyEnd } from './powerNotifications.ts';

/** Days before the end of a power; chosen by us, as no rule prescribes it. */
export const WARN_DAYS = 7;
const TASK = 'tellEndingPowers';

export const authorizeTasks: JobTasks = {
  [TASK]: async ({ app }) => {
    const told = await notifyEndingPowers(app);
    return told === 0 ? undefined : { told };
  },
};

/** In the morning in Thailand, seven hours ahead of UTC. */
export const authorizeCrons: readonly JobCron[] = [{ task: TASK, match: '30 0 * * *', maxAttempts: 3 }];

interface EndingRow {
  readonly id: string;
  readonly agentId: string;
  readonly agentName: string;
  readonly holderId: string;
  readonly holderName: string;
  readonly holderNameEn: string | null;
  readonly holderType: keyof (typeof personType)['values'];
  readonly startDate: string;
  readonly endDate: string;
}

/** Returns how many. */
export async function notifyEndingPowers(app: Pick<App, 'pools' | 'clock' | 'config'>): Promise<number> {
  const today = app.clock.today();
  return inTransaction(app.pools.jobs, {}, async (db) => {
    // Marked and notified in one transaction: a concurrent run finds nothing left to notify.
    const { rows } = await db.query<EndingRow>(
      `update "user_authorize" a set "end_told_date" = a."end_date" from "user" h
where h."id" = a."holder_id" and a."kind" = 'agent' and a."is_active" and a."status" = 'inForce'
  and a."user_id" is not null and a."end_date" between $1 and $2 and a."end_told_date" is distinct from a."end_date"
returning a."id", a."user_id" as "agentId", a."full_name" as "agentName", a."holder_id" as "holderId",
  h."full_name" as "holderName", h."full_name_en" as "holderNameEn", h."person_type" as "holderType",
  a."start_date"::text as "startDate", a."end_date"::text as "endDate"`,
      [today, addDays(today, WARN_DAYS)],
    );
    for (const { agentId, agentName, startDate, endDate, ...row } of rows) {
      await notifyEnd(app, db, {
        agentId,
        agentName,
        ownerIds: await findOwnerIds(db, { holderId: row.holderId, today }),
        power: { ...row, startDate: getPlainDate(startDate), endDate: getPlainDate(endDate), reason: null },
        url: `/app/company/mgt/tab/${row.holderId}/${personType.values[row.holderType].key}/6/1/${row.id}/view`,
      });
    }
    return rows.length;
  });
}
