/**
 * The answer in the format of the API: amounts as numbers, days as dates, reasons with their texts in both languages.
 */
import type { MessageRef } from '#language/message.ts';
import type { FeeBasis } from './bases.ts';
import type { MissingForFee } from './calculateFee.ts';
import type { WaiverKind } from './waivers.ts';

export interface ReasonText extends MessageRef {
  readonly th: string;
  readonly en: string;
}

export interface AnsweredRate {
  readonly id: string;
  readonly code: string | null;
  readonly nameTh: string | null;
  readonly nameEn: string | null;
}

export interface AnsweredFee {
  readonly kind: 'fee';
  readonly rate: AnsweredRate;
  readonly basis: FeeBasis;
  readonly range: { readonly index: number; readonly fromValue: number; readonly toValue: number | null } | null;
  readonly amount: number;
  readonly times: number;
  readonly fullTotal: number;
  readonly total: number;
  readonly dueDays: number | null;
  readonly dueDate: string | null;
  readonly waiver: { readonly kind: WaiverKind; readonly path: string; readonly until: string | null } | null;
  readonly why: readonly ReasonText[];
}

export interface AnsweredMissing {
  readonly kind: 'missing';
  readonly what: MissingForFee;
  readonly rate: AnsweredRate | null;
  readonly why: readonly ReasonText[];
}

export type FeeAnswer = AnsweredFee | AnsweredMissing;
