/** What the system does by itself, and when. */
import type { App } from '../app.ts';
import type { Log } from '../log.ts';

export interface JobContext {
  readonly app: App;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly log: Log;
  /** Given up when the process stops. */
  readonly signal: AbortSignal;
}

/** Thrown by a task where trying again would change nothing: it is written down as a failure, and the job is over. */
export class JobGivenUp extends Error {
  override readonly name = 'JobGivenUp';
}

/** What it answers is worth an event that people can read; nothing, if it was a day like any other. */
export type JobTask = (context: JobContext) => Promise<Readonly<Record<string, unknown>> | undefined>;

/**
 * One connection of the pool is kept to hear of new jobs, so few are left: a task that holds one must not ask for a
 * second, or it may wait for itself.
 */
export type JobTasks = Readonly<Record<string, JobTask>>;

export interface JobCron {
  readonly task: string;
  /** Minute, hour, day, month, weekday, in UTC. */
  readonly match: string;
  readonly maxAttempts: number;
}
