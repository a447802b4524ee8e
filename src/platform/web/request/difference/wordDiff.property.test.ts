import fc from 'fast-check';
import { describe, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { wordDiff, type DiffPiece } from './wordDiff.ts';

const text = fc
  .array(fc.constantFrom('ก', 'ข้อความ', ' ', '\n', 'word', 'other', '.', '12'), { maxLength: 30 })
  .map((words) => words.join(''));
const whole = (pieces: readonly DiffPiece[]): string => pieces.map((piece) => piece.text).join('');
const unchanged = (pieces: readonly DiffPiece[]): string =>
  pieces
    .filter(({ isChanged }) => !isChanged)
    .map((piece) => piece.text)
    .join('')
    .replaceAll(/\s/gu, '');

describe('a difference of words', () => {
  it('loses nothing of either text, and leaves unmarked only what both have', () => {
    assertProperty(
      fc.property(text, text, (before, after) => {
        const found = wordDiff(before, after);
        return (
          whole(found.before) === before &&
          whole(found.after) === after &&
          unchanged(found.before) === unchanged(found.after)
        );
      }),
    );
  });

  it('marks nothing of a text that is as it was', () => {
    assertProperty(fc.property(text, (one) => wordDiff(one, one).before.every(({ isChanged }) => !isChanged)));
  });
});
