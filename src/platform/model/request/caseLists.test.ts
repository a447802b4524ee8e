import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { entityWithListFor, withRootListed } from './caseLists.ts';

const licence = getEntity(testCatalogue, 'hazLicense');

describe('the lists of a document', () => {
  it('has the bar of what is used in the register, in front of the expiry, and not in lists of requests', () => {
    const { columns } = entityWithListFor(licence, undefined).list;
    expect(columns.indexOf('usedShare')).toBe(columns.indexOf('refDossier.expireDate') - 1);
    expect(entityWithListFor(licence, 'operator').list.columns).not.toContain('usedShare');
  });
});

describe('the list of a part', () => {
  const part = getEntity(testCatalogue, 'hazLicenseStorageLocation');

  it('has the fields of its record that a screen adds, the first in front of the name of the row', () => {
    const [number, expiry] = ['refHazLicense.refDossier.code', 'refHazLicense.refDossier.expireDate'];
    const [name, ...others] = part.list.columns;
    const last = others.at(-1) ?? '';
    const { list } = withRootListed(part, [number, expiry, last]);
    expect(list.columns).toEqual([number, name, expiry, last, ...others.slice(0, -1)]);
    expect(list.search).toEqual([number, ...part.list.search, expiry]);
  });

  it('is the declared one if nothing is added', () => {
    expect(withRootListed(part)).toBe(part);
  });
});
