/** Lapses registrations that a company does not answer: card and name are free again, and the person is notified. */
import { rights } from '#language/rights.ts';
import { systemActor } from '#platform/server/access/actor/actor.ts';
import type { App } from '#platform/server/app.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { JobCron, JobTasks } from '#platform/server/jobs/job.ts';
import { LAPSE_DAYS } from '../../lapse.ts';
import { cancelWaiting, WAITING_EMPLOYEE_SQL } from './cancelWaiting.ts';

const TASK = 'lapseUnanswered';
const DAY_MS = 86_400_000;

export const unansweredTasks: JobTasks = {
  [TASK]: async ({ app }) => {
    const lapsed = await lapseUnanswered(app);
    return lapsed === 0 ? undefined : { lapsed };
  },
};

/** In the morning in Thailand, seven hours ahead of UTC. */
export const unansweredCrons: readonly JobCron[] = [{ task: TASK, match: '45 0 * * *', maxAttempts: 3 }];

/** Returns how many. */
export async function lapseUnanswered(app: App): Promise<number> {
  const before = new Date(app.clock.nowMs() - LAPSE_DAYS * DAY_MS);
  const { rows } = await app.pools.jobs.query<{ id: string }>(
    `select r."id" from "request" r where ${WAITING_EMPLOYEE_SQL} and r."status_date" < $1
      order by r."status_date", r."id"`,
    [before],
  );
  const writer = { actor: systemActor(`no answer within ${LAPSE_DAYS} days`), rights: new Set(rights) };
  let lapsed = 0;
  for (const { id } of rows) {
    const isLapsed = await inTransaction(app.pools.jobs, {}, (db) =>
      cancelWaiting(app, db, { writer, requestId: id, remark: REMARK }),
    );
    if (isLapsed) lapsed += 1;
  }
  return lapsed;
}

const REMARK = `ระบบยกเลิกคำขอ เนื่องจากกิจการไม่ตอบภายใน ${LAPSE_DAYS} วัน / Cancelled by the system: the company did not reply within ${LAPSE_DAYS} days.`;
