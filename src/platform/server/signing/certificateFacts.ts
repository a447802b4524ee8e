/** Reads from a certificate what people see and what the rules check. */
// Loaded before a certificate is read: `toLegacyObject` of Node 20 loads half of it, and TLS would not work afterwards.
import 'node:tls';
import type { KeyObject, X509Certificate } from 'node:crypto';
import { isJuristicId, isThirteenDigitId, maskThirteenDigitId } from '#language/values/idCard.ts';
import type { CertificateFileFacts } from '#platform/model/account/certificateFacts.ts';
import { findExtension } from './certificateFields.ts';
import { NotDer, TAG } from './der.ts';

/** The facts before the owner of the certificate is checked. */
export interface ReadCertificate extends Omit<CertificateFileFacts, 'validFrom' | 'validTo' | 'isNamed'> {
  readonly validFromMs: number;
  readonly validToMs: number;
  readonly keyUsages: readonly KeyUsage[];
  /** Thirteen-digit numbers of people and companies in the subject. */
  readonly namedIds: readonly string[];
}

export type KeyUsage = (typeof KEY_USAGES)[number];

/** Key usages in the order of their bits (RFC 5280, 4.2.1.3). */
const KEY_USAGES = [
  'digitalSignature',
  'nonRepudiation',
  'keyEncipherment',
  'dataEncipherment',
  'keyAgreement',
  'keyCertSign',
  'cRLSign',
  'encipherOnly',
  'decipherOnly',
] as const;

export function certificateFactsOf(certificate: X509Certificate, chain: readonly X509Certificate[]): ReadCertificate {
  const { issuer, subject } = certificate.toLegacyObject();
  const subjectNames = namesOf(subject);
  return {
    subject: namesText(subjectNames),
    issuer: namesText(namesOf(issuer)),
    serialNumber: certificate.serialNumber,
    fingerprint: certificate.fingerprint256.replaceAll(':', ''),
    algorithm: keyName(certificate.publicKey),
    validFromMs: Date.parse(certificate.validFrom),
    validToMs: Date.parse(certificate.validTo),
    keyUsages: keyUsagesOf(certificate.raw),
    chain: chain.map((other) => namesText(namesOf(other.toLegacyObject().subject))),
    namedIds: [
      ...new Set(
        subjectNames.flatMap(({ value }) => (value.match(/(?<!\d)\d{13}(?!\d)/g) ?? []).filter(isThirteenDigitId)),
      ),
    ],
  };
}

/** Returns the name of a key as people read it, for example RSA 2048 or EC P-256. */
export function keyName(key: KeyObject): string {
  const { modulusLength, namedCurve } = key.asymmetricKeyDetails ?? {};
  if (modulusLength !== undefined)
    return `${(key.asymmetricKeyType ?? '').split('-')[0]?.toUpperCase()} ${modulusLength}`;
  return namedCurve === undefined ? (key.asymmetricKeyType ?? '?') : `EC ${CURVES[namedCurve] ?? namedCurve}`;
}

/** Accepts RSA from 2048 bits on (the minimum of ขมธอ. 23-2563), and the two NIST curves that PDF readers support. */
export function isStrongKey(key: KeyObject): boolean {
  const { modulusLength = 0, namedCurve = '' } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType === 'rsa') return modulusLength >= MIN_RSA_BITS && modulusLength <= MAX_RSA_BITS;
  return key.asymmetricKeyType === 'ec' && CURVES[namedCurve] !== undefined;
}

const CURVES: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384' };
const MIN_RSA_BITS = 2048;
/** Signing with a longer key takes seconds. */
const MAX_RSA_BITS = 8192;

/** Returns the issuers that the file contains, in order: each one issued the certificate before it. */
export function chainOf(certificate: X509Certificate, others: readonly X509Certificate[]): readonly X509Certificate[] {
  const chain: X509Certificate[] = [];
  for (let last = certificate; chain.length < others.length;) {
    const next = others.find(
      (other) => !chain.includes(other) && other.fingerprint256 !== last.fingerprint256 && last.checkIssued(other),
    );
    if (next === undefined) break;
    chain.push(next);
    last = next;
  }
  return chain;
}

interface NameAttribute {
  readonly label: string;
  readonly value: string;
}

/** Node names the attributes as OpenSSL does; an attribute that occurs several times has a list of values. */
function namesOf(name: object): NameAttribute[] {
  return Object.entries(name).flatMap(([label, values]: [string, unknown]) =>
    [values].flat().map((value) => ({
      label: label === 'emailAddress' ? 'E' : label,
      value: String(value)
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim(),
    })),
  );
}

/** Joins the attributes into one text, with CN first, and masks the numbers of people. */
function namesText(names: readonly NameAttribute[]): string {
  const inOrder = [...names.filter(({ label }) => label === 'CN'), ...names.filter(({ label }) => label !== 'CN')];
  const text = inOrder
    .map(
      ({ label, value }) =>
        `${label}=${value.replaceAll(/(?<!\d)\d{13}(?!\d)/g, (id) => (isJuristicId(id) ? id : maskThirteenDigitId(id)))}`,
    )
    .join(', ');
  return [...text].slice(0, NAME_LENGTH).join('') || '-';
}

/** Length of the database column. */
const NAME_LENGTH = 500;
const KEY_USAGE = '2.5.29.15';

function keyUsagesOf(raw: Buffer): KeyUsage[] {
  const bits = findExtension(raw, KEY_USAGE);
  if (bits === undefined) return [];
  if (bits.tag !== TAG.bitString) throw new NotDer();
  return KEY_USAGES.filter((_, index) => ((bits.content[1 + (index >> 3)] ?? 0) & (0x80 >> (index & 7))) !== 0);
}
