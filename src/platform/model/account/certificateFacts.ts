/** The content of a certificate: of a stored one, and of a file that is only tried. */
import type { Instant } from '#language/values/instant.ts';

export interface CertificateFacts {
  /** With personal numbers masked, because lists show it. */
  readonly subject: string;
  readonly issuer: string;
  readonly serialNumber: string;
  /** SHA-256, in hexadecimal. */
  readonly fingerprint: string;
  readonly algorithm: string;
  readonly validFrom: Instant;
  readonly validTo: Instant;
}

/** Further facts of its file. */
export interface CertificateFileFacts extends CertificateFacts {
  /** Empty if the certificate restricts nothing. */
  readonly keyUsages: readonly string[];
  /** Its issuers, as far as the file contains them, from the nearest on. */
  readonly chain: readonly string[];
  /** Whether it names the person or the company by number; if it names nobody, their own statement is accepted. */
  readonly isNamed: boolean;
}
