import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { findLocationField } from '#platform/model/geo/locationField.ts';
import { entityWithListFor, withListed } from '#platform/model/request/caseLists.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { mapFieldsOf } from './mapFields.ts';

const declared = getEntity(testCatalogue, 'storageLocation');
const register = entityWithListFor(declared, undefined);

describe('the map of a list', () => {
  it('is offered for entities with a location', () => {
    const mapped = [...testCatalogue.entities.values()].filter((entity) => findLocationField(entity) !== undefined);
    expect(mapped.map(({ name }) => name)).toEqual(expect.arrayContaining(['protectedPlace', 'storageLocation']));
    expect(mapped.map(({ name }) => name)).not.toContain('toWhom');
  });

  it('asks for the name, the position as text, the distance, and what the list says first', () => {
    const { select } = mapFieldsOf(testCatalogue, register);
    expect(select).toEqual(
      expect.arrayContaining(['nameTh', 'nameEn', 'coordinates', 'nearestProtectedPlace', 'refDossier.code']),
    );
    expect(select).toEqual(expect.arrayContaining(['refHolder.fullName', 'refDossier.expireDate']));
    expect(select).not.toContain('location');
  });

  it('makes a place of a row, in the language of the reader', () => {
    const { placeOf } = mapFieldsOf(testCatalogue, withListed(register, ['refLocationType']));
    const row = {
      id: 'one',
      nameTh: 'คลัง ก',
      nameEn: 'Store A',
      coordinates: '13.75700, 100.50200',
      nearestProtectedPlace: 71,
      refDossier: { code: 'สก.1/2569', expireDate: '2029-09-13T00:00:00+07:00' },
      refHolder: { fullName: 'บริษัท ตัวอย่าง', fullNameEn: 'Sample Ltd.' },
      refLocationType: { key: '1', value: 'สถานที่เก็บรักษา', value2: 'Storage location' },
    };
    const place = placeOf(row, 'en');
    expect(place).toMatchObject({ id: 'one', title: 'Store A', position: [100.502, 13.757], nearMetres: 71 });
    expect(place.facts.map(({ text }) => text)).toEqual([
      'สก.1/2569',
      expect.stringMatching(/Storage location|สถานที่เก็บรักษา/u),
      expect.stringMatching(/Sample Ltd\.|บริษัท ตัวอย่าง/u),
      '13/09/2029',
    ]);
    expect(placeOf({ ...row, coordinates: null, nearestProtectedPlace: null }, 'th')).toMatchObject({
      title: 'คลัง ก',
      position: undefined,
      nearMetres: null,
    });
  });

  it('reads the position of an entity without coordinates from its location', () => {
    const { select, placeOf } = mapFieldsOf(testCatalogue, getEntity(testCatalogue, 'protectedPlace'));
    expect(select).toContain('location');
    const location = { type: 'Point', coordinates: [100.5, 13.7] };
    expect(placeOf({ id: 'two', code: 'R-001', nameTh: 'วัง', location }, 'en')).toMatchObject({
      title: 'วัง',
      position: [100.5, 13.7],
      nearMetres: null,
    });
  });
});
