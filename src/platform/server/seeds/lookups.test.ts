import { describe, expect, it } from 'vitest';
import { codesOf, type Choice } from '#language/choice.ts';
import { businessChoices } from '#platform/model/businessChoices.ts';
import { platformChoices } from '#platform/model/choices.ts';
import { lookup } from '#platform/model/lookup.ts';
import { GROUP_OF_GROUPS, lookupSeeds, lookupTables } from './lookups.ts';
import type { LookupTable } from './lookupTable.ts';

const choices: readonly Choice[] = [...platformChoices, ...businessChoices];
const seeds = lookupSeeds(choices);
const records = seeds.map(({ record }) => record);
const groups = new Set(records.map(({ group }) => group));

/** Vocabularies that administrators and screens depend on. */
const EXPECTED_GROUPS = [
  'HAZ_TYPE',
  'OPERATION',
  'SUB_OPERATION',
  'REQUEST_TYPE',
  'REQUEST_STATUS',
  'CERT_STATUS',
  'FEE_STATUS',
  'HAZ_MGT_STATUS',
  'RELEASE_RESULT',
  'FEE_EXCLUDE_TYPE',
  'DOCUMENT_TYPE',
  'DOCUMENT_TYPE_PERSON',
  'PERSON_TYPE',
  'OPERATOR_TYPE',
  'PHYSICAL_STATE',
  'FORMULATION',
  'CONCENTRATION_UNIT',
  'HAZ_ANIMAL_SPECIES_TEST',
  'HAZ_AQUATIC_TYPE',
  'HAZ_SUB_AQUATIC_TYPE',
  'HAZ_PRODUCT_USE',
  'ROUTE',
  'QUANTITY_UNIT',
  'PACKAGE',
  'TRANSPORT_MODE',
  'RISK_LEVEL',
  'CHECK_RESULT',
  'SIGN_MODE',
  'STORAGE_TYPE',
  'DEPARTMENT_TYPE',
  'PAYMENT_CHANNEL',
  'EXEMPT_CODE',
  'BOOLEAN',
  'ICON',
  'TITLE',
  'TOLERANCE_BAND',
  'RESERVED_WORD',
];

/** Symbols, and foreign words that are refused in their original spelling. */
const NOT_THAI = new Set([
  'CONCENTRATION_UNIT WW',
  'CONCENTRATION_UNIT WV',
  'CONCENTRATION_UNIT VV',
  'CONCENTRATION_UNIT GKG',
  'CONCENTRATION_UNIT GL',
  'CONCENTRATION_UNIT CFUG',
  'CONCENTRATION_UNIT CFUML',
  'RESERVED_WORD 07',
  'RESERVED_WORD 08',
  'RESERVED_WORD 09',
  'RESERVED_WORD 10',
  'RESERVED_WORD 11',
  'RESERVED_WORD 12',
]);

describe('the seeded vocabularies', () => {
  it('are complete', () => {
    expect(EXPECTED_GROUPS.filter((group) => !groups.has(group))).toEqual([]);
  });

  it('have unique keys, codes and ids', () => {
    expect(twice(records.map(({ group, key }) => `${group} ${key}`))).toEqual([]);
    expect(twice(records.flatMap(({ group, code }) => (typeof code === 'string' ? [`${group} ${code}`] : [])))).toEqual(
      [],
    );
    expect(twice(records.map(({ id }) => id))).toEqual([]);
  });

  it('are written in Thai, except symbols and foreign words', () => {
    const foreign = records
      .filter(({ value }) => !/\p{Script=Thai}/u.test(value))
      .map(({ group, key }) => `${group} ${key}`);
    expect(new Set(foreign)).toEqual(NOT_THAI);
  });

  it('are written in English too', () => {
    expect(records.filter(({ value2 }) => value2.trim() === '' || /\p{Script=Thai}/u.test(value2))).toEqual([]);
  });

  it('fit into their columns', () => {
    const limits = lookup.fields;
    const tooLong = records.filter((record) =>
      (['group', 'key', 'value', 'value2', 'code'] as const).some(
        (name) => (record[name] ?? '').length > maxOf(limits[name]),
      ),
    );
    expect(tooLong).toEqual([]);
  });

  it('have the code of a choice exactly where code depends on them', () => {
    const withCode = records.flatMap(({ group, code }) => (typeof code === 'string' ? [`${group} ${code}`] : []));
    expect(withCode).toEqual(choices.flatMap((choice) => codesOf(choice).map((code) => `${choice.group} ${code}`)));
    const groupsOfChoices = new Set(choices.map(({ group }) => group));
    expect(lookupTables.filter(({ group }) => groupsOfChoices.has(group))).toEqual([]);
  });

  it('include those of modules, with the names of their groups', () => {
    const table: LookupTable = { group: 'OF_MODULE', title: ['ของโมดูล', 'Of a module'], rows: [['1', 'หนึ่ง', 'One']] };
    const added = lookupSeeds(choices, [table]).map(({ record: { group, key } }) => `${group} ${key}`);
    expect(added).toEqual(expect.arrayContaining(['OF_MODULE 1', `${GROUP_OF_GROUPS} OF_MODULE`]));
    expect(added).toHaveLength(records.length + 2);
  });

  it('name parents that are rows themselves', () => {
    const slots = new Set(records.map(({ group, key }) => `${group} ${key}`));
    const parents = seeds.flatMap(({ parent }) => (parent === undefined ? [] : [`${parent.group} ${parent.key}`]));
    expect(parents.filter((slot) => !slots.has(slot))).toEqual([]);
    expect(new Set(parents.map((slot) => slot.split(' ')[0]))).toEqual(
      new Set(['OPERATION', 'OBJECTIVE', 'HAZ_AQUATIC_TYPE']),
    );
  });

  it('each have a name, which the list of groups displays', () => {
    const groupKeys = records.filter(({ group }) => group === GROUP_OF_GROUPS).map(({ key }) => key);
    expect(new Set(groupKeys)).toEqual(groups);
  });

  it('preserve the order in which they are written', () => {
    for (const group of groups) {
      const order = records.filter((record) => record.group === group).map(({ seq }) => seq);
      expect(order).toEqual(order.map((_, index) => (index + 1) * 10));
    }
  });
});

describe('the document types', () => {
  it('are the thirty numbered 01 to 30, and the registrations after 90', () => {
    const keys = records.filter(({ group }) => group === 'DOCUMENT_TYPE').map(({ key }) => key);
    expect(keys).toEqual([
      ...Array.from({ length: 30 }, (_, index) => String(index + 1).padStart(2, '0')),
      '90',
      '91',
      '92',
    ]);
  });
});

describe('the tolerance bands', () => {
  const bands =
    lookupTables.find(({ group }) => group === 'TOLERANCE_BAND')?.rows.map(([, , , more]) => more?.attribute) ?? [];

  it('follow one another without a gap, for homogeneous mixtures and for others', () => {
    for (const other of ['heterogeneous', 'homogeneous']) {
      const chain = bands.filter((band) => band?.['mixture'] !== other);
      expect(chain.map((band) => band?.['moreThan'])).toEqual([undefined, '25', '100', '250', '500']);
      expect(chain.map((band) => band?.['atMost'])).toEqual(['25', '100', '250', '500', undefined]);
    }
  });

  it('state a deviation either in per cent or in grams', () => {
    expect(bands.map((band) => [band?.['percent'], band?.['absolute']])).toEqual([
      ['15', undefined],
      ['25', undefined],
      ['10', undefined],
      ['6', undefined],
      ['5', undefined],
      [undefined, '25'],
    ]);
  });
});

function twice(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

function maxOf(field: (typeof lookup.fields)[string] | undefined): number {
  return field?.kind === 'text' ? field.max : 0;
}
