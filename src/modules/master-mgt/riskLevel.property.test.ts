/** Properties of the score, and of which lots are opened. */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { compareDecimals, decimal } from '#language/values/decimal.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import {
  isInspected,
  levelOf,
  lotsAhead,
  scoreOf,
  displayedScore,
  type RiskScore,
  type WeighedScore,
} from './riskLevel.ts';

const topic = fc.record({ weight: fc.integer({ min: 1, max: 100 }), score: fc.integer({ min: 1, max: 3 }) });
const topics = fc.array(topic, { minLength: 1, maxLength: 30 });
const hundredths = fc.integer({ min: 100, max: 300 }).map((n) => decimal(n).times(decimal('0.01')));
const thresholds = fc
  .tuple(hundredths, hundredths)
  .map(([a, b]) => (a.gt(b) ? { highFrom: a, mediumFrom: b } : { highFrom: b, mediumFrom: a }));
const pattern = fc.record({ inspect: fc.integer({ min: 1, max: 100 }), skip: fc.integer({ min: 0, max: 1000 }) });
const plan = fc.record({
  firstLots: fc.integer({ min: 0, max: 30 }),
  mediumInspect: fc.integer({ min: 1, max: 5 }),
  mediumSkip: fc.integer({ min: 0, max: 9 }),
  lowInspect: fc.integer({ min: 1, max: 5 }),
  lowSkip: fc.integer({ min: 0, max: 9 }),
  highSampleEvery: fc.integer({ min: 1, max: 9 }),
  mediumSampleEvery: fc.integer({ min: 1, max: 9 }),
});
const level = fc.constantFrom('high' as const, 'medium' as const, 'low' as const);
const ORDER = { low: 0, medium: 1, high: 2 } as const;

function scored(all: readonly WeighedScore[]): RiskScore {
  const score = scoreOf(all);
  if (score === undefined) throw new Error('Something is weighed');
  return score;
}

describe('a score', () => {
  it('is between the smallest and the largest score of its topics', () => {
    assertProperty(
      fc.property(topics, (all) => {
        const { weighted, weights } = scored(all);
        const scores = all.map(({ score }) => score);
        return (
          weighted.gte(weights.times(decimal(Math.min(...scores)))) &&
          weighted.lte(weights.times(decimal(Math.max(...scores))))
        );
      }),
    );
  });

  it('never falls, nor does the level, when the score of any topic rises', () => {
    assertProperty(
      fc.property(topics, fc.nat(), thresholds, (all, pick, bounds) => {
        const at = pick % all.length;
        const raised = all.map((scoredTopic, index) =>
          index === at ? { ...scoredTopic, score: scoredTopic.score + 1 } : scoredTopic,
        );
        return (
          compareDecimals(scored(raised).weighted, scored(all).weighted) >= 0 &&
          ORDER[levelOf(scored(raised), bounds)] >= ORDER[levelOf(scored(all), bounds)]
        );
      }),
    );
  });

  it('does not change with the order of topics, nor when all weights are multiplied', () => {
    assertProperty(
      fc.property(topics, thresholds, fc.integer({ min: 1, max: 9 }), (all, bounds, by) => {
        const grown = all.map(({ weight, score }) => ({ weight: weight * by, score }));
        return levelOf(scored(all), bounds) === levelOf(scored(grown.toReversed()), bounds);
      }),
    );
  });

  it('is never displayed as a threshold it has not reached', () => {
    assertProperty(
      fc.property(
        topics,
        thresholds,
        (all, bounds) => displayedScore(scored(all)).gte(bounds.highFrom) === (levelOf(scored(all), bounds) === 'high'),
      ),
    );
  });
});

describe('inspected and skipped lots', () => {
  it('have exactly `inspect` inspections in any run of inspect + skip lots, wherever it begins', () => {
    assertProperty(
      fc.property(pattern, fc.nat({ max: 5000 }), ({ inspect, skip }, from) => {
        const window = Array.from({ length: inspect + skip }, (_, index) => isInspected(from + index, inspect, skip));
        return window.filter(Boolean).length === inspect;
      }),
    );
  });

  it('begin with an inspection', () => {
    assertProperty(fc.property(pattern, ({ inspect, skip }) => isInspected(0, inspect, skip)));
  });
});

describe('the next lots', () => {
  it('are all opened and sampled for a red account, whatever the level', () => {
    assertProperty(
      fc.property(plan, level, fc.nat({ max: 50 }), (lotPlan, at, clearedLots) =>
        lotsAhead(lotPlan, { level: at, isRed: true, clearedLots, count: 40 }).every(
          (lot) => lot.isInspected && lot.isSampled,
        ),
      ),
    );
  });

  it('are opened until enough were cleared, and a higher level opens no fewer', () => {
    assertProperty(
      fc.property(plan, level, fc.nat({ max: 50 }), (lotPlan, at, clearedLots) => {
        const lots = lotsAhead(lotPlan, { level: at, isRed: false, clearedLots, count: 40 });
        const first = Math.max(lotPlan.firstLots - clearedLots, 0);
        const high = lotsAhead(lotPlan, { level: 'high', isRed: false, clearedLots, count: 40 });
        return (
          lots.slice(0, first).every(({ reason }) => reason === 'firstLots') &&
          lots.every((lot, index) => !lot.isInspected || high[index]?.isInspected === true) &&
          lots.every((lot) => !lot.isSampled || lot.isInspected)
        );
      }),
    );
  });
});
