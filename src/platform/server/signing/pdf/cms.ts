/**
 * Makes the signature in a PDF: CMS (RFC 5652) as PAdES requires it (EN 319 142-1), over a digest of the signed bytes.
 */
import { createHash, sign, type KeyObject, type X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';
import { certificateFieldsOf } from '../certificateFields.ts';
import { sortByBytes, integer, DER_NULL, octets, oid, sequence, setOf, tagged, encodeDer } from '../encodeDer.ts';
import { TAG } from '../der.ts';

export interface SigningKey {
  readonly key: KeyObject;
  readonly certificate: X509Certificate;
  /** Certificates of the issuers, as far as they are known. */
  readonly chain: readonly X509Certificate[];
}

export const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
} as const;

/** Tag of a directory name in a list of names: [4] of RFC 5280, 4.2.1.6. */
export const DIRECTORY_NAME = 4;

/**
 * Signs the type of the content, its digest and the certificate, so that no other certificate can take its place. The
 * time is not signed here: in a PDF it is in /M, which the digest covers, and PAdES forbids giving it twice.
 */
export async function signedDataOf(digest: Buffer, { key, certificate, chain }: SigningKey): Promise<Buffer> {
  const attributes = setOf(
    attribute(OID.contentType, oid(OID.data)),
    attribute(OID.messageDigest, octets(digest)),
    attribute(OID.signingCertificateV2, signingCertificate(certificate.raw)),
  );
  const { issuer, serialNumber } = certificateFieldsOf(certificate.raw);
  const sha256 = sequence(oid(OID.sha256));
  const algorithm =
    key.asymmetricKeyType === 'rsa' ? sequence(oid(OID.rsa), DER_NULL) : sequence(oid(OID.ecdsaWithSha256));
  const signature = await signAsync('sha256', attributes, key);
  // The attributes are signed as a set, but written with a context-specific tag (RFC 5652, 5.4).
  const signer = sequence(
    integer(1),
    sequence(issuer, serialNumber),
    sha256,
    Buffer.concat([Buffer.from([TAG.tagged0]), attributes.subarray(1)]),
    algorithm,
    octets(signature),
  );
  const certificates = encodeDer(TAG.tagged0, Buffer.concat(sortByBytes(certificatesOf({ certificate, chain }))));
  return sequence(
    oid(OID.signedData),
    tagged(0, sequence(integer(1), setOf(sha256), sequence(oid(OID.data)), certificates, setOf(signer))),
  );
}

/**
 * Returns more bytes than the signature will take: certificates, two names of issuers, the longest signature, and the
 * rest.
 */
export function signatureRoomFor({ certificate, chain }: Omit<SigningKey, 'key'>): number {
  const needed =
    certificatesOf({ certificate, chain }).reduce((sum, { length }) => sum + length, 0) +
    2 * certificate.raw.length +
    MAX_SIGNATURE_BYTES +
    ALL_ELSE;
  return Math.max(USUAL_ROOM, Math.ceil(needed / ROOM_STEP) * ROOM_STEP);
}

const USUAL_ROOM = 8192;
const ROOM_STEP = 1024;
/** A signature by RSA with 8192 bits. */
const MAX_SIGNATURE_BYTES = 1024;
const ALL_ELSE = 1024;

/** Signs in a thread of libuv, because a long key takes tens of milliseconds. */
const signAsync = promisify(sign) as (algorithm: string, data: Buffer, key: KeyObject) => Promise<Buffer>;

function certificatesOf({ certificate, chain }: Omit<SigningKey, 'key'>): Buffer[] {
  const others = chain.filter(({ fingerprint256 }) => fingerprint256 !== certificate.fingerprint256);
  return [certificate.raw, ...others.map(({ raw }) => raw)];
}

function attribute(type: string, value: Buffer): Buffer {
  return sequence(oid(type), setOf(value));
}

/** Names the signing certificate (RFC 5035, 3). The hash is SHA-256 if none is named. */
function signingCertificate(raw: Buffer): Buffer {
  const { issuer, serialNumber } = certificateFieldsOf(raw);
  const hash = createHash('sha256').update(raw).digest();
  return sequence(sequence(sequence(octets(hash), sequence(sequence(tagged(DIRECTORY_NAME, issuer)), serialNumber))));
}
