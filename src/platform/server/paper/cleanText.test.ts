/** How papers print text that people typed or pasted. */
import { describe, expect, it } from 'vitest';
import { cleanLines, oneLine, paragraphsOf, taxNoText, cleanText } from './cleanText.ts';

it('preserves lines and removes control characters', () => {
  expect(cleanLines(' a\u0007b \r\n\r\n  c\r d ')).toEqual(['ab', 'c', 'd']);
  expect(cleanLines(null)).toEqual([]);
});

it('joins a name into one line with single spaces', () => {
  expect(oneLine('x \n y')).toBe('x y');
  expect(oneLine('a  b\t c')).toBe('a b c');
});

it('is null for blank values and values that are not text', () => {
  expect([' \n', '\u0007', '', null, undefined, 5].map(cleanText)).toEqual([null, null, null, null, null, null]);
  expect(cleanText(' A\u0007\u000BB\tC ')).toBe('AB\tC');
});

it('formats tax numbers in groups', () => {
  expect([taxNoText('0105999900017'), taxNoText('12'), taxNoText(null)]).toEqual(['0 1059 99900 01 7', '12', '']);
});

describe('paragraphs', () => {
  it.each([
    ['One.\n\nTwo.', [['One.'], ['Two.']]],
    ['One\r\nline.\r\n \r\n\r\nTwo.', [['One', 'line.'], ['Two.']]],
    ['  \n\n One. \n\n', [['One.']]],
    ['', []],
  ])('%j is split into its paragraphs', (text, paragraphs) => {
    expect(paragraphsOf(text)).toEqual(paragraphs);
  });
});
