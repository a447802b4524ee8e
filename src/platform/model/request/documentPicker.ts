/** What a picker of issued documents asks for and is answered: narrow rows, each with whether it may be chosen today. */
import type { Label } from '#language/label.ts';
import type { AnyRecord } from '#language/record.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { CodeAndLabel } from './caseView.ts';
import type { Standing } from './shortDetail.ts';

/** What is in force can have one of these: what was replaced is not offered. */
export const pickableStandings = [
  'valid',
  'expired',
  'suspended',
  'revoked',
  'cancelled',
] as const satisfies readonly Standing[];
export type PickableStanding = (typeof pickableStandings)[number];

export interface PickQuestion {
  /** `refHaz`, or `products.refHaz` of a row. */
  readonly field: string;
  /** A piece of the number or of the name. */
  readonly text?: string;
  readonly standing?: PickableStanding;
  /** Revisions that were chosen before: answered is the one in force of each, with which it was asked for. */
  readonly ids?: readonly string[];
  /** Whose, where one does not act for them. */
  readonly holder?: string;
  /** How many to pass over, and how many to answer. */
  readonly first?: number;
  readonly size?: number;
}

export interface PickRow {
  /** The revision in force: what a reference names. */
  readonly id: string;
  /** Of those asked for by id: which this is in the place of. */
  readonly asked: string | null;
  readonly dossierId: string;
  readonly number: string;
  readonly name: Label;
  readonly documentType: CodeAndLabel;
  readonly revision: number;
  readonly standing: Standing;
  readonly effectiveDate: PlainDate | null;
  readonly expireDate: PlainDate | null;
  /** Why it may not be chosen; null where it may. */
  readonly why: Label | null;
  /** The fields that are copied, by their name in the document referred to, as they travel. */
  readonly copies: AnyRecord;
}

export interface PickAnswer {
  readonly data: readonly PickRow[];
  readonly isMore: boolean;
}

export const PICK_TEXT_LENGTH = 200;
export const PICK_SIZE = 20;
export const PICKED_IDS_MAX = 100;
