/** Runs the jobs of the queue and adds those that are scheduled. */
import { Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import type { App } from '../app.ts';
import type { Log } from '../log.ts';
import { JobGivenUp, type JobCron, type JobTask, type JobTasks } from './job.ts';
import { JOBS_SCHEMA } from './migrateJobs.ts';
import { createRetryingPool } from './retryingPool.ts';
import { writeEvent } from './writeEvent.ts';

export interface RunningJobs {
  /** Waits for running jobs; those that take too long are aborted and run again later. */
  readonly stop: () => Promise<void>;
}

export async function startJobs(app: App, tasks: JobTasks, crons: readonly JobCron[]): Promise<RunningJobs> {
  const log = app.log.child({ component: 'jobs' });
  const patient = createRetryingPool(app.pools.jobs);
  const runner = await run({
    pgPool: patient.pool,
    schema: JOBS_SCHEMA,
    concurrency: CONCURRENCY,
    // The process has its own shutdown, which stops the jobs too.
    noHandleSignals: true,
    logger: new Logger((scope) => (level, message, meta) => {
      // A failed task is logged once, by our own code.
      if (meta?.['failure'] !== true)
        log[LEVELS[level]]({ ...scope, ...(meta?.['error'] === undefined ? {} : { error: meta['error'] }) }, message);
    }),
    taskList: taskListOf(app, tasks, log),
    parsedCronItems: parseCronItems(crons.map(cronItem)),
    gracefulShutdownAbortTimeout: STOP_MS,
  });
  const stop = async (): Promise<void> => {
    await runner.stop().catch(() => undefined);
    await untilEnded(runner);
    await patient.close(STOP_MS);
  };
  // It retries for ever when the database is away; should it end nevertheless, that must be logged.
  void untilEnded(runner).then(() => log.info('The jobs have ended'));
  return { stop };
}

/** Most jobs wait for other servers, not for ours. */
const CONCURRENCY = 2;
const STOP_MS = 5000;
const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

function untilEnded(runner: Runner): Promise<void> {
  return runner.promise.catch(() => undefined);
}

/** A scheduled job that still waits at its next time is not added again. */
function cronItem({ task, match, maxAttempts }: JobCron) {
  return {
    task,
    match,
    identifier: task,
    options: { backfillPeriod: 0, maxAttempts, jobKey: `cron:${task}`, jobKeyMode: 'preserve_run_at' as const },
  };
}

function taskListOf(app: App, tasks: JobTasks, log: Log): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload, { abortSignal, job }) => {
        const bound = log.child({ job: name, attempt: job.attempts });
        await runTask({
          app,
          name,
          task,
          payload: asObject(payload),
          log: bound,
          signal: abortSignal ?? new AbortController().signal,
          attempt: job.attempts,
          isLast: job.attempts >= job.max_attempts,
        });
      },
    ]),
  );
}

interface TaskRun {
  readonly app: App;
  readonly name: string;
  readonly task: JobTask;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly attempt: number;
  /** Whether this was the last attempt: people must be notified, because there is no retry. */
  readonly isLast: boolean;
}

async function runTask({ app, name, task, payload, log, signal, attempt, isLast }: TaskRun): Promise<void> {
  const began = performance.now();
  const done = (outcome: 'success' | 'failure'): void =>
    app.metrics.jobDone({ name, outcome, durationMs: performance.now() - began });
  try {
    const notable = await task({ app, payload, log, signal });
    done('success');
    if (notable !== undefined)
      await writeEvent(app.pools.jobs, app.clock, { source: 'jobs', name, outcome: 'success', detail: notable });
  } catch (error) {
    done('failure');
    const isGivenUp = error instanceof JobGivenUp;
    const reason = error instanceof Error ? error.message : String(error);
    if (isGivenUp) log.warn({ reason }, 'A job was given up');
    else log.error({ error }, 'A job failed');
    const detail = { error: reason, attempt, ...(isLast || isGivenUp ? { isLast: true } : {}) };
    await writeEvent(app.pools.jobs, app.clock, { source: 'jobs', name, outcome: 'failure', detail }).catch(
      (broken: unknown) => log.error({ error: broken }, 'The failure of a job could not be written down'),
    );
    if (!isGivenUp) throw error;
  }
}

function asObject(payload: unknown): Readonly<Record<string, unknown>> {
  return typeof payload === 'object' && payload !== null ? (payload as Readonly<Record<string, unknown>>) : {};
}
