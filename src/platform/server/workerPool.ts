/**
 * A pool of workers, threads or processes, for work that would block the thread which answers calls; each does one job
 * at a time. They are started when first needed, replaced when one fails or takes too long, and ended with the server.
 */
import { unavailable } from './errors.ts';

export interface Worker<Input> {
  /** If the worker has ended, sending does nothing: its end is reported separately. */
  readonly send: (input: Input) => void;
  /** Ends the worker at once, whatever it is doing. */
  readonly end: () => Promise<unknown>;
}

export interface WorkerListener<Answer> {
  readonly onAnswer: (answer: Answer) => void;
  /** The worker failed, or ended. */
  readonly onLost: (error: Error) => void;
}

export interface WorkerPoolOptions<Input, Answer> {
  readonly start: (listener: WorkerListener<Answer>) => Worker<Input>;
  /** The maximum number of workers. */
  readonly maxWorkers: number;
  /** For one job, from when a worker starts it. The first job of a worker also waits until it has started. */
  readonly limitMs: number;
  /** Beyond this, callers should come back later. */
  readonly maxWaiting: number;
  /** Whether the worker that gave this answer takes no further job. */
  readonly isLast?: (answer: Answer) => boolean;
}

export interface WorkerPool<Input, Answer> {
  /** Rejects with `WorkerLost` if the job was given up, and with 503 if it was not accepted. */
  readonly run: (input: Input) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** The job failed with its worker; the next job gets a new worker. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}

interface QueuedJob<Input, Answer> {
  readonly input: Input;
  readonly done: (answer: Answer) => void;
  readonly fail: (error: Error) => void;
}

interface PooledWorker<Input, Answer> {
  readonly worker: Worker<Input>;
  job: QueuedJob<Input, Answer> | undefined;
  timer: NodeJS.Timeout | undefined;
}

const RETRY_SECONDS = 5;

export function createWorkerPool<Input, Answer>({
  start,
  maxWorkers,
  limitMs,
  maxWaiting,
  isLast = () => false,
}: WorkerPoolOptions<Input, Answer>): WorkerPool<Input, Answer> {
  const members = new Set<PooledWorker<Input, Answer>>();
  const waiting: QueuedJob<Input, Answer>[] = [];
  let isClosed = false;

  const next = (): void => {
    if (isClosed || waiting.length === 0) return;
    const free = [...members].find(({ job }) => job === undefined) ?? (members.size < maxWorkers ? join() : undefined);
    const job = free === undefined ? undefined : waiting.shift();
    if (free === undefined || job === undefined) return;
    free.job = job;
    free.timer = setTimeout(() => lose(free, `It took longer than ${limitMs} ms`), limitMs);
    free.worker.send(job.input);
  };

  const join = (): PooledWorker<Input, Answer> => {
    const member: PooledWorker<Input, Answer> = {
      worker: start({
        onAnswer: (answer) => finishJob(member, answer),
        onLost: (error) => lose(member, error.message),
      }),
      job: undefined,
      timer: undefined,
    };
    members.add(member);
    return member;
  };

  const release = (member: PooledWorker<Input, Answer>): QueuedJob<Input, Answer> | undefined => {
    const { job } = member;
    clearTimeout(member.timer);
    member.job = undefined;
    return job;
  };

  const finishJob = (member: PooledWorker<Input, Answer>, answer: Answer): void => {
    release(member)?.done(answer);
    if (isLast(answer)) retire(member);
    next();
  };

  const retire = (member: PooledWorker<Input, Answer>): void => {
    members.delete(member);
    member.worker.end().catch(() => undefined);
  };

  const lose = (member: PooledWorker<Input, Answer>, problem: string): void => {
    if (!members.has(member)) return;
    const job = release(member);
    retire(member);
    job?.fail(new WorkerLost(problem));
    next();
  };

  return {
    run: (input) =>
      new Promise((done, fail) => {
        if (isClosed || waiting.length >= maxWaiting) {
          fail(unavailable(RETRY_SECONDS));
          return;
        }
        waiting.push({ input, done, fail });
        next();
      }),
    close: async () => {
      isClosed = true;
      for (const job of [...waiting.splice(0), ...[...members].flatMap((member) => release(member) ?? [])])
        job.fail(unavailable(RETRY_SECONDS));
      const ended = [...members].map(({ worker }) => worker.end());
      members.clear();
      await Promise.all(ended);
    },
  };
}
