/** Keys from passwords, away from the thread that answers calls, and never more work than a file may ask for. */
import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { NotDer } from './der.ts';
import { createThread, type Derivation } from './thread.ts';

/** Of one file, all its locks together: seconds of work. Programs ask for 2,000 to 600,000. */
export const MAX_ITERATIONS = 10_000_000;

export class TooDemanding extends Error {
  override readonly name = 'TooDemanding';
  readonly iterations: number;

  constructor(iterations: number) {
    super('The file asks for more work than it may.');
    this.iterations = iterations;
  }
}

/** What one file has asked for so far. */
export interface Work {
  readonly pbkdf2: (request: Pbkdf2Request) => Promise<Buffer>;
  readonly p12: (request: Derivation) => Promise<Buffer>;
}

export interface Pbkdf2Request {
  readonly hash: string;
  readonly password: string;
  readonly salt: Buffer;
  readonly iterations: number;
  readonly length: number;
}

export function createWork(): Work {
  let done = 0;
  const pay = (iterations: number): void => {
    if (iterations < 1) throw new NotDer();
    done += iterations;
    if (done > MAX_ITERATIONS) throw new TooDemanding(done);
  };
  return {
    pbkdf2: async ({ hash, password, salt, iterations, length }) => {
      pay(iterations);
      return pbkdf2Async(password, salt, iterations, length, hash);
    },
    p12: async (derivation) => {
      pay(derivation.iterations);
      return derivation.iterations <= QUICK ? quick(derivation) : slow(derivation);
    },
  };
}

const pbkdf2Async = promisify(pbkdf2);

/** What programs usually ask for, and a few milliseconds: nobody who sends that waits behind somebody who sends more. */
const QUICK = 20_000;
const quick = createThread();
const slow = createThread();
