/** Certificates and .p12 files for tests, made as the standards say and kept nowhere: good ones, and every kind of bad one. */
import { createCipheriv, createHash, createHmac, generateKeyPairSync, pbkdf2Sync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { encryptRc2 } from './rc2.ts';

export interface KeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export const rsaPair = (modulusLength = 2048): KeyPair => generateKeyPairSync('rsa', { modulusLength });
export const ecPair = (namedCurve = 'P-256'): KeyPair => generateKeyPairSync('ec', { namedCurve });

export interface CertificateOptions {
  readonly pair: KeyPair;
  /** Attributes by their object identifier, in order. */
  readonly subject?: Readonly<Record<string, string>>;
  readonly issuer?: Readonly<Record<string, string>>;
  /** Who signs it; itself, where nobody says. */
  readonly issuerKey?: KeyObject;
  readonly validFrom?: Date;
  readonly validTo?: Date;
  /** The bits of the key usage; no such extension where nobody says. */
  readonly usage?: number;
}

export const CN = '2.5.4.3';
export const SERIAL_NUMBER = '2.5.4.5';
export const ORGANIZATION_ID = '2.5.4.97';
export const DIGITAL_SIGNATURE = 0x80;
export const KEY_ENCIPHERMENT = 0x20;

export function certificateOf({ pair, subject = { [CN]: 'ผู้ทดสอบ' }, issuer = subject, issuerKey = pair.privateKey, validFrom = new Date('2020-01-01'), validTo = new Date('2099-01-01'), usage }: CertificateOptions): Buffer {
  const algorithm = issuerKey.asymmetricKeyType === 'rsa' ? sequence(oid('1.2.840.113549.1.1.11'), NOTHING) : sequence(oid('1.2.840.10045.4.3.2'));
  const extensions = usage === undefined ? [] : [tagged(3, sequence(sequence(oid('2.5.29.15'), octets(node(0x03, Buffer.from([0, usage]))))))];
  const body = sequence(tagged(0, integer(2)), node(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])), algorithm, nameOf(issuer), sequence(timeOf(validFrom), timeOf(validTo)), nameOf(subject), pair.publicKey.export({ type: 'spki', format: 'der' }), ...extensions);
  return sequence(body, algorithm, node(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, issuerKey)])));
}

export type Lock = 'aes' | '3des' | 'rc2' | 'rc4';

export interface P12Options {
  readonly password: string;
  readonly keys: readonly KeyObject[];
  readonly certificates: readonly Buffer[];
  /** Of the key, and of the certificates. */
  readonly locks?: readonly [Lock, Lock];
  readonly iterations?: number;
  readonly sealIterations?: number;
  /** What the file claims of its seal, whatever it is. */
  readonly claimedIterations?: number;
}

export function p12Of({ password, keys, certificates, locks: [keyLock, lock] = ['aes', 'aes'], iterations = 16, sealIterations = iterations, claimedIterations = sealIterations }: P12Options): Buffer {
  const keyBags = keys.map((key) => {
    const { algorithm, locked } = lockedBy(keyLock, key.export({ type: 'pkcs8', format: 'der' }), { password, iterations });
    return sequence(oid('1.2.840.113549.1.12.10.1.2'), tagged(0, sequence(algorithm, octets(locked))));
  });
  const bags = certificates.map((certificate) => sequence(oid('1.2.840.113549.1.12.10.1.3'), tagged(0, sequence(oid('1.2.840.113549.1.9.22.1'), tagged(0, octets(certificate))))));
  const { algorithm, locked } = lockedBy(lock, sequence(...bags), { password, iterations });
  const encrypted = sequence(oid('1.2.840.113549.1.7.6'), tagged(0, sequence(integer(0), sequence(oid(DATA), algorithm, node(0x80, locked)))));
  const safe = sequence(encrypted, sequence(oid(DATA), tagged(0, octets(sequence(...keyBags)))));
  const [salt, hash] = [randomBytes(8), lock === 'aes' ? 'sha256' : 'sha1'] as const;
  const seal = createHmac(hash, keyFrom({ hash, purpose: 3, password, salt, iterations: sealIterations, length: hash === 'sha256' ? 32 : 20 })).update(safe).digest();
  const hashId = hash === 'sha256' ? '2.16.840.1.101.3.4.2.1' : '1.3.14.3.2.26';
  return sequence(integer(3), sequence(oid(DATA), tagged(0, octets(safe))), sequence(sequence(sequence(oid(hashId), NOTHING), octets(seal)), octets(salt), integer(claimedIterations)));
}

/** As a call sends it. */
export function sentFileOf(bytes: Buffer, name = 'certificate.p12'): { name: string; blob: string } {
  return { name, blob: bytes.toString('base64') };
}

const DATA = '1.2.840.113549.1.7.1';

function lockedBy(lock: Lock, plain: Buffer, { password, iterations }: { password: string; iterations: number }): { algorithm: Buffer; locked: Buffer } {
  const salt = randomBytes(8);
  if (lock === 'aes') {
    const iv = randomBytes(16);
    const derivation = sequence(oid('1.2.840.113549.1.5.12'), sequence(octets(salt), integer(iterations), sequence(oid('1.2.840.113549.2.9'), NOTHING)));
    const algorithm = sequence(oid('1.2.840.113549.1.5.13'), sequence(derivation, sequence(oid('2.16.840.1.101.3.4.1.42'), octets(iv))));
    return { algorithm, locked: encrypt('aes-256-cbc', { key: pbkdf2Sync(password, salt, iterations, 32, 'sha256'), iv, plain }) };
  }
  const derive = (purpose: number, length: number): Buffer => keyFrom({ hash: 'sha1', purpose, password, salt, iterations, length });
  const iv = derive(2, 8);
  const algorithm = sequence(oid(`1.2.840.113549.1.12.1.${{ '3des': 3, rc2: 6, rc4: 1 }[lock]}`), sequence(octets(salt), integer(iterations)));
  return { algorithm, locked: lock === '3des' ? encrypt('des-ede3-cbc', { key: derive(1, 24), iv, plain }) : encryptRc2(plain, { key: derive(1, 5), iv, effectiveBits: 40 }) };
}

function encrypt(cipher: string, { key, iv, plain }: { key: Buffer; iv: Buffer; plain: Buffer }): Buffer {
  const locking = createCipheriv(cipher, key, iv);
  return Buffer.concat([locking.update(plain), locking.final()]);
}

/** RFC 7292, appendix B, with numbers as large as they are. */
function keyFrom({ hash, purpose, password, salt, iterations, length }: { hash: string; purpose: number; password: string; salt: Buffer; iterations: number; length: number }): Buffer {
  const filled = (bytes: Buffer): Buffer => Buffer.from(Array.from({ length: Math.ceil(bytes.length / 64) * 64 }, (_, index) => bytes[index % bytes.length] ?? 0));
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
  const sums = Array.from({ length: blocks.length / 64 }, (_, index) => BigInt.asUintN(512, BigInt(`0x${blocks.subarray(index * 64, index * 64 + 64).toString('hex')}`) + added));
  return Buffer.concat(sums.map((sum) => Buffer.from(sum.toString(16).padStart(128, '0'), 'hex')));
}

function nameOf(names: Readonly<Record<string, string>>): Buffer {
  return sequence(...Object.entries(names).map(([id, value]) => node(0x31, sequence(oid(id), node(0x0c, Buffer.from(value))))));
}

function timeOf(date: Date): Buffer {
  return node(0x18, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));
}

const NOTHING = Buffer.from([0x05, 0x00]);

function node(tag: number, content: Buffer): Buffer {
  const length = content.length < 0x80 ? [content.length] : content.length < 0x100 ? [0x81, content.length] : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return node(0x30, Buffer.concat(parts));
}

function tagged(number: number, content: Buffer): Buffer {
  return node(0xa0 + number, content);
}

function octets(content: Buffer): Buffer {
  return node(0x04, content);
}

function integer(value: number): Buffer {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return node(0x02, (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((value) => {
    const groups = [value & 0x7f];
    for (let left = Math.floor(value / 0x80); left > 0; left = Math.floor(left / 0x80)) groups.unshift((left & 0x7f) | 0x80);
    return groups;
  });
  return node(0x06, Buffer.from(bytes));
}
