/** What can be said of a PDF that somebody holds against us: whether we issued it, and who signed it. */
import type { Label } from '#language/label.ts';
import type { Instant } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Standing } from './shortDetail.ts';

/**
 * `issued`: byte for byte as we issued it. `changed`: it was issued, or signed, and is no longer what it was then. `signed`: it
 * is none of ours, and its signatures are good. `doubtful`: it has signatures, and not all of them can be relied on.
 * `unsigned`: none of ours, without a signature.
 */
export const fileVerdicts = ['issued', 'changed', 'signed', 'doubtful', 'unsigned'] as const;
export type FileVerdict = (typeof fileVerdicts)[number];

/** A paper that was handed out as a file, and how it stands today. */
export interface IssuedPaper {
  readonly title: Label;
  readonly number: string;
  /** Null of what has no revisions. */
  readonly revision: number | null;
  readonly issuedOn: PlainDate;
  readonly validUntil: PlainDate | null;
  readonly standing: Standing;
  /** The page where anybody checks it; null where it has none. */
  readonly address: string | null;
}

/** `kept`: the file is as it was signed. `changed`: it is not. `worthless`: it proves nothing. */
export type SignatureOutcome = 'kept' | 'changed' | 'worthless';

export interface CheckedSignature {
  readonly outcome: SignatureOutcome;
  /** As the certificate names them; null where it cannot be read. */
  readonly signer: string | null;
  readonly issuer: string | null;
  /** As the signer says it. */
  readonly signedAt: Instant | null;
  readonly reason: string | null;
  readonly wasCertificateValid: boolean;
}

export interface FileCheck {
  readonly verdict: FileVerdict;
  /** What these bytes were issued as, or what they were made from. */
  readonly paper: IssuedPaper | null;
  /** In the order in which they were made. */
  readonly signatures: readonly CheckedSignature[];
}

export const MOST_CHECKED_BYTES = 20 * 1024 * 1024;

/** What is ours and unchanged is that, whatever is signed in it; one good signature says nothing against a bad one. */
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
