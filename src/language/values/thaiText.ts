/**
 * The form of a text that searches compare. It must equal PostgreSQL's
 * `lower(normalize(x, NFKC) collate "th-TH-x-icu")` character by character, or an index and a
 * query would disagree: so nothing is trimmed or collapsed here. The two differ only in rare
 * capitals (Georgian, Glagolitic, phonetic Latin) that Unicode added after the database's ICU.
 */
export function normaliseForSearch(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
