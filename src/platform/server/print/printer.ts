/**
 * Prints documents as PDF. Typesetting one blocks for half a second and takes a lot of memory, and some text may crash
 * the compiler with its whole process. So separate processes do it.
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
  /** Path below the sources: `modules/to-whom/server/letter.typ`. */
  readonly template: string;
  /** The content: read by the template as data, never as template code. */
  readonly data: Readonly<Record<string, unknown>>;
  /** By the name under which the template finds each, below `/pictures/`. */
  readonly pictures?: Readonly<Record<string, Buffer>>;
}

export interface Printer {
  /** The same document gives the same bytes. Refuses text that cannot be printed, and names the characters. */
  readonly print: (document: PrintDocument) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

export interface PrinterOptions {
  readonly log: Log;
  /** For a demonstration or a test with a few documents: it starts sooner, and typesets each a little slower. */
  readonly isBrief?: boolean;
  readonly processes?: number;
  readonly limitMs?: number;
  /** Another program for the processes; used only by tests. */
  readonly program?: string;
}

/** Two, so that one long document does not delay all others; more would take cores from the calls. */
const PROCESSES = 2;
/**
 * For one document, from when a process starts it. The first also waits for the compiler: some seconds, and many on a
 * busy machine.
 */
const LIMIT_MS = 60_000;
/** Beyond this, callers should come back later. */
const MAX_WAITING = 100;

/** Without its system folder no program starts on Windows. */
const EMPTY_ENVIRONMENT: NodeJS.ProcessEnv =
  process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] } : {};

/** Invisible characters that change the reading direction; some crash the compiler. */
const DIRECTION_MARKS = /[\u061C\u200F\u202A-\u202E\u2066-\u2069]/g;

/** As read by the program. */
interface PrintJob {
  readonly template: string;
  /** As JSON. */
  readonly data: string;
  readonly pictures: Readonly<Record<string, Buffer>>;
}

/** As returned by the program. */
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
      // Passes no environment: it contains secrets, and typesetting needs none. The process ends by itself when its
      // parent is gone.
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
      const json = JSON.stringify(data);
      const turning = [...new Set(json.match(DIRECTION_MARKS))];
      if (turning.length > 0)
        throw new Refusal(422, message('lettersNotPrintable', { letters: turning.map(codePointName).join(' ') }));
      const answer = await run({ template, data: json, pictures }).catch((error: unknown) => {
        throw error instanceof WorkerLost ? printFailed(log, { template, problem: error.message }) : error;
      });
      if ('pdf' in answer) return Buffer.from(answer.pdf);
      if ('missing' in answer) throw new Refusal(422, message('lettersNotPrintable', { letters: answer.missing }));
      throw printFailed(log, { template, problem: answer.problem });
    },
    close,
  };
}

/** `U+202E`: an invisible character can only be shown by its code point. */
function codePointName(letter: string): string {
  return `U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

async function end(setter: ChildProcess): Promise<void> {
  const exited = setter.exitCode !== null || setter.signalCode !== null ? undefined : once(setter, 'exit');
  setter.kill('SIGKILL');
  await exited;
}

/** The template and its error are for the log; the person gets a message that it was not their fault. */
function printFailed(log: Log, about: { readonly template: string; readonly problem: string }): Refusal {
  log.error(about, 'A document could not be set');
  return new Refusal(500, message('printFailed'));
}
