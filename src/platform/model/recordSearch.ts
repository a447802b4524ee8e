/** The answer of the search over all records, and how well a text matches the query. */
import type { Label } from '#language/label.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';

export interface FoundRecord {
  readonly entity: string;
  /** The kind of record. */
  readonly title: Label;
  readonly id: string;
  /** The page on which the caller can see it. */
  readonly path: string;
  readonly key: string | null;
  readonly th: string;
  readonly en: string | null;
  /** The match: the field, and its text. */
  readonly matched: { readonly label: Label; readonly text: string };
  readonly isArchived: boolean;
}

export interface RecordSearchAnswer {
  readonly data: readonly FoundRecord[];
  /** There may be more results: the search took too long, or there were too many. */
  readonly isCut: boolean;
}

export const SEARCH_TEXT_LENGTH_MAX = 200;
/** Fewer letters than this occur everywhere. */
export const SEARCH_LETTERS_MIN = 2;
/** The shortest text that a trigram index can find; less would be searched in every row. */
export const INDEXED_LETTERS_MIN = 3;
/** More words are not needed to find a record. */
const SEARCH_WORDS_MAX = 6;

/**
 * Returns the words that must all occur. Thai is written without spaces, so a space in it does not always end a word:
 * words too short to be searched alone are searched together.
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

/**
 * Returns how well it matches: 0 is the whole text, 1 its beginning, 2 the beginning of a word, 3 anywhere; undefined
 * is no match.
 */
export function matchRank(text: string, searchWord: string): number | undefined {
  const form = normaliseForSearch(text);
  if (form === searchWord) return 0;
  if (form.startsWith(searchWord)) return 1;
  if (!form.includes(searchWord)) return undefined;
  const words = text.split(/[\s()/,·.-]+/u);
  return words.some((_, index) => normaliseForSearch(words.slice(index).join('')).startsWith(searchWord)) ? 2 : 3;
}
