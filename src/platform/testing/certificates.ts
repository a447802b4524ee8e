/**
 * Certificates and .p12 files for tests, made by the standards and never stored: valid ones, and every kind of invalid
 * one.
 */
import { generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { integer, octets, oid, sequence } from '#platform/server/signing/encodeDer.ts';
import {
  aesEncrypter,
  CN,
  encrypt,
  keyFrom,
  makeCertificate,
  makeP12,
  type CertificateOptions as MadeOptions,
  type KeyPair,
  type Encrypter,
} from '#platform/server/signing/makeP12.ts';
import { encryptRc2 } from './rc2.ts';

export {
  CN,
  DIGITAL_SIGNATURE,
  ORGANIZATION_ID,
  SERIAL_NUMBER,
  type KeyPair,
} from '#platform/server/signing/makeP12.ts';

export const rsaPair = (modulusLength = 2048): KeyPair => generateKeyPairSync('rsa', { modulusLength });
export const ecPair = (namedCurve = 'P-256'): KeyPair => generateKeyPairSync('ec', { namedCurve });

export type CertificateOptions = Partial<MadeOptions> & Pick<MadeOptions, 'pair'>;

export const KEY_ENCIPHERMENT = 0x20;

export function buildCertificate(options: CertificateOptions): Buffer {
  return makeCertificate({
    subject: { [CN]: 'ผู้ทดสอบ' },
    validFrom: new Date('2020-01-01'),
    validTo: new Date('2099-01-01'),
    ...options,
  });
}

export type P12Encryption = 'aes' | '3des' | 'rc2' | 'rc4';

export interface P12Options {
  readonly password: string;
  readonly keys: readonly KeyObject[];
  readonly certificates: readonly Buffer[];
  /** Encryption of the key, and of the certificates. */
  readonly encryptions?: readonly [P12Encryption, P12Encryption];
  readonly iterations?: number;
  readonly sealIterations?: number;
  /** The iterations that the file claims for its MAC, whatever they really are. */
  readonly claimedIterations?: number;
}

export function buildP12({
  password,
  keys,
  certificates,
  encryptions: [keyLock, lock] = ['aes', 'aes'],
  iterations = 16,
  sealIterations = iterations,
  claimedIterations = sealIterations,
}: P12Options): Buffer {
  const lockerOf = (encryption: P12Encryption): Encrypter =>
    encryption === 'aes' ? aesEncrypter({ password, iterations }) : legacyLocker(encryption, { password, iterations });
  return makeP12({
    password,
    keys,
    certificates,
    lockKey: lockerOf(keyLock),
    lock: lockerOf(lock),
    seal: { hash: lock === 'aes' ? 'sha256' : 'sha1', iterations: sealIterations, claimed: claimedIterations },
  });
}

/** The file as a call sends it. */
export function filePayload(bytes: Buffer, name = 'certificate.p12'): { name: string; blob: string } {
  return { name, blob: bytes.toString('base64') };
}

function legacyLocker(
  lock: Exclude<P12Encryption, 'aes'>,
  { password, iterations }: { password: string; iterations: number },
): Encrypter {
  return (plain) => {
    const salt = randomBytes(8);
    const derive = (purpose: number, length: number): Buffer =>
      keyFrom({ hash: 'sha1', purpose, password, salt, iterations, length });
    const iv = derive(2, 8);
    const algorithm = sequence(
      oid(`1.2.840.113549.1.12.1.${{ '3des': 3, rc2: 6, rc4: 1 }[lock]}`),
      sequence(octets(salt), integer(iterations)),
    );
    return {
      algorithm,
      locked:
        lock === '3des'
          ? encrypt('des-ede3-cbc', { key: derive(1, 24), iv, plain })
          : encryptRc2(plain, { key: derive(1, 5), iv, effectiveBits: 40 }),
    };
  };
}
