/** What a certificate says: of one that is kept, and of a file that is only tried. */
import type { Instant } from '#language/values/instant.ts';

export interface CertificateFacts {
  /** With numbers of people masked: lists show it. */
  readonly subject: string;
  readonly issuer: string;
  readonly serialNumber: string;
  /** SHA-256, in hexadecimal. */
  readonly fingerprint: string;
  readonly algorithm: string;
  readonly validFrom: Instant;
  readonly validTo: Instant;
}

/** What its file tells beside. */
export interface CertificateFileFacts extends CertificateFacts {
  /** Empty where the certificate forbids nothing. */
  readonly keyUsages: readonly string[];
  /** Who issued it, as far as the file says, from the nearest on. */
  readonly chain: readonly string[];
  /** Whether it names the person or the company by number; where it names nobody, their word is taken. */
  readonly isNamed: boolean;
}
