/** What anybody may know of a document who has it in hand: what it is, whose, and whether it counts today. */
import type { Label } from '#language/label.ts';
import type { PublicFact } from '#language/requestDeclaration.ts';
import { isBefore } from '#language/values/compareDays.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { CodeAndLabel } from './caseView.ts';

/** Valid, or the first reason why not. */
export const standings = ['valid', 'expired', 'suspended', 'revoked', 'cancelled', 'replaced'] as const;
export type Standing = (typeof standings)[number];

export interface ShortDetail {
  readonly documentType: CodeAndLabel;
  readonly kind: CodeAndLabel;
  readonly number: string;
  readonly revision: number;
  readonly holder: Label;
  readonly department: Label;
  readonly issuedOn: PlainDate;
  /** Null where it does not expire. */
  readonly validUntil: PlainDate | null;
  readonly standing: Standing;
  /** The revision that counts in its place; null unless it was replaced. */
  readonly replacedBy: number | null;
  /** The number under which it was renewed and which counts today. */
  readonly renewedBy: string | null;
  /** What else its kind of document lets anybody know. */
  readonly facts: readonly PublicFact[];
}

export interface StandingInput {
  /** Of the dossier. */
  readonly state: string;
  readonly expires: PlainDate | null;
  readonly today: PlainDate;
  readonly isCurrent: boolean;
}

/** What is true of the whole dossier is said first: that a newer revision exists would be taken for a valid one. */
export function standingOf({ state, expires, today, isCurrent }: StandingInput): Standing {
  if (state === 'revoked' || state === 'cancelled') return state;
  if (expires !== null && isBefore(expires, today)) return 'expired';
  if (state === 'suspended') return 'suspended';
  return isCurrent ? 'valid' : 'replaced';
}

/** As the report and the public page call it. */
export const standingLabels: Readonly<Record<Standing, Label>> = {
  valid: ['มีผลใช้บังคับ', 'Valid'],
  expired: ['หมดอายุ', 'Expired'],
  suspended: ['พักใช้', 'Suspended'],
  revoked: ['เพิกถอน', 'Revoked'],
  cancelled: ['ยกเลิก', 'Cancelled'],
  replaced: ['มีฉบับแก้ไขใหม่แล้ว', 'Replaced by a newer revision'],
};
