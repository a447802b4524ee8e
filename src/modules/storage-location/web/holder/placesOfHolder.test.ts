import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { criteriaFor, fieldsOf } from './placesOfHolder.ts';

describe('the places of a holder', () => {
  it('are those in force, the first to expire first', () => {
    const { select } = fieldsOf(testCatalogue, getEntity(testCatalogue, 'storageLocation'));
    const { where, sort } = criteriaFor('me', select);
    expect(where?.map(({ name, value }) => [name, value])).toEqual([
      ['refHolder.id', 'me'],
      ['isCurrent', true],
      ['refDossier.refState.code', 'inForce'],
    ]);
    expect(sort?.[0]).toEqual({ name: 'refDossier.expireDate', type: 'ASC' });
    expect(select).toEqual(expect.arrayContaining(['coordinates', 'squareMetres', 'nearestProtectedPlace']));
  });
});
