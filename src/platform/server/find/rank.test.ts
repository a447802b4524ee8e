import { describe, expect, it } from 'vitest';
import { matchRank, searchWordsOf } from '#platform/model/recordSearch.ts';
import { holds } from './rank.ts';

describe('a typed text', () => {
  it('is split into words, each normalised for search', () => {
    expect(searchWordsOf('  Acetic   ACID ')).toEqual(['acetic', 'acid']);
    expect(searchWordsOf('กรด ซัลฟิวริก ๙๘')).toEqual(['กรด', 'ซัลฟิวริก', '98']);
    expect(searchWordsOf(' - ')).toEqual([]);
  });

  it('is one word if none could be searched by itself', () => {
    expect(searchWordsOf('กร ด')).toEqual(['กรด']);
    expect(searchWordsOf('a b c d')).toEqual(['abcd']);
  });

  it('has a limited length', () => {
    expect(searchWordsOf('one two three four five six seven eight')).toHaveLength(6);
  });
});

it('is ranked by how closely a text matches', () => {
  const texts = ['TW-12', 'tw12/2569', 'a letter (TW12)', 'xtw12', 'tw-1'];
  expect(texts.map((text) => matchRank(text, 'tw12'))).toEqual([0, 1, 2, 3, undefined]);
  expect(matchRank('กรด ซัลฟิวริก', 'ซัลฟิว')).toBe(2);
});

it('is matched against the filter of a screen as by the search', () => {
  const row = { id: '1', isCurrent: true, refRequest: { refStatus: { code: 'waitSign' } } };
  const status = 'refRequest.refStatus.code';
  expect([
    holds({ name: 'isCurrent', operator: '=', value: true }, row),
    holds({ name: status, operator: '=', value: 'draft', isNot: true }, row),
    holds({ name: status, operator: 'in', value: ['waitSign', 'approved'] }, row),
    holds({ name: status, operator: 'in', value: ['approved'] }, row),
    holds({ name: status, operator: 'like', value: 'wait' }, row),
  ]).toEqual([true, true, true, false, false]);
});
