/** A password nobody has to remember for long: read out without mistakes, and too long to be guessed. */

/** Without what is taken for something else: 0 and O, 1, l and I. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Numbers above are thrown away, so that every letter is as likely as any other. */
const FAIR_BELOW = Math.floor(256 / LETTERS.length) * LETTERS.length;

/** From bytes drawn at random: browser and server each have their own way to draw them. */
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
