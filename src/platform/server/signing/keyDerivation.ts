/** Keys from passwords, away from the thread that answers calls, and never more work than a file may ask for. */
import { WorkerLost } from '../workerPool.ts';
import { NotDer } from './der.ts';
import { createDerivationThread, type Derivation } from './derivationThread.ts';

/**
 * Of one file, its seal and all its locks together, in rounds of PBKDF2 with SHA-256, of which a core does 2.5 million
 * a second: two seconds. OpenSSL asks for 2,048 in each of three places, Windows for 2,000, Java for 10,000; 600,000 in
 * each, as new guidance has it, are 4.2 million with the old kind of seal, and 1.8 million with the new one.
 */
export const MAX_ROUNDS = 5_000_000;
/** Of one key. Several times what the costliest takes that is let through, for a machine that has much else to do. */
export const DERIVE_LIMIT_MS = 15_000;
/** What one round costs where it is not PBKDF2 with SHA-256: a longer hash, or one that is called for each round. */
const LONG_HASH_COST = 3;
const P12_COST = 5;
/** Real ones have 8 to 64. */
const MAX_SALT_BYTES = 1024;

export class TooDemanding extends Error {
  override readonly name = 'TooDemanding';

  constructor() {
    super('The file asks for more work than it may.');
  }
}

/** What one file has asked for so far. */
export interface KeyDerivation {
  readonly pbkdf2: (request: KeyRequest) => Promise<Buffer>;
  readonly p12: (request: KeyRequest & { readonly purpose: number }) => Promise<Buffer>;
}

export type KeyRequest = Pick<Derivation, 'hash' | 'password' | 'salt' | 'iterations' | 'length'>;

export function createKeyDerivation(): KeyDerivation {
  let done = 0;
  const derive = async (derivation: Derivation): Promise<Buffer> => {
    const { iterations, salt } = derivation;
    if (iterations < 1 || salt.length > MAX_SALT_BYTES) throw new NotDer();
    const rounds = roundsOf(derivation);
    done += rounds;
    if (done > MAX_ROUNDS) throw new TooDemanding();
    try {
      return await (rounds <= QUICK_ROUNDS ? quick : slow)({ ...derivation, salt: Uint8Array.from(salt) });
    } catch (error) {
      throw error instanceof WorkerLost ? new TooDemanding() : error;
    }
  };
  return {
    pbkdf2: (request) => derive({ ...request, purpose: undefined }),
    p12: (request) => derive(request),
  };
}

/** A key that is longer than its hash is made of several, and each takes all the rounds. */
function roundsOf({ hash, purpose, iterations, length }: Derivation): number {
  const hashes = Math.ceil(length / (HASH_BYTES[hash] ?? 1));
  const cost = (hash === 'sha384' || hash === 'sha512' ? LONG_HASH_COST : 1) * (purpose === undefined ? 1 : P12_COST);
  return iterations * hashes * cost;
}

export const HASH_BYTES: Readonly<Record<string, number>> = {
  sha1: 20,
  sha224: 28,
  sha256: 32,
  sha384: 48,
  sha512: 64,
};

/** What programs usually ask for: nobody who sends that waits behind somebody who sends more. */
const QUICK_ROUNDS = 100_000;
const quick = createDerivationThread({ limitMs: DERIVE_LIMIT_MS });
const slow = createDerivationThread({ limitMs: DERIVE_LIMIT_MS });
