/**
 * Estimates the size of text in a diagram without a screen: the same everywhere, and rather too large than too small.
 */

/** Relative to the font size; marks above and below Thai consonants have no width. */
const WIDE = 0.66;
const NARROW = 0.57;

export function textWidth(text: string, sizePx: number): number {
  const letters = [...text.replaceAll(/\p{Mark}/gu, '')];
  return letters.reduce((sum, letter) => sum + (/[A-ZMWmw–—“”]|[ก-๛]/u.test(letter) ? WIDE : NARROW) * sizePx, 0);
}

/**
 * Breaks text between words, in Thai too, which has no spaces between them. A word longer than the line is not broken.
 */
export function wrapText(
  text: string,
  { sizePx, width }: { readonly sizePx: number; readonly width: number },
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of wordPieces(text)) {
    if (line !== '' && textWidth(line + piece.trimEnd(), sizePx) > width) {
      lines.push(line.trim());
      line = '';
    }
    line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

/** Returns words, each with the punctuation that must not begin a line after it. */
function wordPieces(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = pieces.at(-1);
    const staysWithLast = last !== undefined && (last.endsWith('(') || (isWordLike !== true && segment !== '('));
    if (staysWithLast) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

const words = new Intl.Segmenter('th', { granularity: 'word' });
