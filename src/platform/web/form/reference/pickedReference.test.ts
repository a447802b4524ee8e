import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import type { PickRow } from '#platform/model/request/documentPicker.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { clearedReference, findReferenceField, valuesFromPick } from './pickedReference.ts';

const entity = getEntity(testCatalogue, 'freeSaleProduct');
const row: PickRow = {
  id: 'revision',
  asked: null,
  dossierId: 'dossier',
  number: 'HZ216900001',
  name: ['เอคิว-คลอร์ 65', 'AQ-CHLOR 65'],
  documentType: { code: 'registrationImport', label: ['', ''] },
  revision: 1,
  standing: 'valid',
  effectiveDate: null,
  expireDate: getPlainDate('2027-01-20'),
  why: null,
  copies: { tradeNameEn: 'AQ-CHLOR 65' },
};

describe('a document chosen in the picker', () => {
  it('fills in the reference, its copies, and what the server stores of it, so that rules see it before it is saved', () => {
    expect(valuesFromPick(entity, 'refHaz', row)).toMatchObject({
      refHaz: { id: 'revision', number: 'HZ216900001' },
      nameAbroad: 'AQ-CHLOR 65',
      hazNumber: 'HZ216900001',
      hazNameEn: 'AQ-CHLOR 65',
      hazExpires: '2027-01-20',
      // Only the server knows the rows of the other document.
      makers: null,
    });
  });

  it('leaves nothing of itself when it is cleared, except what a person may change', () => {
    const [name, field] = findReferenceField(entity) ?? [];
    if (name === undefined || field === undefined) throw new Error('A product refers to a registration');
    const cleared = clearedReference(field, name);
    expect(cleared).toMatchObject({ refHaz: null, hazNumber: null, hazExpires: null, makers: null });
    expect(cleared).not.toHaveProperty('nameAbroad');
  });
});
