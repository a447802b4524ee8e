/**
 * Returns the form of a text that searches compare. Differences that people leave out, add or type in another order
 * have no effect: the case of letters, spaces and characters without width, dots and hyphens (`7778-54-3` is `7778543`,
 * `พ.ศ.` is `พศ`), `เเ` for `แ`, Thai digits, and the order and repetition of the marks above and below a letter. A
 * substring of a text is then a substring of its form, as long as no letter is cut from its marks.
 *
 * The database does the same in `search_text`, made from these very tables (`schema/searchText.ts`), or an index and a
 * query would disagree. The two differ only in rare capitals (Georgian, Glagolitic, phonetic Latin) that Unicode added
 * after the database's ICU.
 */
export function normaliseForSearch(text: string): string {
  let form = Array.from(text.normalize('NFKC').toLowerCase(), (letter) => foldedLetterMap.get(letter) ?? letter).join(
    '',
  );
  for (const [pattern, by] of compiled.replacements) form = form.replace(pattern, by);
  if (compiled.misplacedMarks.test(form))
    for (const [pattern, by] of compiled.markReplacements) form = form.replace(pattern, by);
  return form;
}

/** Letters that are compared as another letter. */
export const foldedLetters: readonly (readonly [letters: string, as: string])[] = [
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  // The second half of ฤๅ, which many type instead of the vowel.
  ['ๅ', 'า'],
  ['‘’“”', `''""`],
];

/**
 * Characters that are not compared at all: spaces, characters without width, hyphens and dots. NFKC has already
 * simplified most of their variants.
 */
const DROPPED = [
  String.raw`\u0009-\u000D\u0020\u0085\u1680\u2028\u2029`,
  String.raw`\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF`,
  String.raw`\u002D\u2010-\u2015\u2043\u2212`,
  String.raw`\u002E\u00B7`,
].join('');

/** Vowels and signs above or below a letter, tones, and marks that silence or nasalise. */
const [VOWEL, TONE, SIGN] = [
  String.raw`[\u0E31\u0E34-\u0E3A\u0E47]`,
  String.raw`[\u0E48-\u0E4B]`,
  String.raw`[\u0E4C-\u0E4E]`,
];
const MARK = String.raw`[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]`;

type Replacement = readonly [pattern: string, by: string];

/** Applied one after the other, as patterns that JavaScript and PostgreSQL interpret alike. */
export const searchReplacements: readonly Replacement[] = [
  [`[${DROPPED}]+`, ''],
  ['เเ', 'แ'],
];

/**
 * Two marks that are not in the order in which they are properly typed, vowel, tone, sign, or are of the same kind. A
 * text without such a pair remains as it is: most texts, so that it is looked for first.
 */
export const MISPLACED_MARKS = [
  `${VOWEL}${VOWEL}`,
  String.raw`[\u0E48-\u0E4E]${VOWEL}`,
  String.raw`[\u0E48-\u0E4E]${TONE}`,
  `${SIGN}${SIGN}`,
].join('|');

/**
 * Of each kind of mark a letter retains the first; then they are put in their order, so that half a syllable finds the
 * whole.
 */
export const markReplacements: readonly Replacement[] = [
  [[VOWEL, TONE, SIGN].map((kind) => `(?<=${kind}${MARK}*)${kind}`).join('|'), ''],
  [String.raw`([\u0E48-\u0E4E]+)(${VOWEL})`, '21'],
  [`(${SIGN})(${TONE})`, '21'],
];

const foldedLetterMap = new Map(
  foldedLetters.flatMap(([letters, as]) => Array.from(letters, (letter, index) => [letter, as.charAt(index)] as const)),
);
/** `21` puts the second group before the first. */
const compile = ([pattern, by]: Replacement) =>
  [new RegExp(pattern, 'gu'), by.replaceAll(/\d/gu, String.raw`$$$&`)] as const;
const compiled = {
  replacements: searchReplacements.map(compile),
  misplacedMarks: new RegExp(MISPLACED_MARKS, 'u'),
  markReplacements: markReplacements.map(compile),
};
