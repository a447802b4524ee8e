/** Which fields of a record hold what a chosen document says. */
import { describe, expect, it } from 'vitest';
import { defineFields, text } from './field.ts';
import { lockedCopiesOf } from './lockedCopies.ts';
import { refersTo } from './refersTo.ts';

const fields = defineFields({
  ...refersTo('refPlace', 'storageLocation', ['สถานที่', 'Place'], { copies: { nameTh: 'place' }, locksCopies: true }),
  ...refersTo('refHaz', 'haz', ['ทะเบียน', 'Registration'], { copies: { tradeNameEn: 'name' } }),
  place: text(['สถานที่', 'Place'], { max: 10 }),
  name: text(['ชื่อ', 'Name'], { max: 10 }),
});

describe('the copies of a chosen document', () => {
  it('are locked while it is chosen, and those of other references never', () => {
    const chosen = { refPlace: { id: 'a' }, refHaz: { id: 'b' } };
    expect([...lockedCopiesOf({ fields }, chosen)]).toEqual(['place']);
    expect([...lockedCopiesOf({ fields }, { ...chosen, refPlace: null })]).toEqual([]);
    expect([...lockedCopiesOf({ fields: defineFields({ name: fields.name }) }, chosen)]).toEqual([]);
  });
});
