/** Builds the search terms for part of an address: in the name of a tambon, or of the amphur or province it is in. */
import type { SentTerm } from '../api/resource.ts';

/**
 * Searches the whole text as one name: `Lat Yao` must not match Thap Yao in Lat Krabang. Returns nothing for an empty
 * query.
 */
export function phraseTerms(query: string): readonly SentTerm[] {
  const phrase = searchWordsOf(query).join(' ');
  return phrase === '' ? [] : termsFor(phrase);
}

/** Searches every word by itself, so that a tambon and its amphur can be typed in one line. */
export function wordTerms(query: string): readonly SentTerm[] {
  return searchWordsOf(query).flatMap(termsFor);
}

export function hasSeveralWords(query: string): boolean {
  return searchWordsOf(query).length > 1;
}

function termsFor(text: string): readonly SentTerm[] {
  return namesFor(text).map((name, index): SentTerm => ({
    name,
    operator: 'like',
    value: text,
    ...(index === 0 ? {} : { logic: 'OR' }),
  }));
}

/** Every word is searched in three names, and a query may have fifty terms. */
const WORDS_MAX = 6;

function searchWordsOf(query: string): readonly string[] {
  const words = query.split(/[\s,]+/u).map((word) => word.replace(KIND_IN_THAI, ''));
  return words.filter((word) => word !== '' && !KIND_IN_ENGLISH.test(word)).slice(0, WORDS_MAX);
}

/** The kind of place is written before the name and is not part of it. */
const KIND_IN_THAI = /^(?:แขวง|เขต|ตำบล|อำเภอ|จังหวัด|ต\.|อ\.|จ\.)(?=.)/u;
const KIND_IN_ENGLISH = /^(?:khwaeng|khet|tambon|tambol|amphur|amphoe|changwat|province|district|subdistrict)$/iu;

function namesFor(word: string): readonly string[] {
  if (/^\d+$/u.test(word)) return ['postcode'];
  return /\p{Script=Thai}/u.test(word)
    ? ['nameTh', 'refAmphur.nameTh', 'refAmphur.refProvince.nameTh']
    : ['nameEn', 'refAmphur.nameEn', 'refAmphur.refProvince.nameEn'];
}
