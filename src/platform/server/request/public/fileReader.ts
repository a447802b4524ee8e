/**
 * Reads files from anonymous callers. A hostile one may block the processor for a second, so a thread reads it while
 * calls are answered; if a file crashes the thread, only that file is affected.
 */
import { Worker } from 'node:worker_threads';
import { createWorkerPool, WorkerLost } from '../../workerPool.ts';
import type { Log } from '../../log.ts';
import { withoutReadingPdf, type FileReading } from './fileReading.ts';

export interface FileReader {
  /** Returns a result for every file. Rejects only if too many are waiting. */
  readonly read: (bytes: Buffer) => Promise<FileReading>;
  readonly close: () => Promise<void>;
}

export interface FileReaderOptions {
  readonly log: Log;
  readonly limitMs?: number;
  readonly memoryMb?: number;
  /** Another program for the thread; used by tests only. */
  readonly program?: URL;
}

/** One thread, because a second would take the processor core from the calls. */
const THREADS = 1;
/** Ten times as long as the worst known file takes. */
const LIMIT_MS = 15_000;
const MAX_WAITING = 8;
/** The worst known file takes more than 256, in addition to its bytes. */
const MEMORY_MB = 512;

/** Next to this file, or next to the bundle into which it was built. */
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
      // The environment is not passed on: it contains secrets, and reading needs none.
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

/** Sends a copy, because the file is still needed if the thread fails. */
function postBytes(thread: Worker, bytes: Buffer): void {
  const copy = new Uint8Array(bytes);
  thread.postMessage(copy, [copy.buffer]);
}
