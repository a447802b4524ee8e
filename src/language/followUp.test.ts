import { describe, expect, it } from 'vitest';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { getEntity } from './catalogue.ts';
import { findFollowUpProblem, followUpValues, type FollowUp } from './followUp.ts';

const followUp: FollowUp = {
  document: 'order',
  label: ['สั่ง', 'Order'],
  copies: { titleTh: 'name', refState: 'refState' },
  copiedParts: { lines: { from: 'items', copies: { refThing: 'refThing', amount: 'quantity' } } },
};

describe('followUpValues', () => {
  it('copies fields and the named fields of rows, without their ids', () => {
    const record = {
      id: '1',
      name: 'A',
      refState: { id: 's' },
      other: 'x',
      items: [{ id: '2', refThing: { id: 't' }, quantity: 3, remark: 'no' }],
    };
    expect(followUpValues(followUp, record)).toEqual({
      titleTh: 'A',
      refState: { id: 's' },
      lines: [{ refThing: { id: 't' }, amount: 3 }],
    });
  });

  it('leaves out empty values, rows without any of the values, and parts without rows', () => {
    expect(followUpValues(followUp, { name: null, items: [{ refThing: null, remark: 'no' }] })).toEqual({});
    expect(followUpValues(followUp, {})).toEqual({});
  });
});

describe('findFollowUpProblem', () => {
  const named = (part: string, field: string) =>
    findFollowUpProblem(testCatalogue.entities, getEntity(testCatalogue, 'haz'), {
      document: 'hazLicense',
      label: ['ขออนุญาต', 'Apply'],
      copies: {},
      namedIn: { part, field },
    });

  it('asks for a row that refers to the issued document', () => {
    expect(named('details', 'refHaz')).toBeUndefined();
    expect(named('details', 'refObjective')).toBe('"haz" is named in details.refObjective, which does not refer to it');
    expect(named('storageLocations', 'refPlace')).toContain('does not refer to it');
    expect(named('validMonths', 'refHaz')).toContain('does not refer to it');
  });
});
