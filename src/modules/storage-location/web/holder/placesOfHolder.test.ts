import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { criteriaFor, expiryWord, fieldsOf } from './placesOfHolder.ts';

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

  it.each([
    ['2026-11-17', 'expired'],
    ['2026-11-18', 'expiresSoon'],
    ['2027-02-16T00:00:00+07:00', 'expiresSoon'],
    ['2027-02-17', undefined],
    [null, undefined],
  ])('that expire on %s are marked as %s', (day, word) => {
    expect(expiryWord(day, getPlainDate('2026-11-18'))).toBe(word);
  });
});
