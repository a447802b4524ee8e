/** What the search over all records answers, and how well a text answers what was typed. */
import type { Label } from '#language/label.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';

export interface FoundRecord {
  readonly entity: string;
  /** What kind of thing it is. */
  readonly title: Label;
  readonly id: string;
  /** Where it is shown to whoever asked. */
  readonly path: string;
  readonly key: string | null;
  readonly th: string;
  readonly en: string | null;
  /** What answers the words: the field, and what stands in it. */
  readonly matched: { readonly label: Label; readonly text: string };
  readonly isArchived: boolean;
}

export interface RecordSearchAnswer {
  readonly data: readonly FoundRecord[];
  /** There may be more: it took too long, or there were too many. */
  readonly isCut: boolean;
}

export const SEARCH_TEXT_LENGTH_MAX = 200;
/** Fewer letters than this are on every page. */
export const SEARCH_LETTERS_MIN = 2;
/** What an index of three letters together can find; less would be looked for in every row. */
export const INDEXED_LETTERS_MIN = 3;
/** What is meant is known by then. */
const SEARCH_WORDS_MAX = 6;

/**
 * The words that must all occur. Thai is written without spaces, so a space in it is a help and not a word's end: words
 * too short to be looked for by themselves are looked for together.
 */
export function searchWordsOf(typed: string): readonly string[] {
  const words = typed
    .split(/\s+/u)
    .map(normaliseForSearch)
    .filter((word) => word !== '')
    .slice(0, SEARCH_WORDS_MAX);
  return words.some((word) => word.length >= INDEXED_LETTERS_MIN)
    ? [...new Set(words)]
    : words.length === 0
      ? []
      : [words.join('')];
}

/** How well: 0 is the whole text, 1 its beginning, 2 the beginning of a word, 3 anywhere; undefined is not at all. */
export function matchRank(text: string, searchWord: string): number | undefined {
  const form = normaliseForSearch(text);
  if (form === searchWord) return 0;
  if (form.startsWith(searchWord)) return 1;
  if (!form.includes(searchWord)) return undefined;
  const words = text.split(/[\s()/,·.-]+/u);
  return words.some((_, index) => normaliseForSearch(words.slice(index).join('')).startsWith(searchWord)) ? 2 : 3;
}
