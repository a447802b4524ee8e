import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { createCodeMap } from '../../fields/options/codeMap.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { formModelOf } from '../model/formModel.ts';
import { findStart, startRecordOf } from './startValues.ts';

const model = formModelOf(testCatalogue, getEntity(testCatalogue, 'hazLicense'));
const codes = createCodeMap(new Map());

describe('a record begun from another page', () => {
  it('has the values that a person may fill in, and a first row that refers to the document it is begun from', () => {
    const record = startRecordOf(model, codes, {
      startValues: { refHazObject: { id: 'object' }, validMonths: 12, quantity: 5, unknown: 'x' },
      startReference: {
        part: 'details',
        field: 'refHaz',
        picked: {
          id: 'product',
          number: 'HZ316900001',
          name: ['นิโคล 50', 'NICLO-50'],
          expireDate: null,
          copies: { refHazObject: { id: 'object' }, density: 1.2 },
        },
      },
    });
    expect(record).toEqual({
      refHazObject: { id: 'object' },
      validMonths: 12,
      details: [
        expect.objectContaining({
          isNew: true,
          refHaz: { id: 'product', number: 'HZ316900001', nameTh: 'นิโคล 50', nameEn: 'NICLO-50' },
          hazNumber: 'HZ316900001',
          refHazObject: { id: 'object' },
        }),
      ],
    });
  });

  it('begins empty if the page before handed nothing over', () => {
    expect([findStart(null), findStart({}), findStart({ startValues: 5 })]).toEqual([undefined, undefined, undefined]);
    expect(startRecordOf(model, codes, { startValues: {} })).toEqual({});
  });
});
