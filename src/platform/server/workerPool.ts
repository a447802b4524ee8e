/**
 * Work that would keep the thread which answers calls: workers do it, threads or processes, each one order at a time. They
 * are begun when they are first wanted, replaced when one fails or takes too long, and ended with the server.
 */
import { unavailable } from './errors.ts';

export interface Worker<Input> {
  /** One that cannot be told is one that has ended, of which it tells itself. */
  readonly send: (order: Input) => void;
  /** At once, whatever it is doing. */
  readonly end: () => Promise<unknown>;
}

export interface WorkerListener<Answer> {
  readonly onAnswer: (answer: Answer) => void;
  /** It failed, or ended. */
  readonly onLost: (error: Error) => void;
}

export interface WorkerPoolOptions<Input, Answer> {
  readonly start: (heard: WorkerListener<Answer>) => Worker<Input>;
  /** How many workers there are at most. */
  readonly maxWorkers: number;
  /** Of one order, from when a worker takes it. The first of a worker also waits until it has begun. */
  readonly limitMs: number;
  /** Beyond it whoever asks is better off coming back. */
  readonly maxWaiting: number;
  /** Whoever answered this takes no other order. */
  readonly isLast?: (answer: Answer) => boolean;
}

export interface WorkerPool<Input, Answer> {
  /** Rejects with `WorkerLost` where the order was given up, and with 503 where it was not taken. */
  readonly run: (order: Input) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** What it worked on has failed; the next order gets a worker that knows nothing of it. */
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
      worker: start({ onAnswer: (answer) => settle(member, answer), onLost: (error) => lose(member, error.message) }),
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

  const settle = (member: PooledWorker<Input, Answer>, answer: Answer): void => {
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
    run: (order) =>
      new Promise((done, fail) => {
        if (isClosed || waiting.length >= maxWaiting) {
          fail(unavailable(RETRY_SECONDS));
          return;
        }
        waiting.push({ input: order, done, fail });
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
