/** What a person who has filed something may know of it without signing in: where it is, since when, and what came of it. Nobody is named. */
import type { Label } from '#language/label.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { CodeAndLabel } from './caseView.ts';
import type { Standing } from './shortDetail.ts';

export interface ShortStatus {
  /** Of the request, whichever number it was found by. */
  readonly code: string;
  readonly documentType: CodeAndLabel;
  readonly kind: CodeAndLabel;
  readonly state: CodeAndLabel;
  /** With whom it is, in plain words; null where it has ended. */
  readonly heldBy: Label | null;
  readonly submittedOn: PlainDate | null;
  /** The working days officers have taken, of those they may take. */
  readonly days: { readonly used: number; readonly allowed: number };
  /** Null while nothing has come of it. */
  readonly issued: {
    readonly number: string;
    /** Null where it does not expire. */
    readonly validUntil: PlainDate | null;
    readonly standing: Standing;
    /** Of the page where anybody checks it. */
    readonly address: string;
  } | null;
}

/** As the department writes them, longer ones are none. */
export const CODE_LENGTH_MAX = 60;
