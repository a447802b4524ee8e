/** The result of checking a PDF that somebody presents: whether we issued it, and who signed it. */
import type { Label } from '#language/label.ts';
import type { Instant } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Standing } from './shortDetail.ts';

/**
 * `issued`: byte for byte as we issued it. `changed`: it was issued, or signed, and has been changed since. `signed`:
 * it is not ours, and its signatures are valid. `doubtful`: it has signatures, and not all of them are reliable.
 * `unsigned`: not ours, without a signature.
 */
export const fileVerdicts = ['issued', 'changed', 'signed', 'doubtful', 'unsigned'] as const;
export type FileVerdict = (typeof fileVerdicts)[number];

/** A paper that was issued as a file, and its standing today. */
export interface IssuedPaper {
  readonly title: Label;
  readonly number: string;
  /** Null for a paper without revisions. */
  readonly revision: number | null;
  readonly issuedOn: PlainDate;
  readonly validUntil: PlainDate | null;
  readonly standing: Standing;
  /** The public page for checking it; null if it has none. */
  readonly address: string | null;
}

/**
 * `kept`: the file is unchanged since it was signed. `changed`: it is not. `worthless`: the signature proves nothing.
 */
export type SignatureOutcome = 'kept' | 'changed' | 'worthless';

export interface CheckedSignature {
  readonly outcome: SignatureOutcome;
  /** The name in the certificate; null if it cannot be read. */
  readonly signer: string | null;
  readonly issuer: string | null;
  /** The time that the signer states. */
  readonly signedAt: Instant | null;
  readonly reason: string | null;
  readonly wasCertificateValid: boolean;
}

export interface FileCheck {
  readonly verdict: FileVerdict;
  /** The paper that these bytes were issued as, or were made from. */
  readonly paper: IssuedPaper | null;
  /** In the order in which they were made. */
  readonly signatures: readonly CheckedSignature[];
}

export const MOST_CHECKED_BYTES = 20 * 1024 * 1024;

/**
 * An unchanged issued paper is `issued`, whatever signatures it has; one valid signature does not outweigh an invalid
 * one.
 */
export function fileVerdictOf({
  isIssued,
  isMadeFromIssued,
  outcomes,
}: {
  readonly isIssued: boolean;
  readonly isMadeFromIssued: boolean;
  readonly outcomes: readonly SignatureOutcome[];
}): FileVerdict {
  if (isIssued) return 'issued';
  if (isMadeFromIssued || outcomes.includes('changed')) return 'changed';
  if (outcomes.length === 0) return 'unsigned';
  return outcomes.every((outcome) => outcome === 'kept') ? 'signed' : 'doubtful';
}
