/** What a certificate says, as people and rules need it. */
import type { KeyObject, X509Certificate } from 'node:crypto';
import { isJuristicId, isThirteenDigitId, maskThirteenDigitId } from '#language/values/idCard.ts';
import type { CertificateFileFacts } from '#platform/model/account/certificateFacts.ts';
import { bytesOf, childrenOf, NotDer, oidOf, readOne, TAG, type DerNode } from './der.ts';

/** Before anybody has asked whose it should be. */
export interface ReadCertificate extends Omit<CertificateFileFacts, 'validFrom' | 'validTo' | 'isNamed'> {
  readonly validFromMs: number;
  readonly validToMs: number;
  readonly keyUsages: readonly KeyUsage[];
  /** Thirteen-digit numbers of people and companies that it names. */
  readonly namedIds: readonly string[];
}

export type KeyUsage = (typeof KEY_USAGES)[number];

/** In the order of their bits (RFC 5280, 4.2.1.3). */
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
  const { issuer, subject, extensions } = certificatePartsOf(certificate.raw);
  return {
    subject: namesText(subject),
    issuer: namesText(issuer),
    serialNumber: certificate.serialNumber,
    fingerprint: certificate.fingerprint256.replaceAll(':', ''),
    algorithm: keyName(certificate.publicKey),
    validFromMs: Date.parse(certificate.validFrom),
    validToMs: Date.parse(certificate.validTo),
    keyUsages: keyUsagesOf(extensions),
    chain: chain.map(({ raw }) => namesText(certificatePartsOf(raw).subject)),
    namedIds: [
      ...new Set(subject.flatMap(({ value }) => (value.match(/(?<!\d)\d{13}(?!\d)/g) ?? []).filter(isThirteenDigitId))),
    ],
  };
}

/** RSA 2048, EC P-256. */
export function keyName(key: KeyObject): string {
  const { modulusLength, namedCurve } = key.asymmetricKeyDetails ?? {};
  if (modulusLength !== undefined)
    return `${(key.asymmetricKeyType ?? '').split('-')[0]?.toUpperCase()} ${modulusLength}`;
  return namedCurve === undefined ? (key.asymmetricKeyType ?? '?') : `EC ${CURVES[namedCurve] ?? namedCurve}`;
}

/** RSA from 2048 bits on (ขมธอ. 23-2563 asks for no less), and the two curves of NIST that readers of PDF know. */
export function isStrongKey(key: KeyObject): boolean {
  const { modulusLength = 0, namedCurve = '' } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType === 'rsa') return modulusLength >= MIN_RSA_BITS && modulusLength <= MAX_RSA_BITS;
  return key.asymmetricKeyType === 'ec' && CURVES[namedCurve] !== undefined;
}

const CURVES: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384' };
const MIN_RSA_BITS = 2048;
/** Signing with a longer one takes seconds. */
const MAX_RSA_BITS = 8192;

/** From the certificate to the last one the file has, each the issuer of the one before. */
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

interface CertificateParts {
  readonly issuer: readonly NameAttribute[];
  readonly subject: readonly NameAttribute[];
  readonly extensions: readonly DerNode[];
}

function certificatePartsOf(raw: Buffer): CertificateParts {
  const [body] = childrenOf(readOne(raw));
  const fields = childrenOf(body);
  // The first version of certificates did not say that it was.
  const [, , issuer, , subject] = fields[0]?.tag === TAG.tagged0 ? fields.slice(1) : fields;
  const extended = fields.find(({ tag }) => tag === TAG.tagged3);
  return {
    issuer: namesOf(issuer),
    subject: namesOf(subject),
    extensions: extended === undefined ? [] : childrenOf(childrenOf(extended, TAG.tagged3)[0]),
  };
}

const LABELS: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.4': 'SN',
  '2.5.4.5': 'serialNumber',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.12': 'title',
  '2.5.4.42': 'GN',
  '2.5.4.97': 'organizationIdentifier',
  '1.2.840.113549.1.9.1': 'E',
  '0.9.2342.19200300.100.1.1': 'UID',
  '0.9.2342.19200300.100.1.25': 'DC',
};

function namesOf(node: DerNode | undefined): NameAttribute[] {
  return childrenOf(node).flatMap((set) =>
    childrenOf(set, TAG.set).map((one) => {
      const [type, value] = childrenOf(one);
      const oid = oidOf(type);
      return { label: LABELS[oid] ?? oid, value: textOf(value) };
    }),
  );
}

function textOf(node: DerNode | undefined): string {
  if (node === undefined) throw new NotDer();
  const { tag, content } = node;
  const text =
    tag === TAG.bmp && content.length % 2 === 0
      ? Buffer.from(content).swap16().toString('utf16le')
      : content.toString(tag === TAG.utf8 ? 'utf8' : 'latin1');
  return text.replaceAll(/\p{Cc}/gu, ' ').trim();
}

/** The one who is named first: CN, then where they are. */
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

/** Of the column. */
const NAME_LENGTH = 500;
const KEY_USAGE = '2.5.29.15';

function keyUsagesOf(extensions: readonly DerNode[]): KeyUsage[] {
  const found = extensions.map((extension) => childrenOf(extension)).find(([type]) => oidOf(type) === KEY_USAGE);
  const value = found?.at(-1);
  if (value === undefined) return [];
  const bits = readOne(bytesOf(value));
  if (bits.tag !== TAG.bitString) throw new NotDer();
  return KEY_USAGES.filter((_, index) => ((bits.content[1 + (index >> 3)] ?? 0) & (0x80 >> (index & 7))) !== 0);
}
