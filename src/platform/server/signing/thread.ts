/** A thread that derives keys one after the other: begun when the first is wanted, replaced when it fails, ended with the process. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sourcesFolder } from '../print/sources.ts';

export interface Derivation {
  readonly hash: string;
  /** 1 for a key, 2 for a start value, 3 for a seal. */
  readonly purpose: number;
  readonly password: Uint8Array;
  readonly salt: Uint8Array;
  readonly iterations: number;
  readonly length: number;
}

interface Waiting {
  readonly done: (key: Buffer) => void;
  readonly fail: (error: Error) => void;
}

export function createThread(): (derivation: Derivation) => Promise<Buffer> {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let turns = 0;

  const lose = (error: Error): void => {
    thread = undefined;
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  };

  const begin = (): Worker => {
    // Nothing of the environment: there are secrets in it.
    const begun = new Worker(join(sourcesFolder(), 'platform/server/signing/deriveKey.mjs'), { env: {}, execArgv: [] });
    begun.on('message', ({ turn, key }: { turn: number; key: Uint8Array }) => {
      waiting.get(turn)?.done(Buffer.from(key));
      waiting.delete(turn);
      if (waiting.size === 0) begun.unref();
    });
    begun.on('error', lose);
    return begun;
  };

  return (derivation) =>
    new Promise((done, fail) => {
      thread ??= begin();
      turns += 1;
      waiting.set(turns, { done, fail });
      thread.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.postMessage({ turn: turns, derivation });
    });
}
