import { describe, expect, it } from 'vitest';
import { searchWordsOf } from '#platform/model/recordSearch.ts';
import { highlightPieces } from './highlightPieces.ts';

/** Shows the marked pieces in brackets. */
function marked(text: string, typed: string): string {
  return highlightPieces(text, searchWordsOf(typed))
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');
}

describe('highlightPieces', () => {
  it('marks whole graphemes, never a vowel or tone mark without its consonant', () => {
    expect(marked('น้ำมันดิบ', 'น้ำมัน')).toBe('[น้ำมัน]ดิบ');
    expect(marked('กรดที่เข้มข้น', 'ท\u0E48\u0E35เข')).toBe('กรด[ที่เข้]มข้น');
    expect(marked('แก๊สหุงต้ม', 'เเก๊ส')).toBe('[แก๊ส]หุงต้ม');
  });

  it('also marks characters between the typed ones', () => {
    expect(marked('CAS 7778-54-3', '7778543')).toBe('CAS [7778-54-3]');
    expect(marked('พ.ศ. 2535', 'พศ๒๕๓๕')).toBe('[พ.ศ. 2535]');
  });

  it('marks each word wherever it occurs', () => {
    expect(marked('Acetic acid', 'acid ace')).toBe('[Ace]tic [acid]');
    expect(marked('abcabc', 'abc')).toBe('[abcabc]');
    expect(marked('nothing', 'xyz')).toBe('nothing');
  });

  it('does not change the text', () => {
    for (const text of ['', 'เเ', 'น\u0E4D\u0E49\u0E32', ' a - b '])
      expect(
        highlightPieces(text, ['a', 'แ'])
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
  });
});
