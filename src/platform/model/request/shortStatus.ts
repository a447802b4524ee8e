/**
 * Facts of a request that the person who filed it may read without signing in: where it is, since when, and its result.
 * No person is named.
 */
import type { Label } from '#language/label.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { CodeAndLabel } from './caseView.ts';
import type { Standing } from './shortDetail.ts';

export interface ShortStatus {
  /** Number of the request, whichever number it was found by. */
  readonly code: string;
  readonly documentType: CodeAndLabel;
  readonly kind: CodeAndLabel;
  readonly state: CodeAndLabel;
  /** The responsible party in plain words; null if the case has ended. */
  readonly heldBy: Label | null;
  readonly submittedOn: PlainDate | null;
  /** The working days that officers have taken, and the days they may take. */
  readonly days: { readonly used: number; readonly allowed: number };
  /** Null while nothing is issued. */
  readonly issued: {
    readonly number: string;
    /** Null where it does not expire. */
    readonly validUntil: PlainDate | null;
    readonly standing: Standing;
    /** Address of the public page for checking it. */
    readonly address: string;
  } | null;
}

/** Length of the department's numbers; a longer text is no number. */
export const CODE_LENGTH_MAX = 60;
