/** Finds the parts of a text that match the typed words: whole graphemes, even if they were typed in another form. */
import { normaliseForSearch } from '#language/values/thaiText.ts';

export interface HighlightPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

export function highlightPieces(text: string, needles: readonly string[]): readonly HighlightPiece[] {
  const letters = [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
  // Length of the normalised text up to and including each grapheme: a dropped character adds nothing, two that are
  // merged add one.
  const ends: number[] = [];
  let before = '';
  for (const letter of letters) {
    before += letter;
    ends.push(normaliseForSearch(before).length);
  }
  const ranges = needles.flatMap((needle) => rangesOf(normaliseForSearch(text), needle));
  const isIn = (index: number): boolean => {
    const [start, end] = [ends[index - 1] ?? 0, ends[index] ?? 0];
    return ranges.some(([from, to]) => (start === end ? start > from && start < to : end > from && start < to));
  };
  const pieces: { text: string; isMatch: boolean }[] = [];
  for (const [index, letter] of letters.entries()) {
    const isMatch = isIn(index);
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else pieces.push({ text: letter, isMatch });
  }
  return pieces;
}

function rangesOf(form: string, needle: string): (readonly [from: number, to: number])[] {
  const ranges: (readonly [number, number])[] = [];
  for (let at = needle === '' ? -1 : form.indexOf(needle); at !== -1; at = form.indexOf(needle, at + needle.length))
    ranges.push([at, at + needle.length]);
  return ranges;
}
