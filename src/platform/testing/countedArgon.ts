/** Real password hashing with a counter of argon2 calls: the cost of a call is part of its contract. */
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
