/**
 * Finds which words of a text were removed and which were added. Thai is written without spaces, so words are found
 * with a dictionary-based segmenter.
 */

export interface DiffPiece {
  readonly text: string;
  readonly isChanged: boolean;
}

export interface WordDiff {
  readonly before: readonly DiffPiece[];
  readonly after: readonly DiffPiece[];
}

/**
 * A comparison costs the number of words of one text times that of the other: beyond this, everything between the
 * common ends counts as changed.
 */
const CELLS_MAX = 4_000_000;

export function wordDiff(before: string, after: string): WordDiff {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const head = commonLength(old, now);
  const tail = Math.min(commonLength(old.toReversed(), now.toReversed()), Math.min(old.length, now.length) - head);
  const [oldMiddle, nowMiddle] = [old.slice(head, old.length - tail), now.slice(head, now.length - tail)];
  const common =
    oldMiddle.length * nowMiddle.length > CELLS_MAX
      ? { old: new Set<number>(), now: new Set<number>() }
      : commonWords(oldMiddle, nowMiddle);
  const side = (words: readonly string[], commonIndexes: ReadonlySet<number>): readonly DiffPiece[] =>
    joined(
      words.map((text, index) => ({
        text,
        isChanged: index >= head && index < words.length - tail && !commonIndexes.has(index - head),
      })),
    );
  return { before: side(old, common.old), after: side(now, common.now) };
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

function wordsOf(text: string): readonly string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

function commonLength(words: readonly string[], other: readonly string[]): number {
  const length = Math.min(words.length, other.length);
  for (let index = 0; index < length; index += 1) if (words[index] !== other[index]) return index;
  return length;
}

/** Returns the longest common subsequence of words: their indexes in each text. */
function commonWords(
  old: readonly string[],
  now: readonly string[],
): { readonly old: ReadonlySet<number>; readonly now: ReadonlySet<number> } {
  const width = now.length + 1;
  // For each pair of indexes: the number of common words from there on.
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const common = { old: new Set<number>(), now: new Set<number>() };
  for (let [i, j] = [0, 0]; i < old.length && j < now.length;) {
    if (old[i] === now[j]) {
      common.old.add(i);
      common.now.add(j);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return common;
}

/** Neighbours of one kind are joined; a space between two changed words belongs to the change. */
function joined(words: readonly DiffPiece[]): readonly DiffPiece[] {
  const pieces: DiffPiece[] = [];
  for (const [index, { text, isChanged }] of words.entries()) {
    const isBetween =
      text.trim() === '' && words[index - 1]?.isChanged === true && words[index + 1]?.isChanged === true;
    const last = pieces.at(-1);
    const kind = isChanged || isBetween;
    if (last?.isChanged === kind) pieces[pieces.length - 1] = { text: last.text + text, isChanged: kind };
    else pieces.push({ text, isChanged: kind });
  }
  return pieces;
}
