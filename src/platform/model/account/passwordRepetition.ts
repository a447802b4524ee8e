/**
 * Detects passwords that are long only because they repeat themselves or follow a row of keys: an attacker tries the
 * short word, the number of repetitions, and where it begins. A repeated pattern counts once, and a run by its two
 * ends; the remaining text must be longer than the longest pattern.
 */

/** Takes a password in its folded form. */
export function isRepetition(folded: string): boolean {
  const characters = [...folded];
  return isPeriodic(characters) || [...withoutRepeats(withoutRuns(characters).join(''))].length <= LONGEST_PATTERN;
}

/** `abcabc`, `qwertyqwerty`: longer patterns are words that the list of common passwords contains. */
export const LONGEST_PATTERN = 6;
/** Shorter runs occur in ordinary words and years. */
export const SHORTEST_RUN = 4;

/** The same pattern from beginning to end, the last one possibly cut short. */
function isPeriodic(characters: readonly string[]): boolean {
  const lengths = Array.from({ length: Math.min(LONGEST_PATTERN, characters.length - 1) }, (_, index) => index + 1);
  return lengths.some((length) =>
    characters.every((character, at) => at < length || character === characters[at - length]),
  );
}

/** Three or more of one character, or two or more of one pattern. Two of one character occur in many words. */
const REPEATS = new RegExp(`(.)\\1{2,}|(.{2,${LONGEST_PATTERN}}?)\\2+`, 'gsu');

function withoutRepeats(text: string): string {
  const shorter = text.replaceAll(REPEATS, '$1$2');
  return shorter === text ? text : withoutRepeats(shorter);
}

/**
 * Rows and columns of the two keyboards, with and without shift where it gives another letter; alphabets and digits.
 */
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

/** Pairs of neighbouring characters, along each of them and backwards. */
const NEIGHBOUR_PAIRS = KEYBOARD_ROWS.flatMap((row) => [row, row.toReversed()]).map(
  (row) => new Set(row.slice(1).map((character, at) => `${row[at] ?? ''}${character}`)),
);

/** Pairs of all rows, because most characters begin no run at all. */
const ALL_NEIGHBOUR_PAIRS: ReadonlySet<string> = new Set(NEIGHBOUR_PAIRS.flatMap((steps) => [...steps]));

function withoutRuns(characters: readonly string[]): readonly string[] {
  const remaining: string[] = [];
  let at = 0;
  while (at < characters.length) {
    const length = runLengthAt(characters, at);
    remaining.push(
      ...(length < SHORTEST_RUN
        ? characters.slice(at, at + 1)
        : [characters[at] ?? '', characters[at + length - 1] ?? '']),
    );
    at += length < SHORTEST_RUN ? 1 : length;
  }
  return remaining;
}

/** Returns how many characters from here on are neighbours in one row. */
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
