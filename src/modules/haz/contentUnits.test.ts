import { describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import { percentTotals, unitsFor, defaultUnit } from './contentUnits.ts';

describe('units of a content', () => {
  it('match the state of the product, and whether microbes are counted', () => {
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

  it('default to the one that most labels have', () => {
    expect(defaultUnit({ state: 'solid', isMicrobe: undefined })).toBe('percentWeight');
    expect(defaultUnit({ state: 'liquid', isMicrobe: false })).toBe('percentWeightVolume');
    expect(defaultUnit({ state: 'solid', isMicrobe: true })).toBe('cfuPerGram');
    expect(defaultUnit({ state: null, isMicrobe: true })).toBeUndefined();
  });
});

describe('the sum of contents', () => {
  const total = (
    ...contents: readonly (readonly [string | null, Parameters<typeof percentTotals>[0][number]['refUnit']])[]
  ): unknown =>
    percentTotals(
      contents.map(([content, refUnit]) => ({ content: content === null ? null : decimal(content), refUnit })),
    ).map(({ basis, percent, isTooMuch }) => `${basis} ${percent.toString()}${isTooMuch ? '!' : ''}`);

  it('is in per cent, by weight and by volume separately, without counts', () => {
    expect(total(['65', 'percentWeight'], ['125.5', 'gramsPerKilogram'], ['1000000000', 'cfuPerGram'])).toEqual([
      'weight 77.55',
    ]);
    expect(total(['50', 'percentWeight'], ['80', 'percentWeightVolume'])).toEqual(['weight 50', 'volume 80']);
    expect(total([null, 'percentWeight'], ['5', null])).toEqual([]);
  });

  it('is too much above 100 per cent, and not at 100', () => {
    expect(total(['60', 'percentWeight'], ['400', 'gramsPerKilogram'])).toEqual(['weight 100']);
    expect(total(['60', 'percentWeight'], ['400.001', 'gramsPerKilogram'])).toEqual(['weight 100.0001!']);
  });
});
