import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { entityWithListFor, withRootListed } from './caseLists.ts';

const licence = getEntity(testCatalogue, 'hazLicense');

describe('the lists of a document', () => {
  it('has the bar of what is used in the register, next to the expiry, and not in lists of requests', () => {
    const { columns } = entityWithListFor(licence, undefined).list;
    expect(columns.indexOf('usedShare')).toBe(columns.indexOf('refDossier.expireDate') + 1);
    expect(entityWithListFor(licence, 'operator').list.columns).not.toContain('usedShare');
  });
});

describe('the list of a part', () => {
  const part = getEntity(testCatalogue, 'hazLicenseStorageLocation');

  it('has the fields of its record that a screen adds, the first in front of the name of the row', () => {
    const { list } = withRootListed(part, ['refHazLicense.refDossier.code', 'refHazLicense.refDossier.expireDate']);
    const [name, ...others] = part.list.columns;
    const added = ['refHazLicense.refDossier.code', name, 'refHazLicense.refDossier.expireDate'];
    expect(list.columns).toEqual([...added, ...others]);
    expect(list.search.slice(0, 3)).toEqual([added[0], part.list.search[0], added[2]]);
  });

  it('is the declared one if nothing is added', () => {
    expect(withRootListed(part)).toBe(part);
  });
});
