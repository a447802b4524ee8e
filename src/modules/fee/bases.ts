/** What each basis of a fee needs to know of a request, and in which words. */
import type { Label } from '#language/label.ts';
import type { MessageRef } from '#language/message.ts';
import { message } from '#language/message.ts';
import type { feeBasis } from './choices.ts';
import './messages.ts';

export type FeeBasis = keyof (typeof feeBasis)['values'];

/** Quantities: the amount is found by a range. */
export const measures = {
  tonsPerYear: {
    what: ['ปริมาณ', 'A quantity'],
    unit: ['ตันต่อปี', 'tons per year'],
    missing: (code: string) => message('feeTonsMissing', { code }),
  },
  squareMetres: {
    what: ['พื้นที่', 'An area'],
    unit: ['ตารางเมตร', 'square metres'],
    missing: (code: string) => message('feeAreaMissing', { code }),
  },
} as const satisfies Partial<Record<FeeBasis, Measure>>;

/** Counts: the amount is multiplied. */
export const counts = {
  copy: { questionField: 'copies', per: ['ต่อฉบับ', 'per copy'], missing: undefined },
  trip: {
    questionField: 'trips',
    per: ['ต่อครั้ง', 'per trip'],
    missing: (code: string) => message('feeTripsMissing', { code }),
  },
  item: {
    questionField: 'items',
    per: ['ต่อรายการ', 'per item'],
    missing: (code: string) => message('feeItemsMissing', { code }),
  },
} as const satisfies Partial<Record<FeeBasis, Count>>;

interface Measure {
  readonly what: Label;
  readonly unit: Label;
  readonly missing: (code: string) => MessageRef;
}

interface Count {
  /** The field of the question that it is counted by. */
  readonly questionField: 'copies' | 'trips' | 'items';
  readonly per: Label;
  /** Undefined if a missing value means one: every document is issued in at least one copy. */
  readonly missing: ((code: string) => MessageRef) | undefined;
}

export type MeasuredBasis = keyof typeof measures;
export type CountedBasis = keyof typeof counts;

export function isMeasured(basis: unknown): basis is MeasuredBasis {
  return typeof basis === 'string' && Object.hasOwn(measures, basis);
}

export function isCounted(basis: unknown): basis is CountedBasis {
  return typeof basis === 'string' && Object.hasOwn(counts, basis);
}
