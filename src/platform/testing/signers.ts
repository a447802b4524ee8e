/** People who sign in tests, with a key and a certificate made for the test. */
import { X509Certificate } from 'node:crypto';
import type { PdfSigningOptions } from '#platform/server/signing/pdf/signPdf.ts';
import { buildCertificate, CN, ecPair, type CertificateOptions, type KeyPair } from './certificates.ts';

export const SIGNED_AT_MS = Date.parse('2026-11-15T09:30:00+07:00');

/** `issuers`: the number of issuers above the certificate. */
export function makeSigner({
  pair = ecPair(),
  issuers = 0,
  ...options
}: Partial<CertificateOptions> & { readonly pair?: KeyPair; readonly issuers?: number } = {}): PdfSigningOptions {
  const issuerPairs = Array.from({ length: issuers }, (_, index) => ({
    pair: ecPair(),
    name: { [CN]: `ผู้ออกใบรับรอง ${index + 1}` },
  }));
  const [issuer] = issuerPairs;
  const certificate = buildCertificate({
    pair,
    subject: { [CN]: 'Somebody Who Signs' },
    ...(issuer === undefined ? {} : { issuer: issuer.name, issuerKey: issuer.pair.privateKey }),
    ...options,
  });
  const chain = issuerPairs.map((authority, index) =>
    buildCertificate({
      pair: authority.pair,
      subject: authority.name,
      issuer: (issuerPairs[index + 1] ?? authority).name,
      issuerKey: (issuerPairs[index + 1] ?? authority).pair.privateKey,
    }),
  );
  return {
    key: pair.privateKey,
    certificate: new X509Certificate(certificate),
    chain: chain.map((raw) => new X509Certificate(raw)),
    signedAtMs: SIGNED_AT_MS,
    reason: 'Approved',
    name: 'Somebody Who Signs',
  };
}
