import { describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import { findUnitFactor } from '#platform/model/quantityUnit.ts';
import { tradeLookups } from '#platform/server/seeds/tables/tradeLookups.ts';
import { amountOf, amountText, findLimit, linesOfProduct, readSampleLimits } from './sampleLimit.ts';
import { SAMPLE_LIMIT } from './server/lookups.ts';

const seededUnits = tradeLookups.find(({ group }) => group === 'QUANTITY_UNIT')?.rows ?? [];
const seededLimits = readSampleLimits(SAMPLE_LIMIT.rows.map(([, , , more]) => more?.attribute));

describe('a unit of quantity', () => {
  it.each([
    ['KGM', '2.5', '2.5 kg'],
    ['GRM', '2500.001', '2.500001 kg'],
    ['TNE', '0.005', '5 kg'],
    ['LTR', '5', '5 litres'],
    ['MLT', '1', '0.001 litres'],
  ])('%s converts exactly', (key, quantity, expected) => {
    const unit = findUnitFactor(seededUnits.find(([own]) => own === key)?.[3]?.attribute);
    expect(unit).toBeDefined();
    if (unit !== undefined)
      expect(amountText(amountOf({ quantity: decimal(quantity), unit }), unit.measure)[1]).toBe(expected);
  });

  it.each([[null], [{}], [{ kilograms: '0' }], [{ litres: 'many' }], [{ pieces: '1' }]])(
    'that is neither weight nor volume has no factor: %j',
    (attribute) => expect(findUnitFactor(attribute)).toBeUndefined(),
  );
});

describe('the limit of a sample', () => {
  const limitOf = (attributes: readonly object[], type: 'type2' | 'type3' | null, measure: 'kilograms' | 'litres') =>
    findLimit(readSampleLimits(attributes), { type, measure })?.toString();

  it('is seeded as 5 kg and 5 litres, for every type', () => {
    expect(
      (['kilograms', 'litres'] as const).map((measure) =>
        findLimit(seededLimits, { type: 'type3', measure })?.toString(),
      ),
    ).toEqual(['5', '5']);
  });

  it('is that of the type if there is one, and otherwise the general one', () => {
    const attributes = [
      { kilograms: '5', litres: '5' },
      { kilograms: '1', hazType: '3' },
    ];
    expect(limitOf(attributes, 'type3', 'kilograms')).toBe('1');
    expect(limitOf(attributes, 'type3', 'litres')).toBe('5');
    expect(limitOf(attributes, 'type2', 'kilograms')).toBe('5');
    expect(limitOf(attributes, null, 'kilograms')).toBe('5');
  });

  it('is the smaller of two, and missing if none is set or the type is unknown', () => {
    expect(limitOf([{ kilograms: '5' }, { kilograms: '2' }], 'type2', 'kilograms')).toBe('2');
    expect(limitOf([{ kilograms: '5' }], 'type2', 'litres')).toBeUndefined();
    expect(limitOf([{ kilograms: '5', hazType: '9' }], 'type2', 'kilograms')).toBeUndefined();
  });
});

it.each([
  [{ kilograms: '1 kg' }],
  [{ kilograms: '1,000' }],
  [{ kilograms: '1', hazType: 'type3' }],
  [{ pieces: '1' }],
  [null],
])('allows nothing while a limit cannot be read: %j', (mistyped) => {
  expect(readSampleLimits([{ kilograms: '5', litres: '5' }, mistyped])).toEqual([]);
});

it('reads a type that was written as a number', () => {
  expect(readSampleLimits([{ kilograms: 1, hazType: 3 }])).toMatchObject([{ hazType: 'type3', measure: 'kilograms' }]);
});

it('does not take names without letters and digits for the same product', () => {
  const lines = [
    { nameTh: 'ก', nameEn: '-' },
    { nameTh: 'ข', nameEn: '.' },
  ];
  expect(lines.map((line) => linesOfProduct(line, lines).length)).toEqual([1, 1]);
});

it('counts the lines together that have either name in common, whatever their spaces and letters', () => {
  const lines = [
    { nameTh: 'เอคิว 70', nameEn: 'AQ-70' },
    { nameTh: 'เอคิว  ๗๐', nameEn: 'Other' },
    { nameTh: 'อื่น', nameEn: 'aq-70 ' },
    { nameTh: null, nameEn: null },
  ];
  expect(lines.map((line) => linesOfProduct(line, lines).length)).toEqual([3, 2, 2, 1]);
});
