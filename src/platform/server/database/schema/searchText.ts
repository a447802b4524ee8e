/** The SQL function that normalises texts for search, like `normaliseForSearch`. */
import { foldedLetters, searchReplacements } from '#language/values/thaiText.ts';

/**
 * Its body is bound when it is created and simple enough for the planner to inline, which lets `search_text(x) like …`
 * use a trigram index. A change needs a migration that rebuilds those indexes.
 */
export const SEARCH_TEXT_FUNCTION_SQL = `create function search_text(text) returns text language sql immutable strict parallel safe
return ${searchReplacements.reduce(replaced, translated(`lower(normalize($1, NFKC) collate "th-TH-x-icu")`))}`;

function translated(form: string): string {
  return `translate(${form}, ${quoteLiteral(foldedLetters.map(([letters]) => letters).join(''))}, ${quoteLiteral(foldedLetters.map(([, as]) => as).join(''))})`;
}

function replaced(form: string, [pattern, by]: readonly [string, string]): string {
  return `regexp_replace(${form}, ${quoteLiteral(pattern)}, ${quoteLiteral(by.replaceAll(/\d/gu, String.raw`\$&`))}, 'g')`;
}

function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
