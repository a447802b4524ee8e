/**
 * Opens a .p12 file with its password, only in memory. Returns its content, or exactly one problem, so that the person
 * knows what to do. Neither the file nor the password is stored, logged or put into an error.
 */
import { createPrivateKey, sign, verify, X509Certificate, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { isJuristicId } from '#language/values/idCard.ts';
import type { CertificateFileFacts } from '#platform/model/account/certificateFacts.ts';
import { createConcurrencyLimit } from './concurrencyLimit.ts';
import { chainOf, certificateFactsOf, isStrongKey, keyName, type ReadCertificate } from './certificateFacts.ts';
import { NotDer } from './der.ts';
import { createKeyDerivation, TooDemanding } from './keyDerivation.ts';
import { UnknownLock } from './p12Encryption.ts';
import { readP12 } from './p12Bags.ts';

export type P12Problem =
  | { readonly problem: 'noFile' }
  | { readonly problem: 'tooLarge' }
  | { readonly problem: 'corrupt' }
  | { readonly problem: 'wrongPassword' }
  /** Encrypted with an algorithm that is unknown or too old. */
  | { readonly problem: 'unknownLock'; readonly algorithm: string }
  | { readonly problem: 'tooDemanding' }
  | { readonly problem: 'keyless' }
  | { readonly problem: 'mismatched' }
  | { readonly problem: 'weakKey'; readonly algorithm: string }
  | { readonly problem: 'notForSigning' }
  | { readonly problem: 'expired'; readonly validToMs: number }
  | { readonly problem: 'notYetValid'; readonly validFromMs: number }
  | { readonly problem: 'otherPerson' };

export interface OpenedP12 extends Pick<CertificateFileFacts, 'isNamed'> {
  readonly problem: undefined;
  readonly facts: ReadCertificate;
  readonly key: KeyObject;
  readonly certificate: X509Certificate;
  readonly chain: readonly X509Certificate[];
}

/** The person and the company that the certificate should belong to. */
export interface P12Owner {
  readonly idCard: string | null;
  /**
   * Number of the company that the person acts for; `null` for officers, who act for no company that a certificate
   * could name.
   */
  readonly holderId: string | null;
}

export interface P12Terms {
  readonly password: string;
  readonly owner: P12Owner;
  readonly nowMs: number;
}

/** A key and a few certificates take some kilobytes. */
export const MAX_P12_BYTES = 1024 * 1024;

export async function openP12(
  bytes: Buffer | undefined,
  { password, owner, nowMs }: P12Terms,
): Promise<OpenedP12 | P12Problem> {
  if (bytes === undefined || bytes.length === 0) return { problem: 'noFile' };
  if (bytes.length > MAX_P12_BYTES) return { problem: 'tooLarge' };
  try {
    return await withOpenLimit(async () => judgeP12(await unpackP12(bytes, password), { owner, nowMs }));
  } catch (error) {
    return problemOf(error);
  }
}

/** Opens two files at a time, so that uploaded files never take more of the machine than that. */
const withOpenLimit = createConcurrencyLimit({ atOnce: 2, mostWaiting: 50 });

interface UnpackedP12 {
  readonly key: KeyObject;
  readonly certificate: X509Certificate;
  readonly chain: readonly X509Certificate[];
}

async function unpackP12(bytes: Buffer, password: string): Promise<UnpackedP12 | P12Problem> {
  const content = await readP12(bytes, { password, work: createKeyDerivation() });
  if (content === undefined) return { problem: 'wrongPassword' };
  const [first, ...others] = content.keys.map((key) => createPrivateKey({ key, format: 'der', type: 'pkcs8' }));
  if (first === undefined) return { problem: 'keyless' };
  const certificates = content.certificates.map((certificate) => new X509Certificate(certificate));
  for (const key of [first, ...others]) {
    const certificate = certificates.find((candidate) => candidate.checkPrivateKey(key));
    if (certificate !== undefined) return { key, certificate, chain: chainOf(certificate, certificates) };
  }
  return { problem: 'mismatched' };
}

async function judgeP12(
  unpacked: UnpackedP12 | P12Problem,
  { owner, nowMs }: Pick<P12Terms, 'owner' | 'nowMs'>,
): Promise<OpenedP12 | P12Problem> {
  if ('problem' in unpacked) return unpacked;
  const { key, certificate, chain } = unpacked;
  if (!isStrongKey(key)) return { problem: 'weakKey', algorithm: keyName(key) };
  if (!(await isPair(key, certificate.publicKey))) return { problem: 'mismatched' };
  const facts = certificateFactsOf(certificate, chain);
  if (facts.keyUsages.length > 0 && !facts.keyUsages.some((usage) => SIGNING.has(usage)))
    return { problem: 'notForSigning' };
  if (!Number.isFinite(facts.validFromMs) || !Number.isFinite(facts.validToMs)) return { problem: 'corrupt' };
  if (nowMs > facts.validToMs) return { problem: 'expired', validToMs: facts.validToMs };
  if (nowMs < facts.validFromMs) return { problem: 'notYetValid', validFromMs: facts.validFromMs };
  if (isOfAnother(facts.namedIds, owner)) return { problem: 'otherPerson' };
  return {
    problem: undefined,
    facts,
    isNamed: facts.namedIds.some((id) => id === owner.idCard || id === owner.holderId),
    key,
    certificate,
    chain,
  };
}

const SIGNING: ReadonlySet<string> = new Set(['digitalSignature', 'nonRepudiation']);

/** Compares people and companies separately: the certificate of a director names both, and both must match. */
function isOfAnother(namedIds: readonly string[], { idCard, holderId }: P12Owner): boolean {
  const people = namedIds.filter((id) => !isJuristicId(id));
  const companies = namedIds.filter(isJuristicId);
  return (
    (people.length > 0 && !people.some((id) => id === idCard || id === holderId)) ||
    (companies.length > 0 && holderId !== null && !companies.includes(holderId))
  );
}

const signAsync = promisify(sign) as (algorithm: string, data: Buffer, key: KeyObject) => Promise<Buffer>;
const PROOF = Buffer.from('haz');

/** Checks the pair by signing, because equal public keys do not prove that the private key is right. */
async function isPair(key: KeyObject, publicKey: KeyObject): Promise<boolean> {
  return verify('sha256', PROOF, publicKey, await signAsync('sha256', PROOF, key));
}

function problemOf(error: unknown): P12Problem {
  if (error instanceof UnknownLock) return { problem: 'unknownLock', algorithm: error.algorithm };
  if (error instanceof TooDemanding) return { problem: 'tooDemanding' };
  // A file that OpenSSL cannot read is as damaged as one that we cannot read.
  if (error instanceof NotDer || isOfCrypto(error)) return { problem: 'corrupt' };
  throw error;
}

function isOfCrypto(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return (
    code.startsWith('ERR_OSSL') ||
    code.startsWith('ERR_CRYPTO') ||
    code === 'ERR_INVALID_ARG_VALUE' ||
    (error instanceof Error && 'opensslErrorStack' in error) ||
    /:error:|asn1|routines/i.test(error instanceof Error ? error.message : '')
  );
}
