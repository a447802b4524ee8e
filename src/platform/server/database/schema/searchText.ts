/** The SQL function that normalises texts for search, like `normaliseForSearch`. */
import { foldedLetters, markReplacements, MISPLACED_MARKS, searchReplacements } from '#language/values/thaiText.ts';

const FOLDED = foldedLetters.map(([letters]) => letters).join('');
const FOLDED_AS = foldedLetters.map(([, as]) => as).join('');

/**
 * A search by a trigram index calls it for every row the index proposes, and patterns are what takes time in it: those
 * that rarely change a text are tried only where they can. A change of what it returns needs a migration that rebuilds
 * those indexes.
 */
export const SEARCH_TEXT_FUNCTION_SQL = `create function search_text(text) returns text language plpgsql immutable strict parallel safe as $body$
declare
  form text := lower(normalize($1, NFKC) collate "th-TH-x-icu");
begin
  if form ~ ${quoteLiteral(`[${FOLDED}]`)} then
    form := translate(form, ${quoteLiteral(FOLDED)}, ${quoteLiteral(FOLDED_AS)});
  end if;
${searchReplacements.map(replaceSql).join('\n')}
  if form ~ ${quoteLiteral(MISPLACED_MARKS)} then
${markReplacements.map((replacement) => `  ${replaceSql(replacement)}`).join('\n')}
  end if;
  return form;
end
$body$`;

function replaceSql([pattern, by]: readonly [string, string]): string {
  return `  form := regexp_replace(form, ${quoteLiteral(pattern)}, ${quoteLiteral(by.replaceAll(/\d/gu, String.raw`\$&`))}, 'g');`;
}

function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
