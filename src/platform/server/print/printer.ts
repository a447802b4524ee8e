/**
 * Documents as PDF. Setting one takes a tenth of a second of nothing else, so threads of their own do it: begun when the
 * first document is wanted, replaced when one fails or takes too long, and ended with the server.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { message } from '#language/message.ts';
import { Refusal, unavailable } from '../errors.ts';
import type { Log } from '../log.ts';
import { sourcesFolder } from './sources.ts';

export interface Document {
  /** From the sources: `modules/to-whom/server/letter.typ`. */
  readonly template: string;
  /** What it says: read by the template as data, never as more of the template. */
  readonly data: Readonly<Record<string, unknown>>;
  /** By the name under which the template finds each, below `/pictures/`. */
  readonly pictures?: Readonly<Record<string, Buffer>>;
}

export interface Printer {
  /** The same document gives the same bytes. Refuses what cannot be printed, and says which letters. */
  readonly print: (document: Document) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

export interface PrinterOptions {
  readonly log: Log;
  readonly threads?: number;
  readonly limitMs?: number;
  /** Another program for the threads; only tests have one. */
  readonly program?: string;
}

/** Two, so that one long document does not hold up all others; more would take the cores from the calls. */
const THREADS = 2;
/** Of one document, from when a thread takes it. The first also waits for the typeface. */
const LIMIT_MS = 30_000;
/** Beyond it whoever asks is better off coming back. */
const MAX_WAITING = 100;
const RETRY_SECONDS = 5;

interface Job {
  readonly document: Document;
  readonly done: (pdf: Buffer) => void;
  readonly fail: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** As the program answers. */
type Answer = { readonly pdf: Uint8Array } | { readonly missing: string } | { readonly problem: string };

export function createPrinter({ log, threads: most = THREADS, limitMs = LIMIT_MS, program = 'platform/server/print/worker.mjs' }: PrinterOptions): Printer {
  const workspace = sourcesFolder();
  const threads = new Set<Thread>();
  const waiting: Job[] = [];
  let isClosed = false;

  const next = (): void => {
    if (isClosed || waiting.length === 0) return;
    const free = [...threads].find(({ job }) => job === undefined) ?? (threads.size < most ? begin() : undefined);
    const job = free === undefined ? undefined : waiting.shift();
    if (free === undefined || job === undefined) return;
    free.job = job;
    free.timer = setTimeout(() => lose(free, new Error(`Setting ${job.document.template} took longer than ${limitMs} ms`)), limitMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, and no window
    free.worker.postMessage({ template: join(workspace, job.document.template), data: JSON.stringify(job.document.data), pictures: job.document.pictures ?? {} });
  };

  const begin = (): Thread => {
    // Nothing of the environment: there are secrets in it, and the thread needs none.
    const thread: Thread = { worker: new Worker(join(workspace, program), { workerData: { workspace }, env: {}, execArgv: [] }), job: undefined, timer: undefined };
    thread.worker.on('message', (answer: Answer) => settle(thread, answer));
    thread.worker.on('error', (error) => lose(thread, error instanceof Error ? error : new Error(String(error))));
    thread.worker.on('exit', (code) => lose(thread, new Error(`The thread that sets documents ended with ${code}`)));
    threads.add(thread);
    return thread;
  };

  const release = (thread: Thread): Job | undefined => {
    const { job } = thread;
    clearTimeout(thread.timer);
    thread.job = undefined;
    return job;
  };

  const settle = (thread: Thread, answer: Answer): void => {
    const job = release(thread);
    if (job === undefined) return;
    if ('pdf' in answer) job.done(Buffer.from(answer.pdf));
    else if ('missing' in answer) job.fail(new Refusal(422, message('lettersNotPrintable', { letters: answer.missing })));
    else job.fail(failed(log, { template: job.document.template, problem: answer.problem }));
    next();
  };

  /** What it worked on has failed; the next document gets a thread that knows nothing of it. */
  const lose = (thread: Thread, error: Error): void => {
    if (!threads.delete(thread)) return;
    const job = release(thread);
    void thread.worker.terminate();
    job?.fail(failed(log, { template: job.document.template, problem: error.message }));
    next();
  };

  return {
    print: (document) =>
      new Promise((done, fail) => {
        if (isClosed || waiting.length >= MAX_WAITING) {
          fail(unavailable(RETRY_SECONDS));
          return;
        }
        waiting.push({ document, done, fail });
        next();
      }),
    close: async () => {
      isClosed = true;
      for (const job of waiting.splice(0)) job.fail(unavailable(RETRY_SECONDS));
      const ended = [...threads].map(({ worker }) => worker.terminate());
      for (const thread of threads) release(thread)?.fail(unavailable(RETRY_SECONDS));
      threads.clear();
      await Promise.all(ended);
    },
  };
}

/** The template and its trouble are for the log; the person is told that it was no fault of theirs. */
function failed(log: Log, about: { readonly template: string; readonly problem: string }): Refusal {
  log.error(about, 'A document could not be set');
  return new Refusal(500, message('printFailed'));
}
