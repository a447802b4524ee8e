/** Adds a job in the transaction that causes it: it runs after the commit, and never without one. */
import type { Queryable } from '../database/queryable.ts';

export interface JobOptions {
  /** Of two jobs with one key that have not started, only the later is run. */
  readonly key?: string;
  /** In true time, wherever the clocks were moved. */
  readonly runAt?: Date;
  /** The delay between attempts grows from seconds to days. */
  readonly maxAttempts?: number;
  /** Jobs of one queue run one after another. */
  readonly queue?: string;
}

export async function addJob(
  db: Queryable,
  name: string,
  payload: Readonly<Record<string, unknown>>,
  options: JobOptions = {},
): Promise<void> {
  await db.query({
    text: 'select from graphile_worker.add_job($1, $2::json, queue_name => $3, run_at => $4::timestamptz, max_attempts => $5::int, job_key => $6)',
    values: [
      name,
      JSON.stringify(payload),
      options.queue ?? null,
      options.runAt ?? null,
      options.maxAttempts ?? MAX_ATTEMPTS,
      options.key ?? null,
    ],
  });
}

/** About half a day in all; then a person has to look at it. */
const MAX_ATTEMPTS = 14;
