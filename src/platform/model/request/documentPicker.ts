/** The query and the answer of a picker of issued documents: small rows, each with whether it may be chosen today. */
import type { Label } from '#language/label.ts';
import type { AnyRecord } from '#language/record.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { CodeAndLabel } from './caseView.ts';
import type { Standing } from './shortDetail.ts';

/** Standings of documents in force: replaced documents are not offered. */
export const pickableStandings = [
  'valid',
  'expired',
  'suspended',
  'revoked',
  'cancelled',
  'usedUp',
] as const satisfies readonly Standing[];
export type PickableStanding = (typeof pickableStandings)[number];

export interface PickQuestion {
  /** `refHaz`, or `products.refHaz` of a row. */
  readonly field: string;
  /** The type of the document that refers, if the terms of the reference depend on it. */
  readonly documentType?: string;
  /**
   * By field of the document that refers, of those that the reference matches: the id of a reference, the code of a
   * choice. Only documents with the same values are listed.
   */
  readonly matching?: Readonly<Record<string, string>>;
  /** A part of the number or of the name. */
  readonly text?: string;
  readonly standing?: PickableStanding;
  /** Revisions that were chosen before: the answer contains the revision in force of each, with the requested id. */
  readonly ids?: readonly string[];
  /** The holder, if the person does not act for them. */
  readonly holder?: string;
  /** How many rows to skip, and how many to return. */
  readonly first?: number;
  readonly size?: number;
}

export interface PickRow {
  /** The revision in force, to which a reference points. */
  readonly id: string;
  /** For a query by id: the requested id that this row replaces. */
  readonly asked: string | null;
  readonly dossierId: string;
  readonly number: string;
  readonly name: Label;
  readonly documentType: CodeAndLabel;
  readonly revision: number;
  readonly standing: Standing;
  readonly effectiveDate: PlainDate | null;
  readonly expireDate: PlainDate | null;
  /** Why it may not be chosen; null if it may. */
  readonly why: Label | null;
  /** The fields that are copied, by their name in the document referred to, as they are sent. */
  readonly copies: AnyRecord;
}

export interface PickAnswer {
  readonly data: readonly PickRow[];
  readonly isMore: boolean;
}

export const PICK_TEXT_LENGTH = 200;
export const PICK_SIZE = 20;
export const PICKED_IDS_MAX = 100;
