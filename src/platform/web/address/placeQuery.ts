/** What somebody looks for who types part of an address: in the name of a tambon, or of what it lies in. */
import type { SentTerm } from '../api/resource.ts';

/** One name as it is typed: `Lat Yao` is not Thap Yao in Lat Krabang. Nothing, where nothing is left to look for. */
export function phraseTerms(query: string): readonly SentTerm[] {
  const phrase = searchWordsOf(query).join(' ');
  return phrase === '' ? [] : termsFor(phrase);
}

/** Every word by itself: the tambon and its amphur in one line. */
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

/** Three names a word, and a question has room for fifty. */
const WORDS_MAX = 6;

function searchWordsOf(query: string): readonly string[] {
  const words = query.split(/[\s,]+/u).map((word) => word.replace(KIND_IN_THAI, ''));
  return words.filter((word) => word !== '' && !KIND_IN_ENGLISH.test(word)).slice(0, WORDS_MAX);
}

/** What kind of place it is stands before the name, and is no part of it. */
const KIND_IN_THAI = /^(?:แขวง|เขต|ตำบล|อำเภอ|จังหวัด|ต\.|อ\.|จ\.)(?=.)/u;
const KIND_IN_ENGLISH = /^(?:khwaeng|khet|tambon|tambol|amphur|amphoe|changwat|province|district|subdistrict)$/iu;

function namesFor(word: string): readonly string[] {
  if (/^\d+$/u.test(word)) return ['postcode'];
  return /\p{Script=Thai}/u.test(word)
    ? ['nameTh', 'refAmphur.nameTh', 'refAmphur.refProvince.nameTh']
    : ['nameEn', 'refAmphur.nameEn', 'refAmphur.refProvince.nameEn'];
}
