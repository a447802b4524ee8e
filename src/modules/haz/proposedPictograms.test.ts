import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesOf } from '#language/choice.ts';
import { decimal } from '#language/values/decimal.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { aquaticClass, type AquaticTest } from './aquaticClass.ts';
import { ghsHazard } from '#modules/master-mgt/index.ts';
import { proposedPictograms, type GhsHazard, type PictogramQuestion } from './proposedPictograms.ts';

interface Product {
  readonly hazards?: readonly GhsHazard[];
  readonly ld50?: number;
  readonly lc50?: number;
}

const fish = (lc50: number): AquaticTest => ({
  group: 'fish',
  effect: 'lc50',
  concentration: decimal(lc50),
  hours: 96,
  isDegradable: false,
});

/** The upper limit of each category, in mg/kg (GHS, acute oral toxicity). */
const ORAL_ENDS = [5, 50, 300, 2000, 5000];

function propose({ hazards = [], ld50, lc50 }: Product) {
  const index = ld50 === undefined ? -1 : ORAL_ENDS.findIndex((end) => ld50 <= end);
  const acuteCategory = index === -1 ? null : index + 1;
  return proposedPictograms({
    hazards,
    acuteCategory,
    aquatic: lc50 === undefined ? null : aquaticClass([fish(lc50)]),
  });
}

const codesFor = (product: Product): readonly string[] => propose(product).pictograms.map(({ code }) => code);

describe('the proposed pictograms', () => {
  it.each<[string, Product, string[], string | null]>([
    // 1308 mg/kg is category 4, which corrosion does not cover.
    [
      'AQ-CHLOR 65',
      { hazards: ['oxidising', 'skinCorrosion', 'eyeDamage'], ld50: 1308, lc50: 0.8 },
      ['GHS03', 'GHS05', 'GHS07', 'GHS09'],
      'danger',
    ],
    [
      'BKC-80',
      { hazards: ['skinCorrosion', 'eyeDamage'], ld50: 375, lc50: 0.9 },
      ['GHS05', 'GHS07', 'GHS09'],
      'danger',
    ],
    [
      'GLUTA-50',
      { hazards: ['skinCorrosion', 'eyeDamage', 'respiratorySensitiser'], ld50: 260, lc50: 0.6 },
      ['GHS05', 'GHS06', 'GHS08', 'GHS09'],
      'danger',
    ],
    ['TEA-SAP 12', { hazards: ['irritant'] }, ['GHS07'], 'warning'],
    ['BACI-POND', {}, [], null],
    ['IODO-10', { hazards: ['irritant'] }, ['GHS07'], 'warning'],
  ])('are correct for %s', (_, product, codes, signalWord) => {
    expect(codesFor(product)).toEqual(codes);
    expect(propose(product).signalWord).toBe(signalWord);
  });

  it('leave out the exclamation mark if a more severe one covers the hazard', () => {
    expect(codesFor({ hazards: ['irritant', 'skinCorrosion'] })).toEqual(['GHS05']);
    expect(codesFor({ hazards: ['skinSensitiser', 'irritant', 'respiratorySensitiser'] })).toEqual(['GHS08']);
  });

  it('contain it for hazards that no other covers, with these reasons only', () => {
    expect(codesFor({ hazards: ['drowsiness'], ld50: 100 })).toEqual(['GHS06', 'GHS07']);
    expect(codesFor({ hazards: ['irritant'], ld50: 100 })).toEqual(['GHS06', 'GHS07']);
    expect(codesFor({ hazards: ['skinSensitiser', 'carcinogenic'] })).toEqual(['GHS07', 'GHS08']);
    const [, mark] = propose({ hazards: ['skinCorrosion', 'irritant', 'skinSensitiser'] }).pictograms;
    expect(mark).toEqual({ code: 'GHS07', reasons: [['ทำให้ผิวหนังแพ้', 'Skin sensitisation']] });
  });

  it('follow the categories of acute toxicity', () => {
    expect(
      [4, 50, 300, 301, 2000, 2001, 5001].map((ld50) => [codesFor({ ld50 }), propose({ ld50 }).signalWord]),
    ).toEqual([
      [['GHS06'], 'danger'],
      [['GHS06'], 'danger'],
      [['GHS06'], 'danger'],
      [['GHS07'], 'warning'],
      [['GHS07'], 'warning'],
      [[], 'warning'],
      [[], null],
    ]);
  });

  it('name the aquatic statement for categories that have a symbol', () => {
    expect(propose({ lc50: 0.5 }).pictograms).toEqual([
      {
        code: 'GHS09',
        reasons: [
          expect.arrayContaining([expect.stringContaining('H400')]),
          expect.arrayContaining([expect.stringContaining('H410')]),
        ],
      },
    ]);
    expect([propose({ lc50: 5 }), codesFor({ lc50: 50 })]).toMatchObject([
      { pictograms: [{ code: 'GHS09' }], signalWord: null },
      [],
    ]);
  });
});

describe('properties of the proposal', () => {
  const question: fc.Arbitrary<PictogramQuestion> = fc.record({
    hazards: fc.shuffledSubarray([...codesOf(ghsHazard)]),
    acuteCategory: fc.option(fc.integer({ min: 1, max: 5 })),
    aquatic: fc.option(fc.integer({ min: 1, max: 200 }).map((lc50) => aquaticClass([fish(lc50)]))),
  });

  it('each pictogram occurs once, in order, with a reason; the order of the hazards does not matter', () => {
    assertProperty(
      fc.property(question, (pictogramQuestion) => {
        const { pictograms, signalWord } = proposedPictograms(pictogramQuestion);
        const codes = pictograms.map(({ code }) => code);
        expect(codes).toEqual([...new Set(codes)].toSorted());
        expect(pictograms.every(({ reasons }) => reasons.length > 0)).toBe(true);
        const turned = proposedPictograms({ ...pictogramQuestion, hazards: pictogramQuestion.hazards.toReversed() });
        expect([turned.pictograms.map(({ code }) => code), turned.signalWord]).toEqual([codes, signalWord]);
      }),
    );
  });

  it('more hazards remove only the exclamation mark, and the signal word is never milder', () => {
    const grave = (word: string | null): number => ['danger', 'warning', null].indexOf(word);
    assertProperty(
      fc.property(question, fc.constantFrom(...codesOf(ghsHazard)), (pictogramQuestion, more) => {
        const [before, after] = [
          proposedPictograms(pictogramQuestion),
          proposedPictograms({ ...pictogramQuestion, hazards: [...pictogramQuestion.hazards, more] }),
        ];
        const lost = before.pictograms
          .filter(({ code }) => !after.pictograms.some((pictogram) => pictogram.code === code))
          .map(({ code }) => code);
        expect(lost.every((code) => code === 'GHS07')).toBe(true);
        expect(grave(after.signalWord)).toBeLessThanOrEqual(grave(before.signalWord));
      }),
    );
  });
});
