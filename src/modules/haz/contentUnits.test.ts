import { describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import { percentTotals, unitsFor, defaultUnit } from './contentUnits.ts';

describe('units of a content', () => {
  it('fit the state of the product, and what is counted in it', () => {
    expect(unitsFor({ state: 'solid', isMicrobe: false })).toEqual(['percentWeight', 'gramsPerKilogram']);
    expect(unitsFor({ state: 'liquid', isMicrobe: false })).toEqual([
      'percentWeight',
      'percentWeightVolume',
      'gramsPerKilogram',
      'gramsPerLitre',
    ]);
    expect(unitsFor({ state: 'liquid', isMicrobe: true })).toEqual(['cfuPerMillilitre']);
    expect(unitsFor({ state: null, isMicrobe: undefined })).toHaveLength(6);
  });

  it('begin with the one most labels have', () => {
    expect(defaultUnit({ state: 'solid', isMicrobe: undefined })).toBe('percentWeight');
    expect(defaultUnit({ state: 'liquid', isMicrobe: false })).toBe('percentWeightVolume');
    expect(defaultUnit({ state: 'solid', isMicrobe: true })).toBe('cfuPerGram');
    expect(defaultUnit({ state: null, isMicrobe: true })).toBeUndefined();
  });
});

describe('contents together', () => {
  const total = (
    ...contents: readonly (readonly [string | null, Parameters<typeof percentTotals>[0][number]['refUnit']])[]
  ): unknown =>
    percentTotals(
      contents.map(([content, refUnit]) => ({ content: content === null ? null : decimal(content), refUnit })),
    ).map(({ basis, percent, isTooMuch }) => `${basis} ${percent.toString()}${isTooMuch ? '!' : ''}`);

  it('are added up in per cent, by weight and by volume apart, without what is counted', () => {
    expect(total(['65', 'percentWeight'], ['125.5', 'gramsPerKilogram'], ['1000000000', 'cfuPerGram'])).toEqual([
      'weight 77.55',
    ]);
    expect(total(['50', 'percentWeight'], ['80', 'percentWeightVolume'])).toEqual(['weight 50', 'volume 80']);
    expect(total([null, 'percentWeight'], ['5', null])).toEqual([]);
  });

  it('are too much above the whole, and not at it', () => {
    expect(total(['60', 'percentWeight'], ['400', 'gramsPerKilogram'])).toEqual(['weight 100']);
    expect(total(['60', 'percentWeight'], ['400.001', 'gramsPerKilogram'])).toEqual(['weight 100.0001!']);
  });
});
