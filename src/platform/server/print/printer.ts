/**
 * Documents as PDF. Setting one takes half a second of nothing else and a lot of memory, and some text may bring down what
 * sets them, with all of its process. So processes of their own do it: begun when the first document is wanted,
 * replaced when one fails or takes too long, and ended with the server.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { message } from '#language/message.ts';
import { Refusal, unavailable } from '../errors.ts';
import type { Log } from '../log.ts';
import { sourcesFolder } from './sources.ts';
import { thaiLinesOf } from './thaiWords.ts';

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
  readonly processes?: number;
  readonly limitMs?: number;
  /** Another program for the processes; only tests have one. */
  readonly program?: string;
}

/** Two, so that one long document does not hold up all others; more would take the cores from the calls. */
const PROCESSES = 2;
/** Of one document, from when a process takes it. The first also waits for the compiler: some seconds, and many where the machine is busy. */
const LIMIT_MS = 60_000;
/** Beyond it whoever asks is better off coming back. */
const MAX_WAITING = 100;
const RETRY_SECONDS = 5;

/** Without its folder no program starts on Windows. */
const BARE: NodeJS.ProcessEnv = process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] } : {};

/** Nobody sees them, and what stands between them is read in another order than it was written; some bring the compiler down. */
const TURNING = /[\u061C\u200F\u202A-\u202E\u2066-\u2069]/g;

interface Job {
  readonly document: Document;
  readonly done: (pdf: Buffer) => void;
  readonly fail: (error: Error) => void;
}

interface Setter {
  readonly process: ChildProcess;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** As the program answers. */
type Answer = { readonly pdf: Uint8Array; readonly isFull?: boolean } | { readonly missing: string } | { readonly problem: string };

export function createPrinter({ log, processes: most = PROCESSES, limitMs = LIMIT_MS, program = 'platform/server/print/worker.mjs' }: PrinterOptions): Printer {
  const workspace = sourcesFolder();
  const setters = new Set<Setter>();
  const waiting: Job[] = [];
  let isClosed = false;

  const next = (): void => {
    if (isClosed || waiting.length === 0) return;
    const free = [...setters].find(({ job }) => job === undefined) ?? (setters.size < most ? begin() : undefined);
    const job = free === undefined ? undefined : waiting.shift();
    if (free === undefined || job === undefined) return;
    free.job = job;
    free.timer = setTimeout(() => lose(free, new Error(`Setting ${job.document.template} took longer than ${limitMs} ms`)), limitMs);
    // One that cannot be told is one that has ended, of which it tells itself.
    free.process.send(jobOf(job.document), () => undefined);
  };

  const begin = (): Setter => {
    // Nothing of the environment: there are secrets in it, and setting needs none. It ends by itself when nobody is left to tell it anything.
    const setter: Setter = { process: fork(join(workspace, program), [workspace], { env: BARE, execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }), job: undefined, timer: undefined };
    setter.process.on('message', (answer) => settle(setter, answer as Answer));
    setter.process.on('error', (error) => lose(setter, error));
    setter.process.on('exit', (code, signal) => lose(setter, new Error(`The process that sets documents ended with ${code ?? signal}`)));
    setters.add(setter);
    return setter;
  };

  const release = (setter: Setter): Job | undefined => {
    const { job } = setter;
    clearTimeout(setter.timer);
    setter.job = undefined;
    return job;
  };

  const settle = (setter: Setter, answer: Answer): void => {
    const job = release(setter);
    if (job === undefined) return;
    if ('pdf' in answer) job.done(Buffer.from(answer.pdf));
    else if ('missing' in answer) job.fail(new Refusal(422, message('lettersNotPrintable', { letters: answer.missing })));
    else job.fail(failed(log, { template: job.document.template, problem: answer.problem }));
    if ('pdf' in answer && answer.isFull === true) retire(setter);
    next();
  };

  /** It has nothing to do and holds too much. */
  const retire = (setter: Setter): void => {
    setters.delete(setter);
    setter.process.kill('SIGKILL');
  };

  /** What it worked on has failed; the next document gets a process that knows nothing of it. */
  const lose = (setter: Setter, error: Error): void => {
    if (!setters.has(setter)) return;
    const job = release(setter);
    retire(setter);
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
        const turning = [...new Set(JSON.stringify(document.data).match(TURNING))];
        if (turning.length > 0) {
          fail(new Refusal(422, message('lettersNotPrintable', { letters: turning.map(nameOf).join(' ') })));
          return;
        }
        waiting.push({ document, done, fail });
        next();
      }),
    close: async () => {
      isClosed = true;
      for (const job of waiting.splice(0)) job.fail(unavailable(RETRY_SECONDS));
      const ended = [...setters].map((setter) => end(setter));
      for (const setter of setters) release(setter)?.fail(unavailable(RETRY_SECONDS));
      setters.clear();
      await Promise.all(ended);
    },
  };
}

/** As the program reads it. */
function jobOf({ template, data, pictures = {} }: Document) {
  const said = JSON.stringify(data);
  return { template, data: said, thai: JSON.stringify(thaiLinesOf(said)), pictures };
}

/** `U+202E`: of what has no shape only the name can be told. */
function nameOf(letter: string): string {
  return `U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

async function end({ process }: Setter): Promise<void> {
  const gone = process.exitCode !== null || process.signalCode !== null ? undefined : once(process, 'exit');
  process.kill('SIGKILL');
  await gone;
}

/** The template and its trouble are for the log; the person is told that it was no fault of theirs. */
function failed(log: Log, about: { readonly template: string; readonly problem: string }): Refusal {
  log.error(about, 'A document could not be set');
  return new Refusal(500, message('printFailed'));
}
