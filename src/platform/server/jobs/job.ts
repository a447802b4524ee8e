/** Types of the background jobs and their schedule. */
import type { App } from '../app.ts';
import type { Log } from '../log.ts';

export interface JobContext {
  readonly app: App;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly log: Log;
  /** Aborted when the process stops. */
  readonly signal: AbortSignal;
}

/** Thrown by a task if a retry would change nothing: it is recorded as a failure, and the job ends. */
export class JobGivenUp extends Error {
  override readonly name = 'JobGivenUp';
}

/** Returns the detail of an event that people can read; nothing if there is nothing notable. */
export type JobTask = (context: JobContext) => Promise<Readonly<Record<string, unknown>> | undefined>;

/**
 * One connection of the pool is reserved to listen for new jobs, so few are left: a task that holds one must not
 * request a second, or it may wait for itself.
 */
export type JobTasks = Readonly<Record<string, JobTask>>;

export interface JobCron {
  readonly task: string;
  /** Minute, hour, day, month, weekday, in UTC. */
  readonly match: string;
  readonly maxAttempts: number;
}
