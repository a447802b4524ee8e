/**
 * Reads the files of strangers. One that is made to may take a second of nothing else, so a thread does it, while calls are
 * answered; and whatever a file does to the thread, it does to itself alone.
 */
import { Worker } from 'node:worker_threads';
import { createWorkerPool, WorkerLost } from '../../workerPool.ts';
import type { Log } from '../../log.ts';
import { withoutReadingPdf, type FileReading } from './fileReading.ts';

export interface FileReader {
  /** Answers for every file. Refuses only where too many wait. */
  readonly read: (bytes: Buffer) => Promise<FileReading>;
  readonly close: () => Promise<void>;
}

export interface FileReaderOptions {
  readonly log: Log;
  readonly limitMs?: number;
  readonly memoryMb?: number;
  /** Another program for the thread; only tests have one. */
  readonly program?: URL;
}

/** One: a second would take the core from the calls. */
const THREADS = 1;
/** Ten times what the worst takes that is known. */
const LIMIT_MS = 15_000;
const MAX_WAITING = 8;
/** The worst that is known takes more than 256, beside its bytes. */
const MEMORY_MB = 512;

/** Beside this file, or beside the bundle it became part of. */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? 'fileThreadOfSources.mjs' : 'fileThread.mjs',
  import.meta.url,
);

export function createFileReader({
  log,
  limitMs = LIMIT_MS,
  memoryMb = MEMORY_MB,
  program = PROGRAM,
}: FileReaderOptions): FileReader {
  const { run, close } = createWorkerPool<Buffer, FileReading>({
    maxWorkers: THREADS,
    limitMs,
    maxWaiting: MAX_WAITING,
    start: ({ onAnswer, onLost }) => {
      // Nothing of the environment: there are secrets in it, and reading needs none.
      const thread = new Worker(program, {
        env: {},
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      });
      thread.on('message', onAnswer);
      thread.on('error', onLost);
      thread.on('exit', (code) => onLost(new Error(`The thread that reads files ended with ${code}`)));
      return { send: (bytes) => postBytes(thread, bytes), end: () => thread.terminate() };
    },
  });
  return {
    read: async (bytes) => {
      try {
        return await run(bytes);
      } catch (error) {
        if (!(error instanceof WorkerLost)) throw error;
        log.warn({ bytes: bytes.length, problem: error.message }, 'A file could not be read');
        return withoutReadingPdf(bytes);
      }
    },
    close,
  };
}

/** A copy: should the thread be lost, the file is still wanted. */
function postBytes(thread: Worker, bytes: Buffer): void {
  const copy = new Uint8Array(bytes);
  thread.postMessage(copy, [copy.buffer]);
}
