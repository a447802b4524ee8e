import { describe, expect, it } from 'vitest';
import { decimal, decimalText } from '#language/values/decimal.ts';
import { levelOf, lotsAhead, scoreOf, displayedScore } from './riskLevel.ts';

/** The proposed scheme: six topics of weights 3, 3, 1, 2, 1, 1; high from 2.3, medium from 1.6. */
const WEIGHTS = [3, 3, 1, 2, 1, 1];
const bounds = { highFrom: decimal('2.3'), mediumFrom: decimal('1.6') };
const plan = {
  firstLots: 5,
  mediumInspect: 1,
  mediumSkip: 3,
  lowInspect: 1,
  lowSkip: 9,
  highSampleEvery: 3,
  mediumSampleEvery: 5,
};
const withScores = (scores: readonly number[]) =>
  scoreOf(WEIGHTS.map((weight, index) => ({ weight, score: scores[index] ?? 1 })));
const drawn = (lots: ReturnType<typeof lotsAhead>): string =>
  lots.map(({ isInspected, isSampled }) => (isSampled ? 'S' : isInspected ? 'X' : '.')).join('');

describe('scoreOf', () => {
  it('is undefined without weights', () => {
    expect(scoreOf([])).toBeUndefined();
  });

  it('is exact for thirds', () => {
    const third = scoreOf([
      { weight: 1, score: 2 },
      { weight: 2, score: 1 },
    ]);
    expect(third === undefined ? '' : decimalText(displayedScore(third))).toBe('1.33');
  });
});

describe('levelOf', () => {
  it.each([
    [[1, 1, 1, 1, 1, 1], 'low'],
    [[2, 1, 2, 2, 1, 1], 'low'],
    [[2, 1, 2, 2, 2, 1], 'medium'],
    [[3, 2, 2, 2, 2, 1], 'medium'],
    [[3, 3, 1, 2, 1, 1], 'medium'],
    [[3, 3, 2, 2, 1, 1], 'high'],
  ] as const)('of %j is %s', (scores, level) => {
    const score = withScores(scores);
    expect(score === undefined ? undefined : levelOf(score, bounds)).toBe(level);
  });
});

describe('lotsAhead', () => {
  it('opens the first five, then one of four at the medium level and a sample of every fifth opened', () => {
    expect(drawn(lotsAhead(plan, { level: 'medium', isRed: false, clearedLots: 0, count: 14 }))).toBe('XXXXSX...X...X');
  });

  it('opens one of ten at the low level once enough were cleared, and does not plan samples', () => {
    expect(drawn(lotsAhead(plan, { level: 'low', isRed: false, clearedLots: 5, count: 12 }))).toBe('X.........X.');
  });

  it('opens all at the high level', () => {
    expect(drawn(lotsAhead(plan, { level: 'high', isRed: false, clearedLots: 9, count: 6 }))).toBe('XXSXXS');
  });
});
