/**
 * Documents as PDF. Setting one takes half a second of nothing else and a lot of memory, and some text may bring down what
 * sets them, with all of its process. So processes of their own do it.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { message } from '#language/message.ts';
import { createWorkerPool, WorkerLost } from '../workerPool.ts';
import { Refusal } from '../errors.ts';
import type { Log } from '../log.ts';
import { findSourcesFolder } from './sources.ts';

export interface PrintDocument {
  /** From the sources: `modules/to-whom/server/letter.typ`. */
  readonly template: string;
  /** What it says: read by the template as data, never as more of the template. */
  readonly data: Readonly<Record<string, unknown>>;
  /** By the name under which the template finds each, below `/pictures/`. */
  readonly pictures?: Readonly<Record<string, Buffer>>;
}

export interface Printer {
  /** The same document gives the same bytes. Refuses what cannot be printed, and says which letters. */
  readonly print: (document: PrintDocument) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

export interface PrinterOptions {
  readonly log: Log;
  /** A demonstration or a test sets a few documents: it begins sooner, and sets each a little slower. */
  readonly isBrief?: boolean;
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

/** Without its folder no program starts on Windows. */
const EMPTY_ENVIRONMENT: NodeJS.ProcessEnv =
  process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] } : {};

/** Nobody sees them, and what stands between them is read in another order than it was written; some bring the compiler down. */
const DIRECTION_MARKS = /[\u061C\u200F\u202A-\u202E\u2066-\u2069]/g;

/** As the program reads it. */
interface PrintJob {
  readonly template: string;
  /** As JSON. */
  readonly data: string;
  readonly pictures: Readonly<Record<string, Buffer>>;
}

/** As the program answers. */
type PrintAnswer =
  | { readonly pdf: Uint8Array; readonly isFull?: boolean }
  | { readonly missing: string }
  | { readonly problem: string };

export function createPrinter({
  log,
  isBrief = false,
  processes = PROCESSES,
  limitMs = LIMIT_MS,
  program = 'platform/server/print/worker.mjs',
}: PrinterOptions): Printer {
  const workspace = findSourcesFolder();
  const { run, close } = createWorkerPool<PrintJob, PrintAnswer>({
    maxWorkers: processes,
    limitMs,
    maxWaiting: MAX_WAITING,
    isLast: (answer) => 'pdf' in answer && answer.isFull === true,
    start: ({ onAnswer, onLost }) => {
      // Nothing of the environment: there are secrets in it, and setting needs none. It ends by itself when nobody is left to tell it anything.
      const setter = fork(join(workspace, program), [workspace, ...(isBrief ? ['brief'] : [])], {
        env: EMPTY_ENVIRONMENT,
        execArgv: [],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      setter.on('message', (answer) => onAnswer(answer as PrintAnswer));
      setter.on('error', onLost);
      setter.on('exit', (code, signal) =>
        onLost(new Error(`The process that sets documents ended with ${code ?? signal}`)),
      );
      return { send: (job) => void setter.send(job, () => undefined), end: () => end(setter) };
    },
  });
  return {
    print: async ({ template, data, pictures = {} }) => {
      const said = JSON.stringify(data);
      const turning = [...new Set(said.match(DIRECTION_MARKS))];
      if (turning.length > 0)
        throw new Refusal(422, message('lettersNotPrintable', { letters: turning.map(codePointName).join(' ') }));
      const answer = await run({ template, data: said, pictures }).catch((error: unknown) => {
        throw error instanceof WorkerLost ? printFailed(log, { template, problem: error.message }) : error;
      });
      if ('pdf' in answer) return Buffer.from(answer.pdf);
      if ('missing' in answer) throw new Refusal(422, message('lettersNotPrintable', { letters: answer.missing }));
      throw printFailed(log, { template, problem: answer.problem });
    },
    close,
  };
}

/** `U+202E`: of what has no shape only the name can be told. */
function codePointName(letter: string): string {
  return `U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

async function end(setter: ChildProcess): Promise<void> {
  const gone = setter.exitCode !== null || setter.signalCode !== null ? undefined : once(setter, 'exit');
  setter.kill('SIGKILL');
  await gone;
}

/** The template and its trouble are for the log; the person is told that it was no fault of theirs. */
function printFailed(log: Log, about: { readonly template: string; readonly problem: string }): Refusal {
  log.error(about, 'A document could not be set');
  return new Refusal(500, message('printFailed'));
}
