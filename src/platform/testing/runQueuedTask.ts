/** Runs the queued jobs of one task now, in order, as the worker would. */
import { moduleServers } from '#apps/server/moduleServers.ts';
import type { App } from '#platform/server/app.ts';
import { tasksOf } from '#platform/server/platformJobs.ts';

export async function runQueuedTask(app: App, name: string): Promise<void> {
  const task = tasksOf(moduleServers)[name];
  if (task === undefined) throw new Error(`There is no task ${name}`);
  const { rows } = await app.pools.api.query<{ payload: Record<string, unknown> }>(
    `with "gone" as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t."id" = j."task_id" and t."identifier" = $1 returning j."id", j."payload") select "payload" from "gone"
      order by "id"`,
    [name],
  );
  for (const { payload } of rows) await task({ app, payload, log: app.log, signal: new AbortController().signal });
}
