/**
 * Derives keys from passwords in other threads than the one that answers calls, and limits the work that one file can
 * demand.
 */
import { WorkerLost } from '../workerPool.ts';
import { NotDer } from './der.ts';
import { createDerivationThread, type Derivation } from './derivationThread.ts';

/**
 * Limit for the MAC and all encrypted parts of one file together, in rounds of PBKDF2 with SHA-256. A core does 2.5
 * million rounds a second, so the limit is two seconds. OpenSSL writes 2,048 rounds in each of three places, Windows
 * 2,000, Java 10,000; the 600,000 that new guidance recommends for each are 4.2 million with the old kind of MAC and
 * 1.8 million with the new kind.
 */
export const MAX_ROUNDS = 5_000_000;
/** Time limit for one key: several times what the costliest permitted key takes, for a machine that is busy. */
export const DERIVE_LIMIT_MS = 15_000;
/**
 * Cost of one round compared with PBKDF2 with SHA-256: for a longer hash, and for the old derivation, which calls the
 * hash once a round.
 */
const LONG_HASH_COST = 3;
const P12_COST = 5;
/** Real salts have 8 to 64 bytes. */
const MAX_SALT_BYTES = 1024;

export class TooDemanding extends Error {
  override readonly name = 'TooDemanding';

  constructor() {
    super('The file asks for more work than it may.');
  }
}

/** Derives the keys of one file and counts the work it has demanded so far. */
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

/** A key that is longer than the hash is made of several hashes, and each takes all the rounds. */
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

/** Usual files have a thread of their own, so that they never wait behind a file that demands more. */
const QUICK_ROUNDS = 100_000;
const quick = createDerivationThread({ limitMs: DERIVE_LIMIT_MS });
const slow = createDerivationThread({ limitMs: DERIVE_LIMIT_MS });
