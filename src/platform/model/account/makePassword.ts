/** Generates a temporary password: easy to read out without mistakes, and too long to be guessed. */

/** Without characters that are confused with others: 0 and O, 1, l and I. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Higher numbers are discarded, so that every letter is equally likely. */
const FAIR_BELOW = Math.floor(256 / LETTERS.length) * LETTERS.length;

/** Takes random bytes from the caller: browser and server have different generators. */
export function makePassword(drawByte: () => number): string {
  const letters: string[] = [];
  while (letters.length < GROUPS * GROUP_LENGTH) {
    const byte = drawByte();
    if (byte < FAIR_BELOW) letters.push(LETTERS.charAt(byte % LETTERS.length));
  }
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}
