/** Hostile certificate files that are made to keep the server busy: each is refused at little cost. */
import { describe, expect, it } from 'vitest';
import { buildCertificate, ecPair, buildP12 } from '#platform/testing/certificates.ts';
import { HOSTILE_P12_PASSWORD, hostileP12s } from '#platform/testing/hostileFiles/hostileP12s.ts';
import { WorkerLost } from '../workerPool.ts';
import { createKeyDerivation, MAX_ROUNDS, TooDemanding } from './keyDerivation.ts';
import { openP12 } from './openP12.ts';
import { createDerivationThread } from './derivationThread.ts';

const SEED = 20_690_401;
const terms = {
  password: HOSTILE_P12_PASSWORD,
  owner: { idCard: null, holderId: null },
  nowMs: Date.parse('2026-11-15'),
};
const files = hostileP12s(SEED);
const problemOf = async (bytes: Buffer): Promise<string | undefined> => (await openP12(bytes, terms)).problem;

/** Enough for two seconds of work on a busy machine. */
const SLOW_MS = 60_000;

describe('a hostile .p12 file', () => {
  const demanding = [
    'a seal of ten million rounds',
    'a seal of two thousand million rounds',
    'a seal of 2^47 rounds',
    'a new seal of ten million rounds',
    'a key locked with ten million rounds',
    'a key locked in the old way with ten million rounds',
    'certificates locked with ten million rounds',
    'certificates locked in the old way with ten million rounds',
    'ninety keys that ask for a little too much together',
    'a key in bags in bags with ten million rounds',
  ];

  it.each(demanding)(
    'is refused as too demanding: %s',
    async (name) => {
      const bytes = files.find((file) => file.name === name)?.bytes;
      expect(bytes).toBeDefined();
      expect(await problemOf(bytes ?? Buffer.alloc(0))).toBe('tooDemanding');
    },
    SLOW_MS,
  );

  it(
    'is never opened',
    async () => {
      for (const { name, bytes } of files.filter((file) => !demanding.includes(file.name))) {
        expect([name, await problemOf(bytes)]).not.toEqual([name, undefined]);
      }
    },
    SLOW_MS,
  );

  it('does not prevent the next file from being opened', async () => {
    const pair = ecPair();
    const good = buildP12({
      password: HOSTILE_P12_PASSWORD,
      keys: [pair.privateKey],
      certificates: [buildCertificate({ pair })],
      iterations: 2048,
    });
    expect(await problemOf(good)).toBeUndefined();
  });
});

describe('the limit on the work for one file', () => {
  const request = { password: Buffer.from('a'), salt: Buffer.from('b') };

  it(
    'counts all encrypted parts, and all hashes of which a key is made',
    async () => {
      const work = createKeyDerivation();
      const half = { ...request, hash: 'sha256', iterations: MAX_ROUNDS / 2, length: 32 };
      await work.pbkdf2(half);
      await expect(work.pbkdf2({ ...half, length: 33 })).rejects.toThrow(TooDemanding);
      const long = { ...request, hash: 'sha1', iterations: MAX_ROUNDS / 2, length: 64 };
      await expect(createKeyDerivation().pbkdf2(long)).rejects.toThrow(TooDemanding);
      const old = { ...request, hash: 'sha1', purpose: 1, iterations: MAX_ROUNDS / 5, length: 24 };
      await expect(createKeyDerivation().p12(old)).rejects.toThrow(TooDemanding);
    },
    SLOW_MS,
  );

  it.each([
    ['OpenSSL', 2048],
    ['Java', 10_000],
    ['new guidance', 600_000],
  ])(
    'permits the rounds of %s in each of three places',
    async (_program, iterations) => {
      const work = createKeyDerivation();
      const locks = { ...request, hash: 'sha256', iterations, length: 32 };
      expect((await work.p12({ ...locks, purpose: 3 })).length).toBe(32);
      for (const _ of ['key', 'certificates']) expect((await work.pbkdf2(locks)).length).toBe(32);
    },
    SLOW_MS,
  );
});

describe('a thread that derives keys', () => {
  it(
    'is ended if a key takes too long, and another thread derives the next key',
    async () => {
      const derive = createDerivationThread({ limitMs: 4000 });
      const derivation = { hash: 'sha1', purpose: 1, password: Buffer.from('a'), salt: Buffer.from('b'), length: 20 };
      await expect(derive({ ...derivation, iterations: 1e12 })).rejects.toThrow(WorkerLost);
      expect((await derive({ ...derivation, iterations: 1 })).length).toBe(20);
    },
    SLOW_MS,
  );
});
