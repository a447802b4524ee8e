/**
 * Computes the risk of a shipment, and which of a run of lots are opened for it: exact, and the same in browser and
 * server.
 */
import type { Choices } from '#language/registry.ts';
import { type Decimal, decimal, divide, sum } from '#language/values/decimal.ts';

export type RiskLevel = keyof Choices['riskLevel']['values'];

export interface WeighedScore {
  readonly weight: number;
  readonly score: number;
}

/**
 * Σ(weight · score) and Σ weight, stored separately: one third has no exact decimal, and a threshold may be exactly
 * there.
 */
export interface RiskScore {
  readonly weighted: Decimal;
  readonly weights: Decimal;
}

export interface Thresholds {
  readonly highFrom: Decimal;
  readonly mediumFrom: Decimal;
}

/** Returns undefined without weights: that is not a risk of zero. */
export function scoreOf(topics: readonly WeighedScore[]): RiskScore | undefined {
  if (topics.length === 0) return undefined;
  return {
    weighted: sum(topics.map(({ weight, score }) => decimal(weight).times(decimal(score)))),
    weights: sum(topics.map(({ weight }) => decimal(weight))),
  };
}

/** Compares by multiplying, so that nothing is rounded. */
export function levelOf(score: RiskScore, { highFrom, mediumFrom }: Thresholds): RiskLevel {
  const reaches = (threshold: Decimal): boolean => score.weighted.gte(threshold.times(score.weights));
  if (reaches(highFrom)) return 'high';
  return reaches(mediumFrom) ? 'medium' : 'low';
}

/** For display. Rounded down, so that a score below a threshold never looks as if it had reached it. */
export function displayedScore({ weighted, weights }: RiskScore): Decimal {
  return divide(weighted, weights, { scale: DISPLAYED_DECIMALS, rounding: 'down' });
}

const DISPLAYED_DECIMALS = 2;

/** For lots counted from 0: the first `inspect` of every `inspect + skip`. */
export function isInspected(n: number, inspect: number, skip: number): boolean {
  return n % (inspect + skip) < inspect;
}

export interface LotPlan {
  readonly firstLots: number;
  readonly mediumInspect: number;
  readonly mediumSkip: number;
  readonly lowInspect: number;
  readonly lowSkip: number;
  readonly highSampleEvery: number;
  readonly mediumSampleEvery: number;
}

export interface LotQuestion {
  readonly level: RiskLevel;
  readonly isRed: boolean;
  /** Lots of this operator, product and maker that were cleared before. */
  readonly clearedLots: number;
  readonly count: number;
}

/** The reason why a lot is opened, or that its papers are enough. */
export type LotReason = 'redAccount' | 'firstLots' | 'highRisk' | 'turn' | 'papersOnly';

export interface Lot {
  readonly number: number;
  readonly reason: LotReason;
  readonly isInspected: boolean;
  /** At the low level this is not known in advance. */
  readonly isSampled: boolean;
}

/** Returns the next lots as they are planned if nothing is found in any of them. */
export function lotsAhead(plan: LotPlan, { level, isRed, clearedLots, count }: LotQuestion): readonly Lot[] {
  const first = isRed ? 0 : Math.max(plan.firstLots - clearedLots, 0);
  let inspected = 0;
  return Array.from({ length: count }, (_, index): Lot => {
    const reason = isRed ? 'redAccount' : index < first ? 'firstLots' : reasonByPattern(plan, level, index - first);
    if (reason !== 'papersOnly') inspected += 1;
    const every = isRed ? 1 : sampleEvery(plan, level);
    return {
      number: index + 1,
      reason,
      isInspected: reason !== 'papersOnly',
      isSampled: reason !== 'papersOnly' && every !== undefined && inspected % every === 0,
    };
  });
}

function reasonByPattern(
  { mediumInspect, mediumSkip, lowInspect, lowSkip }: LotPlan,
  level: RiskLevel,
  n: number,
): LotReason {
  if (level === 'high') return 'highRisk';
  const isTurn = level === 'medium' ? isInspected(n, mediumInspect, mediumSkip) : isInspected(n, lowInspect, lowSkip);
  return isTurn ? 'turn' : 'papersOnly';
}

function sampleEvery({ highSampleEvery, mediumSampleEvery }: LotPlan, level: RiskLevel): number | undefined {
  if (level === 'high') return highSampleEvery;
  return level === 'medium' ? mediumSampleEvery : undefined;
}
