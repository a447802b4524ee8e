import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { substanceLookups } from '#platform/server/seeds/tables/substanceLookups.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { findReservedWord, tradeNameKey } from './tradeName.ts';

const reserved = substanceLookups.find(({ group }) => group === 'RESERVED_WORD')?.rows.map(([, word]) => word) ?? [];

describe('two trade names are equal', () => {
  it.each([
    ['AQ-CHLOR 65', 'aq chlor65'],
    ['AQ-CHLOR 65', 'ＡＱ－ＣＨＬＯＲ　６５'],
    ['AQ-CHLOR 65', 'AQ\u2011CHLOR\u00A065®'],
    ['เอคิว-คลอร์ 65', 'เอคิวคลอร์ ๖๕'],
    ['เอคิว-คลอร์ 65', 'เอคิว\u200Bคลอร์ (65)'],
    ['แคลเซียม', 'เเคลเซียม'],
    ['น้ำใส', 'น\u0E4D\u0E49าใส'],
    ['CAFÉ', 'Cafe\u0301'],
  ])('%s and %s', (left, other) => {
    expect(tradeNameKey(left)).toBe(tradeNameKey(other));
  });

  it.each([
    ['AQ-CHLOR 65', 'AQ-CHLOR 56'],
    ['AQ-CHLOR 65', 'AQ-CHLOR 6 5 1'],
    ['ปลา', 'ปลาย'],
    ['บ่อ', 'บอ'],
  ])('but not %s and %s', (left, other) => {
    expect(tradeNameKey(left)).not.toBe(tradeNameKey(other));
  });

  const letters = fc.string({ unit: fc.constantFrom(...Array.from('AqZ9๖ก้ำเแิ์')) });
  const between = fc.string({ unit: fc.constantFrom(...Array.from(' -.,()®\u200B\u00A0/')) });

  it('whatever is between their letters, and in any case', () => {
    assertProperty(
      fc.property(fc.array(fc.tuple(letters, between)), (pieces) => {
        const spaced = pieces.map((pair) => pair.join('')).join('');
        const plain = pieces.map(([text]) => text).join('');
        expect(tradeNameKey(spaced)).toBe(tradeNameKey(plain));
        expect(tradeNameKey(spaced.toLowerCase())).toBe(tradeNameKey(spaced));
        expect(tradeNameKey(spaced.normalize('NFD'))).toBe(tradeNameKey(spaced));
      }),
    );
  });
});

describe('reserved words', () => {
  it.each([
    ['Aqua King', 'king'],
    ['aqua-KING 9', 'king'],
    ['ＫＩＮＧ', 'king'],
    ['สูตรking9', 'king'],
    ['Fish No. 1', 'No.1'],
    ['Fish No1', 'No.1'],
    ['Fish NO-๑', 'No.1'],
    ['คลอรีนปลอดภัย ๑๐๐%', 'ปลอดภัย 100%'],
    ['น้ำมหัศจรรย์', 'มหัศจรรย์'],
    ['สูตร กรมประมง', 'กรมประมง'],
    ['ผ่าน อย.', 'อย.'],
    ['ผ่านอ.ย.แล้ว', 'อย.'],
    ['อย รับรอง', 'อย.'],
  ])('%s contains %s', (name, word) => {
    expect(findReservedWord(name, reserved)).toBe(word);
  });

  it.each(['Parking Pond', 'Kingfisher', 'Unsafely', 'No. 10', 'Royalty', 'กุ้งอร่อย', 'AQ-CHLOR 65', 'ปลอดภัย', ''])(
    '%s contains none',
    (name) => {
      expect(findReservedWord(name, reserved)).toBeUndefined();
    },
  );

  it('are found anywhere among other words, and an empty one nowhere', () => {
    assertProperty(
      fc.property(
        fc.constantFrom(...reserved),
        fc.array(fc.constantFrom('AQ', 'ปลา', '65', 'pond')),
        fc.array(fc.constantFrom('BKC', 'กุ้ง', '-')),
        (word, before, after) => {
          expect(findReservedWord([...before, word, ...after].join(' '), [word])).toBe(word);
          expect(findReservedWord([...before, word, ...after].join(' '), ['', ' ', '-'])).toBeUndefined();
        },
      ),
    );
  });
});
