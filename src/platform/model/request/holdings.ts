/** What a holder has in force, as one person sees it. */
import type { Label } from '#language/label.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { StockCardKind } from '../ledger/stockCardKinds.ts';
import type { CodeAndLabel } from './caseView.ts';

/** For so many days after its last day a document is still listed, because it may be needed again. */
export const EXPIRED_LISTED_DAYS = 90;
/** As many as can be read at a glance. */
export const HOLDINGS_SHOWN = 10;
/** The most that are answered at once: who has more opens the register. */
export const HOLDINGS_MAX = 200;

/** The kinds of stock card whose figures tell how much of a document is left. */
export const COUNTED_KINDS = ['quota', 'possess', 'area'] as const satisfies readonly StockCardKind[];
export type CountedKind = (typeof COUNTED_KINDS)[number];

export interface HoldingsView {
  /** False for a person who may open no kind of document at all. */
  readonly mayOpen: boolean;
  /** In the order of the menu; kinds of which nothing is listed are left out. */
  readonly kinds: readonly HoldingKind[];
  /** Those that expire soon first, then those that have expired, then all others by kind and number. */
  readonly holdings: readonly Holding[];
}

export interface HoldingKind {
  readonly documentType: CodeAndLabel;
  readonly count: number;
  readonly expiresSoon: number;
  readonly expired: number;
  /** The register, below /haz. */
  readonly listPath: string;
}

export interface Holding {
  /** The revision in force. */
  readonly id: string;
  readonly dossierId: string;
  /** The entity of the document. */
  readonly entity: string;
  readonly documentType: CodeAndLabel;
  readonly number: string;
  readonly subject: Label;
  readonly isSuspended: boolean;
  readonly expireDate: PlainDate | null;
  /** Negative after the last day; null if it does not expire. */
  readonly daysLeft: number | null;
  /** Its page, below /haz. */
  readonly path: string;
  readonly amounts: readonly HeldAmount[];
  /** Null if the person may not file a renewal, or such documents are never renewed. */
  readonly renewal: HoldingRenewal | null;
  /** What is in process about it, or a renewal that was begun. */
  readonly openRequest: OpenRequest | null;
  /** The number under which it was renewed and which is valid today. */
  readonly renewedBy: string | null;
}

/** The sum of the stock cards of one kind. */
export interface HeldAmount {
  readonly kind: CountedKind;
  readonly unit: Label;
  readonly quota: number;
  readonly reserve: number;
  readonly use: number;
  readonly held: number;
}

export interface HoldingRenewal {
  readonly isOpen: boolean;
  /** The reason if it is not possible now. */
  readonly why: Label | null;
  /** The key of the menu in which it is filed, and whose address the draft has. */
  readonly menu: string;
}

export interface OpenRequest {
  readonly kind: CodeAndLabel;
  readonly status: CodeAndLabel;
  readonly isDraft: boolean;
  readonly number: string;
  /** Null if the person has no page for it. */
  readonly path: string | null;
}
