import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findField, getEntity, getTarget } from '#language/catalogue.ts';
import { writableFieldNamesOf } from '#language/checkRecord.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { parsePatch } from '#language/patch.ts';
import type { AnyRecord } from '#language/record.ts';
import { decimal } from '#language/values/decimal.ts';
import { instantFromMs } from '#language/values/instant.ts';
import { addDays, getPlainDate } from '#language/values/plainDate.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { fromWire, sameValue, toWire, valueFromWire } from './wire.ts';

const uuid = fc.uuid().map((id) => id.toLowerCase());
const storable = fc.string({
  unit: fc.constantFrom('a', 'Z', '0', ' ', 'ก', 'ำ', '้', '😀', '"', '\n'),
  minLength: 1,
  maxLength: 20,
});

/** Generates a value as forms hold it. */
function valueOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return storable;
    case 'integer':
      return fc.integer({ min: -2_147_483_647, max: 2_147_483_647 });
    case 'decimal':
      return fc
        .tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.nat(999))
        .map(([whole, part]) => decimal(`${whole}.${String(part).padStart(3, '0')}`));
    case 'boolean':
      return fc.boolean();
    case 'date':
      return fc.integer({ min: 0, max: 100_000 }).map((days) => addDays(getPlainDate('1900-01-01'), days));
    case 'instant':
      return fc.integer({ min: -2_000_000_000, max: 7_000_000_000 }).map((seconds) => instantFromMs(seconds * 1000));
    case 'uuid':
      return uuid;
    case 'json':
      return field.shape === 'array'
        ? fc.array(storable)
        : fc.dictionary(storable, fc.oneof(storable, fc.integer(), fc.boolean(), fc.constant(null)));
    case 'choice':
    case 'lookup':
    case 'ref':
      return uuid.map((id) => ({ id }));
    case 'file':
      return fc.record({ id: uuid, name: storable, size: fc.nat(), type: fc.constant('image/png'), url: storable });
    case 'parts':
      return fc.array(recordOf(getTarget(testCatalogue, field)), { maxLength: 4 });
    case 'inverse':
      return fc.constant(null);
  }
}

function recordOf(entity: AnyEntity): fc.Arbitrary<AnyRecord> {
  const fields = writableFieldNamesOf(entity).filter((name) => name !== 'id');
  const shape = Object.fromEntries(
    fields.map((name) => {
      const field = findField(entity, name)!;
      return [name, field.kind === 'parts' ? valueOf(field) : fc.option(valueOf(field), { nil: null })];
    }),
  );
  const values = fc.record(shape, { requiredKeys: [] });
  return entity.kind === 'part'
    ? fc.tuple(uuid, values).map(([id, own]) => ({ id, ...own }))
    : fc.tuple(uuid, fc.nat(), values).map(([id, version, own]) => ({ id, version, ...own }));
}

const entities = ['specimen', 'user', 'department', 'lookup'].map((name) => getEntity(testCatalogue, name));

/** Decimals are compared by their digits, not by their internal representation. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}

describe('a record on its way from a form to the server', () => {
  it.each(entities.map((entity) => [entity.name, entity] as const))(
    'is unchanged after a round trip: %s',
    (_name, entity) => {
      assertProperty(
        fc.property(recordOf(entity), (record) => {
          const sent = plain(toWire(testCatalogue, entity, record)) as AnyRecord;
          expect(plain(fromWire(testCatalogue, entity, sent))).toEqual(plain(record));
        }),
      );
    },
  );

  it.each(entities.map((entity) => [entity.name, entity] as const))(
    'is accepted by the server, whatever was filled in: %s',
    (_name, entity) => {
      assertProperty(
        fc.property(recordOf(entity), (record) => {
          const sent = plain(toWire(testCatalogue, entity, record));
          expect(parsePatch(testCatalogue, entity, sent).problems).toEqual([]);
        }),
      );
    },
  );

  it('equals itself after a round trip, field by field, and does not equal an empty record', () => {
    const specimen = getEntity(testCatalogue, 'specimen');
    assertProperty(
      fc.property(recordOf(specimen), (record) => {
        const back = fromWire(testCatalogue, specimen, plain(toWire(testCatalogue, specimen, record)) as AnyRecord);
        for (const [name, value] of Object.entries(record)) {
          const field = findField(specimen, name)!;
          expect(sameValue(field, value, back[name]), name).toBe(true);
          const isNothing = value === null || (Array.isArray(value) && value.length === 0 && field.kind === 'parts');
          expect(sameValue(field, value, null), name).toBe(isNothing);
        }
      }),
    );
  });

  it('is not changed by fromWire a second time', () => {
    const fields = Object.entries(getEntity(testCatalogue, 'specimen').fields).filter(
      ([, field]) => field.kind !== 'parts' && field.kind !== 'inverse',
    );
    assertProperty(
      fc.property(
        fc.constantFrom(...fields).chain(([, field]) => fc.tuple(fc.constant(field), valueOf(field))),
        ([field, value]) => {
          expect(valueFromWire(field, value)).toEqual(value);
        },
      ),
    );
  });
});
