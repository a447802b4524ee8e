/**
 * A thread that derives keys one after the other: begun when the first is wanted, ended and replaced when one takes too
 * long or fails. A process may end while it is idle.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createWorkerPool } from '../workerPool.ts';
import { findSourcesFolder } from '../print/sources.ts';

export interface Derivation {
  readonly hash: string;
  /** Of the old way (RFC 7292, appendix B): 1 for a key, 2 for a start value, 3 for a seal. PBKDF2 knows none. */
  readonly purpose: number | undefined;
  readonly password: Uint8Array;
  readonly salt: Uint8Array;
  readonly iterations: number;
  readonly length: number;
}

/** As many as files are opened at once, and those that wait for it: whoever opens them holds off the others. */
const MAX_WAITING = 50;

export function createDerivationThread({
  limitMs,
}: {
  readonly limitMs: number;
}): (derivation: Derivation) => Promise<Buffer> {
  const { run } = createWorkerPool<Derivation, Uint8Array>({
    maxWorkers: 1,
    limitMs,
    maxWaiting: MAX_WAITING,
    start: ({ onAnswer, onLost }) => {
      const program = join(findSourcesFolder(), 'platform/server/signing/deriveKey.mjs');
      // Nothing of the environment: there are secrets in it.
      const thread = new Worker(program, { env: {}, execArgv: [] });
      thread.on('message', onAnswer);
      thread.on('error', onLost);
      thread.on('exit', (code) => onLost(new Error(`The thread that derives keys ended with ${code}`)));
      thread.unref();
      return {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        send: (derivation) => thread.postMessage(derivation),
        end: () => thread.terminate(),
      };
    },
  });
  return async (derivation) => Buffer.from(await run(derivation));
}
