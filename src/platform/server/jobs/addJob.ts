/** A job put down in the transaction that causes it: it runs after the commit, and never if there is none. */
import type { Queryable } from '../database/queryable.ts';

export interface JobOptions {
  /** Of two jobs with one key that have not begun, only the later is done. */
  readonly key?: string;
  /** By the true time, whatever the clocks were moved to. */
  readonly runAt?: Date;
  /** Between one attempt and the next the wait grows, from seconds to days. */
  readonly maxAttempts?: number;
  /** Jobs of one queue are done one after another. */
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

/** About half a day in all, then somebody has to look. */
const MAX_ATTEMPTS = 14;
