/** Passwords as they are, with a count of what argon2 was asked: what a call costs is part of what it promises. */
import { argon, createPasswordHasher, type PasswordHasher } from '#platform/server/auth/password.ts';

export interface CountedArgon {
  readonly hasher: PasswordHasher;
  readonly calls: () => number;
}

export function countedArgon(): CountedArgon {
  let calls = 0;
  const count = <T>(answer: Promise<T>): Promise<T> => {
    calls += 1;
    return answer;
  };
  return {
    hasher: createPasswordHasher({
      hash: (text) => count(argon.hash(text)),
      verify: (stored, text) => count(argon.verify(stored, text)),
    }),
    calls: () => calls,
  };
}
