/** Thai and Latin text as people and programs produce it: marks in any order, spaces without width, doubled letters. */
import * as fc from 'fast-check';

export function oneLetterOf(letters: string): fc.Arbitrary<string> {
  return fc.constantFrom(...Array.from(letters));
}

const THAI = Array.from({ length: 0x0e5b }, (_, index) => index)
  .filter((code) => (code >= 0x0e01 && code <= 0x0e3a) || code >= 0x0e3f)
  .map((code) => String.fromCharCode(code));
const OTHER_CHARACTERS = [
  ...Array.from(' .-/(),“”–0123456789abcXYZé'),
  '\u200B',
  '\u200D',
  '\u00A0',
  '\u00AD',
  '\uFEFF',
  '\n',
];

/** Any characters in any order. */
export const messyText = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...THAI) },
      { weight: 1, arbitrary: fc.constantFrom(...OTHER_CHARACTERS) },
    ),
    { maxLength: 24 },
  )
  .map((letters) => letters.join(''));

const syllable = fc
  .tuple(
    fc.constantFrom('', 'เ', 'แ', 'เเ', 'โ', 'ไ'),
    oneLetterOf('กขคงจชดตนมรสห'),
    fc.shuffledSubarray(['ี', '่', '์']),
    fc.constantFrom('', 'า', 'ำ', 'ะ', ' ', '.', '-', '๕', 'a'),
  )
  .map(([before, letter, marks, after]) => before + letter + marks.join('') + after);

/** Whole syllables, so that no letter is cut from its marks. */
export const syllables = fc.array(syllable, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
