/** Reads the signature of a PDF (CMS, RFC 5652) and verifies it with the certificate it contains. */
import { createHash, verify, X509Certificate } from 'node:crypto';
import { isStrongKey } from '../certificateFacts.ts';
import { certificateFieldsOf, findExtension } from '../certificateFields.ts';
import { bytesOf, CONSTRUCTED, childrenOf, NotDer, oidOf, readFirst, readOne, TAG, type DerNode } from '../der.ts';
import { encodeNode, encodeDer } from '../encodeDer.ts';
import { DIRECTORY_NAME, OID } from './cms.ts';

export type NamedCertificate = 'matches' | 'differs' | 'absent';

export interface ReadCms {
  readonly certificate: X509Certificate;
  readonly isDigestRight: boolean;
  readonly isSignatureRight: boolean;
  /** Whether the signed attributes name the certificate (signingCertificateV2). */
  readonly namedCertificate: NamedCertificate;
}

/** Throws `NotDer`, or an error of node:crypto, for anything else than a signature of a kind that we verify. */
export function readCms(bytes: Buffer, digestWith: (hash: string) => Buffer): ReadCms {
  const { node, rest } = readFirst(bytes);
  // The unused space must be zero, otherwise something could be hidden in it.
  if (rest.some((byte) => byte !== 0)) throw new NotDer();
  const [type, held] = childrenOf(node);
  if (oidOf(type) !== OID.signedData) throw new NotDer();
  const parts = childrenOf(childrenOf(held, TAG.tagged0)[0]);
  const [contentType, ...content] = childrenOf(parts[2]);
  // The signed content is the file, so the signature must not contain any.
  if (oidOf(contentType) !== OID.data || content.length > 0) throw new NotDer();
  const [signer, ...others] = childrenOf(parts.at(-1), TAG.set);
  if (others.length > 0) throw new NotDer();
  return readSigner(childrenOf(signer), { certificates: certificatesIn(parts), digestWith });
}

const HASHES: Readonly<Record<string, string>> = {
  [OID.sha256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** Signature algorithms; plain RSA uses the hash of the digest. */
const ALGORITHMS: Readonly<Record<string, { readonly type: 'rsa' | 'ec'; readonly hash?: string }>> = {
  [OID.rsa]: { type: 'rsa' },
  '1.2.840.113549.1.1.11': { type: 'rsa', hash: 'sha256' },
  '1.2.840.113549.1.1.12': { type: 'rsa', hash: 'sha384' },
  '1.2.840.113549.1.1.13': { type: 'rsa', hash: 'sha512' },
  [OID.ecdsaWithSha256]: { type: 'ec', hash: 'sha256' },
  '1.2.840.10045.4.3.3': { type: 'ec', hash: 'sha384' },
  '1.2.840.10045.4.3.4': { type: 'ec', hash: 'sha512' },
};

/** Real chains have fewer certificates. */
const MAX_CERTIFICATES = 50;
const KEY_IDENTIFIER = 0x80;

interface SignerContext {
  readonly certificates: readonly Buffer[];
  readonly digestWith: (hash: string) => Buffer;
}

function readSigner(
  [, id, digestAlgorithm, attributes, algorithm, signature]: readonly DerNode[],
  { certificates, digestWith }: SignerContext,
): ReadCms {
  const hash = HASHES[oidOf(childrenOf(digestAlgorithm)[0])];
  const how = ALGORITHMS[oidOf(childrenOf(algorithm)[0])];
  if (hash === undefined || how === undefined || attributes?.tag !== TAG.tagged0) throw new NotDer();
  const raw = certificates.find((candidate) => isNamedBy(candidate, id));
  if (raw === undefined) throw new NotDer();
  const certificate = new X509Certificate(raw);
  const { publicKey } = certificate;
  if (publicKey.asymmetricKeyType !== how.type || !isStrongKey(publicKey)) throw new NotDer();
  const signedAttributes = attributesIn(attributes);
  const type = signedAttributes.get(OID.contentType);
  if (type === undefined || oidOf(type) !== OID.data) throw new NotDer();
  return {
    certificate,
    isDigestRight: bytesOf(signedAttributes.get(OID.messageDigest)).equals(digestWith(hash)),
    isSignatureRight: verify(how.hash ?? hash, encodeDer(TAG.set, attributes.content), publicKey, bytesOf(signature)),
    namedCertificate: namedCertificateOf(signedAttributes.get(OID.signingCertificateV2), raw),
  };
}

function certificatesIn(parts: readonly DerNode[]): Buffer[] {
  const nodes = parts.filter(({ tag }) => tag === TAG.tagged0).flatMap((part) => childrenOf(part, TAG.tagged0));
  if (nodes.length > MAX_CERTIFICATES) throw new NotDer();
  // Certificates of other kinds than X.509 have context-specific tags.
  return nodes.filter(({ tag }) => tag === TAG.sequence).map(encodeNode);
}

/** Returns whether the signer is this certificate, by issuer and serial number, or by key identifier. */
function isNamedBy(raw: Buffer, id: DerNode | undefined): boolean {
  if (id?.tag === KEY_IDENTIFIER || id?.tag === (KEY_IDENTIFIER | CONSTRUCTED))
    return keyIdentifierOf(raw)?.equals(bytesOf(id, KEY_IDENTIFIER)) === true;
  const [issuer, serialNumber] = childrenOf(id);
  return isIdOf(raw, issuer, serialNumber);
}

function isIdOf(raw: Buffer, issuer: DerNode | undefined, serialNumber: DerNode | undefined): boolean {
  if (issuer === undefined || serialNumber === undefined) throw new NotDer();
  const fields = certificateFieldsOf(raw);
  return fields.issuer.equals(encodeNode(issuer)) && fields.serialNumber.equals(encodeNode(serialNumber));
}

const SUBJECT_KEY_IDENTIFIER = '2.5.29.14';

function keyIdentifierOf(raw: Buffer): Buffer | undefined {
  const identifier = findExtension(raw, SUBJECT_KEY_IDENTIFIER);
  return identifier === undefined ? undefined : bytesOf(identifier);
}

/** Reads the signed attributes. Each must occur once and have one value. */
function attributesIn(node: DerNode): Map<string, DerNode> {
  const values = new Map<string, DerNode>();
  for (const attribute of childrenOf(node, TAG.tagged0)) {
    const [type, set] = childrenOf(attribute);
    const [value, ...more] = childrenOf(set, TAG.set);
    if (value === undefined || more.length > 0 || values.has(oidOf(type))) throw new NotDer();
    values.set(oidOf(type), value);
  }
  return values;
}

/** The first certificate in the list is the one that signs (RFC 5035, 3). */
function namedCertificateOf(node: DerNode | undefined, raw: Buffer): NamedCertificate {
  if (node === undefined) return 'absent';
  const [first] = childrenOf(childrenOf(node)[0]);
  const fields = childrenOf(first);
  // The hash is named only if it is not SHA-256, and the digest is the only octet string.
  const at = fields.findIndex(({ tag }) => tag === TAG.octetString);
  const hash = at === 0 ? 'sha256' : HASHES[oidOf(childrenOf(fields[0])[0])];
  if (hash === undefined || !bytesOf(fields[at]).equals(createHash(hash).update(raw).digest())) return 'differs';
  const issuerSerial = fields[at + 1];
  if (issuerSerial === undefined) return 'matches';
  const [names, serialNumber] = childrenOf(issuerSerial);
  const name = childrenOf(names).find(({ tag }) => tag === TAG.tagged0 + DIRECTORY_NAME);
  return name !== undefined && isIdOf(raw, readOne(name.content), serialNumber) ? 'matches' : 'differs';
}
