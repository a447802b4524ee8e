/** Marks fees that were not paid in time. They can still be paid; the holder is notified once. */
import type { PoolClient } from 'pg';
import { formatLongDate } from '#language/values/buddhistEra.ts';
import { systemActor } from '#platform/server/access/actor/actor.ts';
import type { App } from '#platform/server/app.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { JobCron, JobTasks } from '#platform/server/jobs/job.ts';
import { findRecord } from '#platform/server/resource/write/records.ts';
import { notifyHolder } from '../notifyFee.ts';
import { moveFee } from './feeSteps.ts';

const TASK = 'markOverdueFees';

export const overdueTasks: JobTasks = {
  [TASK]: async ({ app }) => {
    const marked = await markOverdue(app);
    return marked === 0 ? undefined : { marked };
  },
};

/** Ten past midnight in Thailand, seven hours ahead of UTC. */
export const overdueCrons: readonly JobCron[] = [{ task: TASK, match: '10 17 * * *', maxAttempts: 3 }];

/** Uses one transaction for each, which locks nothing else. Returns how many. */
export async function markOverdue(app: App): Promise<number> {
  const { rows } = await app.pools.jobs.query<{ id: string }>(
    `select "id" from "fee_statement" where "status" = 'waitPayment' and "due_date" < $1::date order by "id"`,
    [app.clock.today()],
  );
  let marked = 0;
  for (const { id } of rows) if (await inTransaction(app.pools.jobs, {}, (db) => mark(app, db, id))) marked += 1;
  return marked;
}

async function mark(app: App, db: PoolClient, id: string): Promise<boolean> {
  const statement = await findRecord(app, db, { entity: 'feeStatement', id, lock: 'update' });
  if (statement?.refStatus !== 'waitPayment' || statement.dueDate === null) return false;
  const writer = { actor: systemActor('Overdue fees marked'), rights: new Set<never>() };
  await moveFee(app, db, { writer, statement, action: 'mark-overdue' });
  const { feeCode, dueDate } = statement;
  await notifyHolder(app, db, {
    holderId: statement.refHolder.id,
    title: ['ค่าธรรมเนียมเกินกำหนดชำระ', 'A fee is overdue'],
    content: [
      `ค่าธรรมเนียม ${feeCode} ครบกำหนดเมื่อ ${formatLongDate(dueDate, 'th')} ยังชำระได้ กรุณาชำระเพื่อให้คำขอดำเนินการต่อ`,
      `Fee ${feeCode} was due on ${formatLongDate(dueDate, 'en')}. It can still be paid. Please pay it, so that the request can continue.`,
    ],
    url: `/app/fee/fees/${id}/edit`,
  });
  return true;
}
