import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import { substanceLookups } from '#platform/server/seeds/tables/substanceLookups.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import {
  aquaticClass,
  aquaticGroupOf,
  type AquaticEffect,
  type AquaticGroup,
  type AquaticTest,
} from './aquaticClass.ts';

const test = (
  group: AquaticGroup | null,
  effect: AquaticEffect,
  concentration: string,
  more: Partial<AquaticTest> = {},
): AquaticTest => ({
  group,
  effect,
  concentration: decimal(concentration),
  hours: { fish: 96, crustacean: 48, plant: 72 }[group ?? 'fish'],
  isDegradable: true,
  ...more,
});

describe('acute category', () => {
  it.each([
    ['0.05', 1, 'H400', 'Very highly toxic'],
    ['0.1', 1, 'H400', 'Highly toxic'],
    ['1', 1, 'H400', 'Highly toxic'],
    ['1.0001', 2, 'H401', 'Moderately toxic'],
    ['10', 2, 'H401', 'Moderately toxic'],
    ['100', 3, 'H402', 'Slightly toxic'],
  ])('of %s mg/L is category %i', (concentration, category, code, words) => {
    for (const [group, effect] of [
      ['fish', 'lc50'],
      ['crustacean', 'ec50'],
      ['plant', 'erc50'],
    ] as const) {
      const answer = aquaticClass([test(group, effect, concentration)]);
      expect(answer.acute).toMatchObject({ category, code, testIndex: 0 });
      expect(answer.words?.[1]).toBe(words);
      // It is rapidly degradable, and there is no chronic test.
      expect(answer.chronic).toBeNull();
    }
  });

  it('above 100 mg/L is none', () => {
    expect(aquaticClass([test('fish', 'lc50', '100.0001')])).toMatchObject({
      acute: null,
      words: ['แทบไม่เป็นพิษ', 'Practically non-toxic'],
    });
    expect(aquaticClass([])).toEqual({ acute: null, chronic: null, words: null, unused: [] });
  });

  it('is found by tests of the required duration only', () => {
    const short = [
      test('fish', 'lc50', '0.1', { hours: 24 }),
      test('crustacean', 'ec50', '0.1', { hours: 24 }),
      test('plant', 'ec50', '0.1'),
      test(null, 'lc50', '0.1'),
      test('fish', 'ec50', '0.1'),
    ];
    expect(aquaticClass([...short, test('plant', 'erc50', '20', { hours: 96 })])).toMatchObject({
      acute: { category: 3, testIndex: 5 },
      unused: [0, 1, 2, 3, 4],
    });
  });
});

describe('chronic category', () => {
  it.each([
    ['0.01', 1, 1],
    ['0.1', 1, 2],
    ['0.1001', 2, 3],
    ['1', 2, 3],
    ['1.001', undefined, undefined],
  ])(
    'with a NOEC of %s mg/L is category %s, and %s for a degradable substance',
    (concentration, lasting, degradable) => {
      const category = (isDegradable: boolean): number | undefined =>
        aquaticClass([test('fish', 'noec', concentration, { hours: 672, isDegradable })]).chronic?.category;
      expect([category(false), category(true)]).toEqual([lasting, degradable]);
    },
  );

  it('is found by acute tests if a group has no chronic test', () => {
    const lasting = { isDegradable: false };
    expect(
      ['1', '10', '100', '101'].map(
        (concentration) => aquaticClass([test('fish', 'lc50', concentration, lasting)]).chronic?.code,
      ),
    ).toEqual(['H410', 'H411', 'H412', undefined]);
    expect(
      aquaticClass([test('fish', 'lc50', '0.5', lasting), test('fish', 'noec', '0.5', { ...lasting, hours: 672 })])
        .chronic,
    ).toMatchObject({ category: 2, testIndex: 1 });
    expect(
      aquaticClass([
        test('fish', 'noec', '0.5', { ...lasting, hours: 672 }),
        test('crustacean', 'ec50', '0.5', lasting),
      ]).chronic,
    ).toMatchObject({ category: 1, testIndex: 1 });
  });

  it('is at least category 4 for a persistent bioaccumulative substance', () => {
    const harmless = [test('fish', 'lc50', '500', { isDegradable: false })];
    expect(aquaticClass(harmless, { isPersistent: true }).chronic).toMatchObject({ category: 4, code: 'H413' });
    expect(aquaticClass(harmless).chronic).toBeNull();
    expect(aquaticClass([], { isPersistent: true }).chronic).toBeNull();
  });
});

it('groups fish, crustaceans and plants by the vocabulary', () => {
  const rows = substanceLookups.find(({ group }) => group === 'HAZ_AQUATIC_TYPE')?.rows ?? [];
  expect(rows.map(([key, , en]) => [en, aquaticGroupOf(key)])).toEqual([
    ['Fish', 'fish'],
    ['Shrimp', 'crustacean'],
    ['Crustacean', 'crustacean'],
    ['Aquatic plant', 'plant'],
    ['Mollusc', null],
  ]);
  expect([aquaticGroupOf(undefined), aquaticGroupOf('toString')]).toEqual([null, null]);
});

describe('properties of the classification', () => {
  const anyTest: fc.Arbitrary<AquaticTest> = fc.record({
    group: fc.constantFrom<(AquaticGroup | null)[]>('fish', 'crustacean', 'plant', null),
    effect: fc.constantFrom<AquaticEffect[]>('lc50', 'ec50', 'erc50', 'noec'),
    concentration: fc.integer({ min: 1, max: 2_000_000 }).map((steps) => decimal(steps).times(decimal('0.0001'))),
    hours: fc.constantFrom(24, 48, 72, 96, 672),
    isDegradable: fc.boolean(),
  });
  const rank = (found: { readonly category: number } | null): number => found?.category ?? 9;

  it('another acute test never improves the category, and the order does not matter', () => {
    assertProperty(
      fc.property(fc.array(anyTest, { maxLength: 6 }), anyTest, (tests, more) => {
        const [before, after] = [aquaticClass(tests), aquaticClass([...tests, more])];
        expect(rank(after.acute)).toBeLessThanOrEqual(rank(before.acute));
        const turned = aquaticClass(tests.toReversed());
        expect([rank(turned.acute), rank(turned.chronic), turned.words]).toEqual([
          rank(before.acute),
          rank(before.chronic),
          before.words,
        ]);
      }),
    );
  });

  it('a result names a test that counts, and unused tests are listed', () => {
    assertProperty(
      fc.property(fc.array(anyTest, { maxLength: 6 }), (tests) => {
        const { acute, chronic, unused } = aquaticClass(tests);
        for (const found of [acute, chronic]) if (found !== null) expect(unused).not.toContain(found.testIndex);
        expect(unused.every((place) => tests[place]?.group === null || tests[place]?.effect !== 'noec')).toBe(true);
      }),
    );
  });

  it('a lower concentration with the same effect is never better', () => {
    assertProperty(
      fc.property(anyTest, fc.integer({ min: 1, max: 100 }), (sample, parts) => {
        const stronger = {
          ...sample,
          concentration: sample.concentration.times(decimal(parts)).times(decimal('0.01')),
        };
        const [weak, strong] = [aquaticClass([sample]), aquaticClass([stronger])];
        expect(rank(strong.acute)).toBeLessThanOrEqual(rank(weak.acute));
        expect(rank(strong.chronic)).toBeLessThanOrEqual(rank(weak.chronic));
      }),
    );
  });
});
