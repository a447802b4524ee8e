/**
 * Runs a thread that derives one key after the other. It starts with the first key, and is ended and replaced if a key
 * takes too long or fails. An idle thread does not keep the process alive.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createWorkerPool } from '../workerPool.ts';
import { findSourcesFolder } from '../print/sources.ts';

export interface Derivation {
  readonly hash: string;
  /**
   * Purpose in the old derivation (RFC 7292, appendix B): 1 for a key, 2 for an initialization vector, 3 for a MAC.
   * PBKDF2 has none.
   */
  readonly purpose: number | undefined;
  readonly password: Uint8Array;
  readonly salt: Uint8Array;
  readonly iterations: number;
  readonly length: number;
}

/** As many as may wait for `openP12`, which already limits how many files are opened at once. */
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
      // The thread gets no environment variables, because they contain secrets.
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
