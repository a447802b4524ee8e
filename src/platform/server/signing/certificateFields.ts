/** Fields of a certificate that `X509Certificate` of Node does not offer (RFC 5280, 4.1). */
import { bytesOf, childrenOf, NotDer, oidOf, readOne, TAG, type DerNode } from './der.ts';
import { encodeNode } from './encodeDer.ts';

export interface CertificateFields {
  /** The bytes of the issuer exactly as the certificate has them; a signature names its certificate by them. */
  readonly issuer: Buffer;
  readonly serialNumber: Buffer;
  readonly extensions: readonly DerNode[];
}

export function certificateFieldsOf(raw: Buffer): CertificateFields {
  const [body] = childrenOf(readOne(raw));
  const fields = childrenOf(body);
  // Certificates of the first version have no version field.
  const [serialNumber, , issuer] = fields[0]?.tag === TAG.tagged0 ? fields.slice(1) : fields;
  if (serialNumber?.tag !== TAG.integer || issuer?.tag !== TAG.sequence) throw new NotDer();
  const extensions = fields.find(({ tag }) => tag === TAG.tagged3);
  return {
    issuer: encodeNode(issuer),
    serialNumber: encodeNode(serialNumber),
    extensions: extensions === undefined ? [] : childrenOf(childrenOf(extensions, TAG.tagged3)[0]),
  };
}

/** Returns the value of the extension with this object identifier. */
export function findExtension(raw: Buffer, id: string): DerNode | undefined {
  const found = certificateFieldsOf(raw)
    .extensions.map((extension) => childrenOf(extension))
    .find(([type]) => oidOf(type) === id);
  const value = found?.at(-1);
  return value === undefined ? undefined : readOne(bytesOf(value));
}
