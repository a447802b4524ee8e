/**
 * Makes certificates and .p12 files for demonstrations and tests. No issuer outside trusts them, and they are stored
 * only where they are used.
 */
import { createCipheriv, createHash, createHmac, pbkdf2Sync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { integer, DER_NULL, octets, oid, sequence, tagged, encodeDer } from './encodeDer.ts';

export interface KeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export interface CertificateOptions {
  readonly pair: KeyPair;
  /** Attributes by object identifier, in this order. */
  readonly subject: Readonly<Record<string, string>>;
  readonly issuer?: Readonly<Record<string, string>>;
  /** Key of the issuer; by default the certificate signs itself. */
  readonly issuerKey?: KeyObject;
  readonly validFrom: Date;
  readonly validTo: Date;
  /** Bits of the key usage extension; without them there is no such extension. */
  readonly usage?: number;
}

export const CN = '2.5.4.3';
export const SERIAL_NUMBER = '2.5.4.5';
export const ORGANIZATION_ID = '2.5.4.97';
export const DIGITAL_SIGNATURE = 0x80;

export function makeCertificate({
  pair,
  subject,
  issuer = subject,
  issuerKey = pair.privateKey,
  validFrom,
  validTo,
  usage,
}: CertificateOptions): Buffer {
  const algorithm =
    issuerKey.asymmetricKeyType === 'rsa'
      ? sequence(oid('1.2.840.113549.1.1.11'), DER_NULL)
      : sequence(oid('1.2.840.10045.4.3.2'));
  const extensions =
    usage === undefined
      ? []
      : [tagged(3, sequence(sequence(oid('2.5.29.15'), octets(encodeDer(0x03, Buffer.from([0, usage]))))))];
  const body = sequence(
    tagged(0, integer(2)),
    encodeDer(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    nameOf(issuer),
    sequence(timeOf(validFrom), timeOf(validTo)),
    nameOf(subject),
    pair.publicKey.export({ type: 'spki', format: 'der' }),
    ...extensions,
  );
  return sequence(body, algorithm, encodeDer(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, issuerKey)])));
}

export interface EncryptedBytes {
  readonly algorithm: Buffer;
  readonly locked: Buffer;
}
export type Encrypter = (plain: Buffer) => EncryptedBytes;

export interface P12Parts {
  readonly password: string;
  readonly keys: readonly KeyObject[];
  readonly certificates: readonly Buffer[];
  readonly lockKey: Encrypter;
  readonly lock: Encrypter;
  readonly seal: {
    readonly hash: 'sha256' | 'sha1';
    readonly iterations: number;
    /** Number of iterations that the file claims; by default the real number. */ readonly claimed?: number;
  };
}

/** Makes a .p12 file (RFC 7292). */
export function makeP12({
  password,
  keys,
  certificates,
  lockKey,
  lock,
  seal: { hash, iterations, claimed = iterations },
}: P12Parts): Buffer {
  const keyBags = keys.map((key) => {
    const { algorithm, locked } = lockKey(key.export({ type: 'pkcs8', format: 'der' }));
    return sequence(oid('1.2.840.113549.1.12.10.1.2'), tagged(0, sequence(algorithm, octets(locked))));
  });
  const bags = certificates.map((certificate) =>
    sequence(
      oid('1.2.840.113549.1.12.10.1.3'),
      tagged(0, sequence(oid('1.2.840.113549.1.9.22.1'), tagged(0, octets(certificate)))),
    ),
  );
  const { algorithm, locked } = lock(sequence(...bags));
  const encrypted = sequence(
    oid('1.2.840.113549.1.7.6'),
    tagged(0, sequence(integer(0), sequence(oid(DATA), algorithm, encodeDer(0x80, locked)))),
  );
  const safe = sequence(encrypted, sequence(oid(DATA), tagged(0, octets(sequence(...keyBags)))));
  const salt = randomBytes(8);
  const seal = createHmac(
    hash,
    keyFrom({ hash, purpose: 3, password, salt, iterations, length: hash === 'sha256' ? 32 : 20 }),
  )
    .update(safe)
    .digest();
  const hashId = hash === 'sha256' ? '2.16.840.1.101.3.4.2.1' : '1.3.14.3.2.26';
  return sequence(
    integer(3),
    sequence(oid(DATA), tagged(0, octets(safe))),
    sequence(sequence(sequence(oid(hashId), DER_NULL), octets(seal)), octets(salt), integer(claimed)),
  );
}

const DATA = '1.2.840.113549.1.7.1';

/** Encrypts as new programs do: AES-256 with a key from PBKDF2. */
export function aesEncrypter({ password, iterations }: { password: string; iterations: number }): Encrypter {
  return (plain) => {
    const [salt, iv] = [randomBytes(8), randomBytes(16)];
    const derivation = sequence(
      oid('1.2.840.113549.1.5.12'),
      sequence(octets(salt), integer(iterations), sequence(oid('1.2.840.113549.2.9'), DER_NULL)),
    );
    const algorithm = sequence(
      oid('1.2.840.113549.1.5.13'),
      sequence(derivation, sequence(oid('2.16.840.1.101.3.4.1.42'), octets(iv))),
    );
    return {
      algorithm,
      locked: encrypt('aes-256-cbc', { key: pbkdf2Sync(password, salt, iterations, 32, 'sha256'), iv, plain }),
    };
  };
}

export function encrypt(cipher: string, { key, iv, plain }: { key: Buffer; iv: Buffer; plain: Buffer }): Buffer {
  const locking = createCipheriv(cipher, key, iv);
  return Buffer.concat([locking.update(plain), locking.final()]);
}

/** Derives a key (RFC 7292, appendix B) with large integers, independently of `deriveKey.mjs`. */
export function keyFrom({
  hash,
  purpose,
  password,
  salt,
  iterations,
  length,
}: {
  hash: string;
  purpose: number;
  password: string;
  salt: Buffer;
  iterations: number;
  length: number;
}): Buffer {
  const filled = (bytes: Buffer): Buffer =>
    Buffer.from(
      Array.from({ length: Math.ceil(bytes.length / 64) * 64 }, (_, index) => bytes[index % bytes.length] ?? 0),
    );
  let blocks = Buffer.concat([filled(salt), filled(Buffer.from(`${password}\0`, 'utf16le').swap16())]);
  let key = Buffer.alloc(0);
  while (key.length < length) {
    let digest = createHash(hash).update(Buffer.alloc(64, purpose)).update(blocks).digest();
    for (let round = 1; round < iterations; round += 1) digest = createHash(hash).update(digest).digest();
    key = Buffer.concat([key, digest]);
    blocks = addedToEach(blocks, BigInt(`0x${filled(digest).subarray(0, 64).toString('hex')}`) + 1n);
  }
  return key.subarray(0, length);
}

function addedToEach(blocks: Buffer, added: bigint): Buffer<ArrayBuffer> {
  const sums = Array.from({ length: blocks.length / 64 }, (_, index) =>
    BigInt.asUintN(512, BigInt(`0x${blocks.subarray(index * 64, index * 64 + 64).toString('hex')}`) + added),
  );
  return Buffer.concat(sums.map((sum) => Buffer.from(sum.toString(16).padStart(128, '0'), 'hex')));
}

function nameOf(names: Readonly<Record<string, string>>): Buffer {
  return sequence(
    ...Object.entries(names).map(([id, value]) =>
      encodeDer(0x31, sequence(oid(id), encodeDer(0x0c, Buffer.from(value)))),
    ),
  );
}

function timeOf(date: Date): Buffer {
  return encodeDer(0x18, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));
}
