import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { nameObjects } from './objectNames.ts';

const word = fc.stringMatching(/^[ab]{1,2}(?:_[ab]{1,2}){0,2}$|^[a-z]{8,12}(?:_[a-z]{8,12}){0,4}$/);
const things = fc.uniqueArray(
  fc.record({
    table: word,
    columns: fc.array(word, { minLength: 1, maxLength: 4 }),
    suffix: fc.constantFrom('key', 'fkey', 'check', 'idx'),
  }),
  { selector: (object) => JSON.stringify(object), maxLength: 30 },
);

describe('the name of a constraint or index', () => {
  it('contains table, columns and kind', () => {
    expect(nameObjects([{ table: 'user_role', columns: ['user_id', 'role_id'], suffix: 'key' }])[0]?.name).toBe(
      'user_role_user_id_role_id_key',
    );
  });

  it('has at most 63 bytes and is unique', () => {
    assertProperty(
      fc.property(things, (objects) => {
        const names = nameObjects(objects).map(({ name }) => name);
        expect(new Set(names).size).toBe(objects.length);
        expect(names.every((name) => Buffer.byteLength(name) <= 63)).toBe(true);
      }),
    );
  });

  it('does not depend on the order of declarations', () => {
    assertProperty(
      fc.property(things, (objects) => {
        const backwards = nameObjects(objects.toReversed()).toReversed();
        expect(backwards).toEqual(nameObjects(objects));
      }),
    );
  });

  it('is shortened by a hash and ends with its kind', () => {
    const [first, second] = nameObjects([
      {
        table: 'transport_of_hazardous_substance',
        columns: ['country_of_origin_id', 'port_of_entry_a_id'],
        suffix: 'key',
      },
      {
        table: 'transport_of_hazardous_substance',
        columns: ['country_of_origin_id', 'port_of_entry_b_id'],
        suffix: 'key',
      },
    ]);
    expect(first?.name).toMatch(/^transport_of_hazardous_substance_country_of_origin_[a-z_]*[0-9a-f]{8}_key$/);
    expect(second?.name).not.toBe(first?.name);
  });

  it('belongs to the longer table if two would share it', () => {
    const namedObjects = nameObjects([
      { table: 'haz', columns: ['license_code'], suffix: 'check' },
      { table: 'haz_license', columns: ['code'], suffix: 'check' },
    ]);
    expect(namedObjects[1]?.name).toBe('haz_license_code_check');
    expect(namedObjects[0]?.name).toMatch(/^haz_license_code_[0-9a-f]{8}_check$/);
  });

  it('is refused when one table needs it twice', () => {
    const twice = { table: 'role', columns: ['code'], suffix: 'key' };
    expect(() => nameObjects([twice, { ...twice }])).toThrow('The table "role" asks twice');
  });
});
