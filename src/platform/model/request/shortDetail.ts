/** Facts of a document for anybody who has it: what it is, its holder, and whether it is valid today. */
import { inLocale, type Label, type Locale } from '#language/label.ts';
import type { PublicFact } from '#language/requestDeclaration.ts';
import { isBefore } from '#language/values/compareDays.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { CodeAndLabel } from './caseView.ts';

/** Valid, or the first reason why not. */
export const standings = [
  'valid',
  'expired',
  'suspended',
  'revoked',
  'cancelled',
  'usedUp',
  'replaced',
  'baseNotInForce',
] as const;
export type Standing = (typeof standings)[number];

/** A document on which another rests and which is not in force today. */
export interface Base {
  readonly label: Label;
  readonly number: string;
  readonly standing: Standing;
}

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
  /** The revision that is valid in its place; null unless it was replaced. */
  readonly replacedBy: number | null;
  /** The number under which it was renewed and which is valid today. */
  readonly renewedBy: string | null;
  /** The document by which it was used up, and when; null unless it was. */
  readonly usedUp: UsedUp | null;
  /** The documents it rests on that are not in force today. */
  readonly bases: readonly Base[];
  /** Further public facts of its kind of document. */
  readonly facts: readonly PublicFact[];
}

/** A document that was used up by the issue of another. */
export interface UsedUp {
  readonly documentType: CodeAndLabel;
  readonly number: string;
  readonly on: PlainDate;
}

export interface StandingInput {
  /** State of the dossier. */
  readonly state: string;
  readonly expires: PlainDate | null;
  readonly today: PlainDate;
  readonly isCurrent: boolean;
}

/**
 * The state of the whole dossier takes precedence: a message about a newer revision would suggest that one is valid.
 */
export function standingOf({ state, expires, today, isCurrent }: StandingInput): Standing {
  if (state === 'revoked' || state === 'cancelled' || state === 'usedUp') return state;
  if (expires !== null && isBefore(expires, today)) return 'expired';
  if (state === 'suspended') return 'suspended';
  return isCurrent ? 'valid' : 'replaced';
}

/** Labels in the report and on the public page. */
export const standingLabels: Readonly<Record<Standing, Label>> = {
  valid: ['มีผลใช้บังคับ', 'Valid'],
  expired: ['หมดอายุ', 'Expired'],
  suspended: ['พักใช้', 'Suspended'],
  revoked: ['เพิกถอน', 'Revoked'],
  cancelled: ['ยกเลิก', 'Cancelled'],
  usedUp: ['ใช้สิทธิแล้ว', 'Used up'],
  replaced: ['มีฉบับแก้ไขใหม่แล้ว', 'Replaced by a newer revision'],
  baseNotInForce: ['เอกสารที่ใช้อ้างอิงไม่มีผลใช้บังคับ', 'A document it rests on is not in force'],
};

/** `Product HZ216900001 (Suspended)`, with commas between. */
export function basesText(bases: readonly Base[], locale: Locale): string {
  return bases
    .map(
      ({ label, number, standing }) =>
        `${inLocale(label, locale)} ${number} (${inLocale(standingLabels[standing], locale)})`,
    )
    .join(', ');
}
