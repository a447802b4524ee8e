import { describe, expect, it } from 'vitest';
import { followUpValues, type FollowUp } from './followUp.ts';

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
