import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, decimalText, type Decimal } from '#language/values/decimal.ts';
import { substanceLookups } from '#platform/server/seeds/tables/substanceLookups.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import {
  toleranceOf,
  type ContentMeasurement,
  type ContentUnit,
  type Homogeneity,
  type ToleranceAnswer,
} from './tolerance.ts';
import { findToleranceBand } from './toleranceBand.ts';

const bands = (substanceLookups.find(({ group }) => group === 'TOLERANCE_BAND')?.rows ?? []).flatMap(
  ([, , , more]) => findToleranceBand(more?.attribute) ?? [],
);

const toleranceFor = (declared: string, found = declared, more: Partial<ContentMeasurement> = {}): ToleranceAnswer =>
  toleranceOf(bands, {
    declared: decimal(declared),
    found: decimal(found),
    unit: 'gramsPerKilogram',
    homogeneity: 'homogeneous',
    ...more,
  });
const deviationOf = (
  declared: string,
  homogeneity: Homogeneity = 'homogeneous',
  unit: ContentUnit = 'gramsPerKilogram',
): string => {
  const answer = toleranceFor(declared, declared, { homogeneity, unit });
  return answer.kind === 'weighed' ? decimalText(answer.deviation) : answer.kind;
};
const passes = (answer: ToleranceAnswer): boolean => answer.kind !== 'unknown' && answer.passes;

describe('the allowed deviation from the declared content', () => {
  it.each([
    ['10', '1.5', '2.5'],
    ['25', '3.75', '6.25'],
    ['25.1', '2.51', '2.51'],
    ['100', '10', '10'],
    ['101', '6.06', '6.06'],
    ['250', '15', '15'],
    ['251', '12.55', '12.55'],
    ['500', '25', '25'],
    ['500.001', '25', '25'],
    ['650', '25', '25'],
  ])('for %s g/kg: %s if homogeneous, %s if not', (declared, homogeneous, heterogeneous) => {
    expect([deviationOf(declared), deviationOf(declared, 'heterogeneous')]).toEqual([homogeneous, heterogeneous]);
    expect(deviationOf(declared, 'homogeneous', 'gramsPerLitre')).toBe(homogeneous);
  });

  it.each([
    ['1', '0.15'],
    ['2.5', '0.375'],
    ['10', '1'],
    ['65', '2.5'],
    ['80', '2.5'],
  ])('for %s %% equals that of ten times as many g/kg', (declared, deviation) => {
    expect([
      deviationOf(declared, 'homogeneous', 'percentWeight'),
      deviationOf(declared, 'homogeneous', 'percentWeightVolume'),
    ]).toEqual([deviation, deviation]);
  });

  it('includes its limits', () => {
    expect(
      ['624.999', '625', '650', '675', '675.001', '620'].map((found) => passes(toleranceFor('650', found))),
    ).toEqual([false, true, true, true, false, false]);
    expect(
      ['62.499', '62.5', '67.5', '67.501'].map((found) => passes(toleranceFor('65', found, { unit: 'percentWeight' }))),
    ).toEqual([false, true, true, false]);
  });

  it('of microbes has a lower limit only', () => {
    const count = (found: string): ToleranceAnswer => toleranceFor('1000000000', found, { unit: 'cfuPerGram' });
    expect(['999999999', '1000000000', '9000000000000'].map((found) => passes(count(found)))).toEqual([
      false,
      true,
      true,
    ]);
    expect(count('1')).toMatchObject({ kind: 'counted' });
  });

  it('is unknown without a declared content or without a band', () => {
    expect(toleranceFor('0')).toEqual({ kind: 'unknown' });
    expect(
      toleranceOf([], {
        declared: decimal('1'),
        found: decimal('1'),
        unit: 'gramsPerLitre',
        homogeneity: 'homogeneous',
      }),
    ).toEqual({ kind: 'unknown' });
  });
});

describe('properties of the tolerance', () => {
  const content = fc
    .integer({ min: 1, max: 1_000_000 })
    .map((thousandths) => decimal(thousandths).times(decimal('0.001')));
  const homogeneity = fc.constantFrom<Homogeneity>('homogeneous', 'heterogeneous');
  const grams = fc.constantFrom<ContentUnit>('gramsPerKilogram', 'gramsPerLitre');
  const TEN = decimal('10');
  const weighed = (declared: Decimal, found: Decimal, more: Pick<ContentMeasurement, 'unit' | 'homogeneity'>) => {
    const answer = toleranceOf(bands, { declared, found, ...more });
    if (answer.kind !== 'weighed') throw new Error(`Not weighed: ${answer.kind}`);
    return answer;
  };

  it('is the same above and below', () => {
    assertProperty(
      fc.property(content, content, homogeneity, grams, (declared, off, mixed, unit) => {
        const more = { unit, homogeneity: mixed };
        expect(weighed(declared, declared.plus(off), more).passes).toBe(
          weighed(declared, declared.minus(off), more).passes,
        );
        expect(weighed(declared, declared, more).passes).toBe(true);
      }),
    );
  });

  it('a smaller deviation passes if a larger one does', () => {
    assertProperty(
      fc.property(content, content, content, homogeneity, (declared, offA, other, mixed) => {
        const [near, far] = offA.lte(other) ? [offA, other] : [other, offA];
        const at = (off: Decimal): boolean =>
          weighed(declared, declared.plus(off), { unit: 'gramsPerKilogram', homogeneity: mixed }).passes;
        expect(!at(far) || at(near)).toBe(true);
      }),
    );
  });

  it('within a band a higher content allows a larger deviation, and never more than a quarter', () => {
    assertProperty(
      fc.property(content, content, homogeneity, (contentA, other, mixed) => {
        const more = { unit: 'gramsPerKilogram', homogeneity: mixed } as const;
        const [low, high] = contentA.lte(other) ? [contentA, other] : [other, contentA];
        const bandOf = (declared: Decimal): number =>
          bands.findIndex(
            (band) =>
              (band.homogeneity ?? mixed) === mixed &&
              declared.gt(band.moreThan) &&
              (band.atMost === null || declared.lte(band.atMost)),
          );
        if (bandOf(low) === bandOf(high))
          expect(weighed(low, low, more).deviation.lte(weighed(high, high, more).deviation)).toBe(true);
        expect(weighed(low, low, more).deviation.times(decimal('4')).lte(low)).toBe(true);
      }),
    );
  });

  it('the result is the same in per cent and in grams', () => {
    assertProperty(
      fc.property(content, content, homogeneity, (declared, found, mixed) => {
        const inGrams = weighed(declared.times(TEN), found.times(TEN), {
          unit: 'gramsPerKilogram',
          homogeneity: mixed,
        });
        const inPercent = weighed(declared, found, { unit: 'percentWeight', homogeneity: mixed });
        expect(inPercent.passes).toBe(inGrams.passes);
        expect(decimalText(inPercent.deviation.times(TEN))).toBe(decimalText(inGrams.deviation));
      }),
    );
  });

  it('a count passes exactly if it is not less than declared', () => {
    assertProperty(
      fc.property(content, content, (declared, found) => {
        expect(
          passes(toleranceOf(bands, { declared, found, unit: 'cfuPerMillilitre', homogeneity: 'homogeneous' })),
        ).toBe(found.gte(declared));
      }),
    );
  });
});
