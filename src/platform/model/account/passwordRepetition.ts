/**
 * Passwords that are long only because they say the same again, or go along a row of keys: whoever guesses tries the short
 * word, how often, and where it begins. A pattern counts as often as it is new, and a run by its two ends; what is left
 * must be longer than the longest pattern.
 */

/** Takes a password as it is compared: folded. */
export function isRepetition(folded: string): boolean {
  const characters = [...folded];
  return isPeriodic(characters) || [...withoutRepeats(withoutRuns(characters).join(''))].length <= LONGEST_PATTERN;
}

/** `abcabc`, `qwertyqwerty`: longer ones are words of their own, which the list of common passwords knows. */
export const LONGEST_PATTERN = 6;
/** Shorter runs stand in honest words and years. */
export const SHORTEST_RUN = 4;

/** The same pattern from beginning to end, the last time perhaps cut short. */
function isPeriodic(characters: readonly string[]): boolean {
  const lengths = Array.from({ length: Math.min(LONGEST_PATTERN, characters.length - 1) }, (_, index) => index + 1);
  return lengths.some((length) =>
    characters.every((character, at) => at < length || character === characters[at - length]),
  );
}

/** Three of one character or more, or two of one pattern or more. Two of one character are how many words are written. */
const REPEATS = new RegExp(`(.)\\1{2,}|(.{2,${LONGEST_PATTERN}}?)\\2+`, 'gsu');

function withoutRepeats(text: string): string {
  const shorter = text.replaceAll(REPEATS, '$1$2');
  return shorter === text ? text : withoutRepeats(shorter);
}

/** Rows and columns of the two keyboards, with and without shift where it is another letter; alphabets and digits. */
const KEYBOARD_ROWS = [
  '1234567890-=',
  '!@#$%^&*()_+',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'ๅ/-ภถุึคตจขช',
  'ๆไำพะัีรนยบล',
  'ฟหกดเ้่าสวง',
  'ผปแอิืทมใฝ',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '๐๑๒๓๔๕๖๗๘๙๐',
  'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ',
  'กขคงจฉชซญดตถทธนบปผฝพฟภมยรลวศษสหอฮ',
].map((row) => [...row.normalize('NFKC')]);

/** Which character stands behind which, along each of them and back. */
const NEIGHBOUR_PAIRS = KEYBOARD_ROWS.flatMap((row) => [row, row.toReversed()]).map(
  (row) => new Set(row.slice(1).map((character, at) => `${row[at] ?? ''}${character}`)),
);

/** Most characters begin no run at all. */
const ALL_NEIGHBOUR_PAIRS: ReadonlySet<string> = new Set(NEIGHBOUR_PAIRS.flatMap((steps) => [...steps]));

function withoutRuns(characters: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let at = 0;
  while (at < characters.length) {
    const length = runLengthAt(characters, at);
    kept.push(
      ...(length < SHORTEST_RUN
        ? characters.slice(at, at + 1)
        : [characters[at] ?? '', characters[at + length - 1] ?? '']),
    );
    at += length < SHORTEST_RUN ? 1 : length;
  }
  return kept;
}

/** How many from here on stand in one row, one beside the other. */
function runLengthAt(characters: readonly string[], from: number): number {
  if (!ALL_NEIGHBOUR_PAIRS.has(`${characters[from] ?? ''}${characters[from + 1] ?? ''}`)) return 1;
  return Math.max(
    ...NEIGHBOUR_PAIRS.map((steps) => {
      let at = from;
      while (at + 1 < characters.length && steps.has(`${characters[at] ?? ''}${characters[at + 1] ?? ''}`)) at += 1;
      return at - from + 1;
    }),
  );
}
