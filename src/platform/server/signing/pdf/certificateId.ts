/** By what a signature names the certificate it was made with: who issued it, and under which number. */
import { childrenOf, NotDer, readOne, TAG } from '../der.ts';
import { encodeNode } from '../encodeDer.ts';

export interface CertificateId {
  /** As the certificate has it, to the byte. */
  readonly issuer: Buffer;
  readonly serialNumber: Buffer;
}

export function certificateIdOf(raw: Buffer): CertificateId {
  const [body] = childrenOf(readOne(raw));
  const fields = childrenOf(body);
  const [serialNumber, , issuer] = fields[0]?.tag === TAG.tagged0 ? fields.slice(1) : fields;
  if (serialNumber?.tag !== TAG.integer || issuer?.tag !== TAG.sequence) throw new NotDer();
  return { issuer: encodeNode(issuer), serialNumber: encodeNode(serialNumber) };
}
