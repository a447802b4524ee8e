/**
 * Opens the encryption of a .p12 file with a password, and checks the password against the MAC of the whole content.
 */
import { createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { bytesOf, childrenOf, expectNothing, integerOf, NotDer, oidOf, TAG, type DerNode } from './der.ts';
import { HASH_BYTES, type KeyDerivation } from './keyDerivation.ts';
import { decryptRc2 } from './rc2.ts';

/** The file is encrypted with an algorithm that we cannot open or refuse to open; `algorithm` names it. */
export class UnknownLock extends Error {
  override readonly name = 'UnknownLock';
  readonly algorithm: string;

  constructor(algorithm: string) {
    super(`The file is locked with ${algorithm}.`);
    this.algorithm = algorithm;
  }
}

export interface UnlockAttempt {
  readonly work: KeyDerivation;
  readonly password: string;
}

/** Decrypts the bytes. Returns `undefined` if the password is wrong. */
export async function unlock(
  algorithm: DerNode | undefined,
  locked: Buffer,
  attempt: UnlockAttempt,
): Promise<Buffer | undefined> {
  const [id, parameters, ...more] = childrenOf(algorithm);
  const oid = oidOf(id);
  if (more.length > 0) throw new NotDer();
  if (oid === PBES2) return unlockModern(parameters, locked, attempt);
  const old = OLD_LOCKS[oid];
  if (old === undefined) throw new UnknownLock(LOCK_NAMES[oid] ?? oid);
  const [salt, count] = childrenOf(parameters);
  const derivation = {
    hash: 'sha1',
    password: utf16PasswordOf(attempt.password),
    salt: bytesOf(salt),
    iterations: integerOf(count),
  };
  const key = await attempt.work.p12({ ...derivation, purpose: FOR_KEY, length: old.keyBytes });
  const iv = await attempt.work.p12({ ...derivation, purpose: FOR_IV, length: BLOCK_BYTES });
  if (old.cipher === 'rc2') return decryptRc2(locked, { key, iv, effectiveBits: old.keyBytes * 8 });
  return decrypt(locked, {
    cipher: 'des-ede3-cbc',
    key: old.keyBytes === 16 ? Buffer.concat([key, key.subarray(0, 8)]) : key,
    iv,
  });
}

/** Returns whether the password and every byte of the content are those with which the file was made. */
export async function isSealedBy(seal: DerNode | undefined, content: Buffer, attempt: UnlockAttempt): Promise<boolean> {
  const [digestInfo, salt, count, ...more] = childrenOf(seal);
  const [algorithm, digest, ...others] = childrenOf(digestInfo);
  if (more.length > 0 || others.length > 0) throw new NotDer();
  const [id, parameters, ...rest] = childrenOf(algorithm);
  const oid = oidOf(id);
  const wanted = bytesOf(digest);
  if (oid === PBMAC1) return isSame(await modernSeal(parameters, content, attempt), wanted);
  expectNothing([parameters, ...rest]);
  const hash = HASHES[oid];
  if (hash === undefined) throw new UnknownLock(LOCK_NAMES[oid] ?? oid);
  const derivation = {
    hash,
    purpose: FOR_SEAL,
    salt: bytesOf(salt),
    iterations: count === undefined ? 1 : integerOf(count),
    length: wanted.length,
  };
  if (wanted.length !== HASH_BYTES[hash]) throw new NotDer();
  const key = await attempt.work.p12({ ...derivation, password: utf16PasswordOf(attempt.password) });
  if (isSame(createHmac(hash, key).update(content).digest(), wanted)) return true;
  // Programs write an empty password in two different forms, so both are tried.
  return (
    attempt.password === '' &&
    isSame(
      createHmac(hash, await attempt.work.p12({ ...derivation, password: Buffer.alloc(0) }))
        .update(content)
        .digest(),
      wanted,
    )
  );
}

const FOR_KEY = 1;
const FOR_IV = 2;
const FOR_SEAL = 3;
const BLOCK_BYTES = 8;

const PBES2 = '1.2.840.113549.1.5.13';
const PBKDF2 = '1.2.840.113549.1.5.12';
const PBMAC1 = '1.2.840.113549.1.5.14';

/** These algorithms are old, but many programs still write them. */
const OLD_LOCKS: Readonly<Record<string, { readonly cipher: '3des' | 'rc2'; readonly keyBytes: number }>> = {
  '1.2.840.113549.1.12.1.3': { cipher: '3des', keyBytes: 24 },
  '1.2.840.113549.1.12.1.4': { cipher: '3des', keyBytes: 16 },
  '1.2.840.113549.1.12.1.5': { cipher: 'rc2', keyBytes: 16 },
  '1.2.840.113549.1.12.1.6': { cipher: 'rc2', keyBytes: 5 },
};

/** Names of refused algorithms, which a person can pass on to the issuer of the file. */
const LOCK_NAMES: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.12.1.1': 'RC4-128',
  '1.2.840.113549.1.12.1.2': 'RC4-40',
  '1.2.840.113549.1.5.1': 'PBE-MD2-DES',
  '1.2.840.113549.1.5.3': 'PBE-MD5-DES',
  '1.2.840.113549.1.5.4': 'PBE-MD2-RC2',
  '1.2.840.113549.1.5.6': 'PBE-MD5-RC2',
  '1.2.840.113549.1.5.10': 'PBE-SHA1-DES',
  '1.2.840.113549.1.5.11': 'PBE-SHA1-RC2',
  '1.3.6.1.4.1.11591.4.11': 'scrypt',
  '1.2.840.113549.3.2': 'PBES2 RC2',
  '1.3.14.3.2.7': 'PBES2 DES',
  '1.2.840.113549.2.5': 'MD5',
  '1.2.840.113549.1.7.3': 'public-key encryption',
};

const HASHES: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
  '2.16.840.1.101.3.4.2.4': 'sha224',
};

const KEYED_HASHES: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.8': 'sha224',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};

const CIPHERS: Readonly<
  Record<string, { readonly cipher: string; readonly keyBytes: number; readonly ivBytes: number }>
> = {
  '1.2.840.113549.3.7': { cipher: 'des-ede3-cbc', keyBytes: 24, ivBytes: 8 },
  '2.16.840.1.101.3.4.1.2': { cipher: 'aes-128-cbc', keyBytes: 16, ivBytes: 16 },
  '2.16.840.1.101.3.4.1.22': { cipher: 'aes-192-cbc', keyBytes: 24, ivBytes: 16 },
  '2.16.840.1.101.3.4.1.42': { cipher: 'aes-256-cbc', keyBytes: 32, ivBytes: 16 },
};

async function unlockModern(
  parameters: DerNode | undefined,
  locked: Buffer,
  attempt: UnlockAttempt,
): Promise<Buffer | undefined> {
  const [derivation, scheme] = childrenOf(parameters);
  const [id, iv] = childrenOf(scheme);
  const oid = oidOf(id);
  const known = CIPHERS[oid];
  if (known === undefined) throw new UnknownLock(LOCK_NAMES[oid] ?? oid);
  const start = bytesOf(iv);
  if (start.length !== known.ivBytes) throw new NotDer();
  return decrypt(locked, {
    cipher: known.cipher,
    key: await deriveKeyBy(derivation, { attempt, length: known.keyBytes }),
    iv: start,
  });
}

/** Computes the MAC as newer programs do (PBMAC1, RFC 9579). */
async function modernSeal(parameters: DerNode | undefined, content: Buffer, attempt: UnlockAttempt): Promise<Buffer> {
  const [derivation, scheme] = childrenOf(parameters);
  const [id, ...rest] = childrenOf(scheme);
  const oid = oidOf(id);
  const hash = KEYED_HASHES[oid];
  if (hash === undefined) throw new UnknownLock(oid);
  expectNothing(rest);
  const [, settings] = childrenOf(derivation);
  const length = childrenOf(settings).filter(({ tag }) => tag === TAG.integer)[1];
  const bytes = length === undefined ? (HASH_BYTES[hash] ?? 0) : integerOf(length);
  if (bytes < 1 || bytes > MAX_KEY_BYTES) throw new NotDer();
  return createHmac(hash, await deriveKeyBy(derivation, { attempt, length: bytes }))
    .update(content)
    .digest();
}

const MAX_KEY_BYTES = 64;

async function deriveKeyBy(
  derivation: DerNode | undefined,
  { attempt, length }: { attempt: UnlockAttempt; length: number },
): Promise<Buffer> {
  const [id, settings] = childrenOf(derivation);
  const oid = oidOf(id);
  if (oid !== PBKDF2) throw new UnknownLock(LOCK_NAMES[oid] ?? oid);
  const [salt, count, ...rest] = childrenOf(settings);
  const [first, second] = rest;
  const keyed = first?.tag === TAG.integer ? second : first;
  if (first?.tag === TAG.integer && integerOf(first) !== length) throw new NotDer();
  const hash = keyed === undefined ? 'sha1' : hashBy(keyed);
  const password = Buffer.from(attempt.password);
  return attempt.work.pbkdf2({ hash, password, salt: bytesOf(salt), iterations: integerOf(count), length });
}

function hashBy(keyed: DerNode): string {
  const [id, ...rest] = childrenOf(keyed);
  expectNothing(rest);
  const oid = oidOf(id);
  const hash = KEYED_HASHES[oid];
  if (hash === undefined) throw new UnknownLock(oid);
  return hash;
}

function decrypt(locked: Buffer, { cipher, key, iv }: { cipher: string; key: Buffer; iv: Buffer }): Buffer | undefined {
  const opening = createDecipheriv(cipher, key, iv);
  try {
    return Buffer.concat([opening.update(locked), opening.final()]);
  } catch {
    return undefined;
  }
}

/** Encodes a password for the old algorithms: two bytes a letter, and two zero bytes at the end. */
function utf16PasswordOf(password: string): Buffer {
  return Buffer.from(`${password}\0`, 'utf16le').swap16();
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
