/**
 * For any content of an importable record, its export is read back as unchanged: as a workbook and as CSV, in both
 * languages.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getChoice } from '#language/catalogue.ts';
import { codesOf } from '#language/choice.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { decimal } from '#language/values/decimal.ts';
import { addDays, getPlainDate } from '#language/values/plainDate.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { insertRow } from '#platform/testing/insertRow.ts';
import { fetchFile, sendSheet } from '#platform/testing/sheetImports.ts';
import type { Person } from '#platform/testing/people.ts';
import { baseOf } from '../address.ts';
import { ACTIVE, sheetColumns } from './columns.ts';

let test: TestApp;
let admin: Person;
/** Records to which many refer, and whose codes are limited in number. */
const shared = new Map<string, string>();
let codeCount = 0;

beforeAll(async () => {
  test = await startTestApp({ skipsInvariants: true });
  admin = await test.person({ roles: ['ADMIN'] });
  shared.set('province', await insertRow(test.app.pools.api, 'province', { code: nextCode() }));
  shared.set(
    'amphur',
    await insertRow(test.app.pools.api, 'amphur', { code: nextCode(), refProvince: { id: shared.get('province') } }),
  );
});

/** Returns two letters that no other row has: existing rows have digits or capitals. */
function nextCode(): string {
  codeCount += 1;
  return `${String.fromCharCode(97 + Math.floor(codeCount / 36))}${(codeCount % 36).toString(36)}`;
}

afterAll(() => test.stop());

const imported = [...testCatalogue.entities.values()].filter(({ isImported }) => isImported === true);

/** Letters, marks, formula characters, and characters that XML and CSV must escape. */
const texts = fc
  .array(
    fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      "'",
      '"',
      ',',
      ';',
      '\n',
      '\r',
      '\t',
      ' ',
      '<',
      '&',
      '>',
      '_x0041_',
      '\u0001',
      'ก',
      'ำ',
      'ํา',
      '๑',
      '0',
      '1',
      '.',
      '/',
      '😀',
      '\u00A0',
      'a',
      'B',
    ),
    { maxLength: 8 },
  )
  .map((letters) => letters.join('').normalize('NFC'));

function valuesOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return field.rules === undefined
        ? texts.map((text) => [...text].slice(0, field.max).join('') || null)
        : fc.constant(undefined);
    case 'integer':
      return fc.integer({ min: field.min ?? -1000, max: field.max ?? 100_000 });
    case 'decimal':
      return fc.integer({ min: 0, max: 999_999 }).map((n) => decimal(String(n / 10 ** Math.min(field.scale, 3))));
    case 'boolean':
      return fc.boolean();
    case 'date':
      return fc.integer({ min: 1, max: 100_000 }).map((days) => addDays(getPlainDate('1900-01-01'), days));
    case 'choice':
      return fc.constantFrom(...codesOf(getChoice(testCatalogue, field.choice)));
    case 'json':
      return field.choice === undefined
        ? fc.dictionary(fc.constantFrom('a', 'b'), texts)
        : fc.subarray([...codesOf(getChoice(testCatalogue, field.choice))]);
    default:
      return fc.constant(undefined);
  }
}

/** Random values for all fields except the keys, which must be unique. */
function records(entity: AnyEntity): fc.Arbitrary<Record<string, unknown>[]> {
  const free = Object.entries(entity.fields).filter(
    ([name, field]) =>
      sheetColumns(entity).some((column) => column.name === name) &&
      !entity.unique.flat().includes(name) &&
      valuesOf(field) !== undefined,
  );
  const recordArbitrary = fc.record(
    Object.fromEntries(
      free.map(([name, field]) => [name, field.required ? valuesOf(field) : fc.option(valuesOf(field), { nil: null })]),
    ),
  );
  return fc.array(
    fc.tuple(recordArbitrary, fc.boolean()).map(([record, isActive]) => ({ ...record, isActive })),
    { minLength: 1, maxLength: 6 },
  );
}

/** Adds values for required fields that the random record does not have. */
function given(entity: AnyEntity, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const givenEntries = Object.entries(record).filter(
    ([name, value]) => value !== undefined && (value !== null || entity.fields[name]?.required !== true),
  );
  const fixed = Object.entries(entity.fields).flatMap(([name, field]): [string, unknown][] => {
    // Computed keys are also set, as in a record that was saved in the usual way.
    const isComputedKey = name === entity.card?.key && !sheetColumns(entity).some((column) => column.name === name);
    if (isComputedKey || (field.kind === 'text' && field.max <= SHORT && entity.unique[0]?.includes(name) === true))
      return [[name, nextCode()]];
    return field.kind === 'ref' && shared.has(field.target) ? [[name, { id: shared.get(field.target) }]] : [];
  });
  return { ...Object.fromEntries(givenEntries), ...Object.fromEntries(fixed) };
}

const SHORT = 6;

describe('an export of any importable record', () => {
  it.each(imported.map((entity) => [entity.name, entity] as const))(
    'of %s is read back as unchanged',
    async (_, entity) => {
      await assertProperty(
        fc.asyncProperty(records(entity), fc.constantFrom('th', 'en'), async (rows, locale) => {
          const ids: string[] = [];
          for (const record of rows)
            ids.push(await insertRow(test.app.pools.api, entity.name, { ...given(entity, record), createBy: 'law' }));
          const where = [{ name: 'id', type: 'UUID', operator: 'in', value: ids }];
          const select = sheetColumns(entity).map(({ name }) => name);
          // All importable columns, and the columns of the list.
          for (const [format, body] of [
            ['xlsx', { select, where }],
            ['csv', { select, where }],
            ['csv', { where }],
          ] as const) {
            const { bytes } = await fetchFile(test, `${baseOf(entity)}/_export?format=${format}&locale=${locale}`, {
              as: admin,
              body,
            });
            const { outcome } = await sendSheet(test, baseOf(entity), bytes, { as: admin });
            expect(outcome, JSON.stringify({ format, outcome })).toMatchObject({
              isLoaded: true,
              unchanged: ids.length,
              created: 0,
              updated: 0,
            });
          }
        }),
        { numRuns: 1 },
      );
    },
  );

  it('has a column for whether it is in use', () => {
    expect(imported.every((entity) => sheetColumns(entity).some(({ name }) => name === ACTIVE))).toBe(true);
  });
});
