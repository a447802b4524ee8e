/**
 * Hashes passwords by argon2id, one at a time: each takes 19 MiB and a core, and a flood of sign-ins must not take all
 * of them.
 */
import { hash, verify, type Options } from '@node-rs/argon2';
import { unavailable } from '../errors.ts';

export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /** Costs the same whether or not there is a stored hash to compare with. */
  readonly verify: (password: string, stored: string | undefined) => Promise<boolean>;
}

/** The two functions of the library, so that a test can count their calls. */
export interface Argon {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (stored: string, password: string) => Promise<boolean>;
}

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
export const argonParameters = {
  algorithm: 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const satisfies Options;

export const argon: Argon = {
  hash: (password) => hash(password, argonParameters),
  verify: (stored, password) => verify(stored, password),
};

/** Made of random bytes that were not stored; passwords of unknown users are compared with it. */
export const UNKNOWN_USER_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$ERz/SRPW9SR1hV5xE1q40A$qPetroXqE6fTZbRusgPzJkG4gopuj30n8SZn4EhJcKI';

export function createPasswordHasher(engine: Argon = argon): PasswordHasher {
  const inTurn = createQueue();
  return {
    hash: (password) => inTurn(() => engine.hash(normalizePassword(password))),
    verify: async (password, stored) =>
      (await inTurn(() => engine.verify(stored ?? UNKNOWN_USER_HASH, normalizePassword(password)))) &&
      stored !== undefined,
  };
}

/** Some keyboards compose characters that others leave decomposed (NIST SP 800-63B, 3.1.1.2). */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

/** About 35 ms each: the last in the queue waits some two seconds, when all officers start their day. */
export const MAX_WAITING = 60;
const RETRY_AFTER_SECONDS = 2;

function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let inside = 0;
  return async (work) => {
    if (inside > MAX_WAITING) throw unavailable(RETRY_AFTER_SECONDS);
    inside += 1;
    const mine = last.then(work, work);
    last = mine;
    try {
      return await mine;
    } finally {
      inside -= 1;
    }
  };
}
