/** How what was issued is numbered and called, in the ways that most kinds of document have in common. */
import type { Label } from '#language/label.ts';
import { textOf } from '#language/readValue.ts';
import type { RequestDeclaration } from '#language/request.ts';
import { toBuddhistYear } from '#language/values/buddhistYear.ts';
import { dateParts } from '#language/values/plainDate.ts';

/** `TW12/2569`: the letters of its kind, counted from one in each year. */
export function numberedByYear(letters: string): RequestDeclaration['approveCode'] {
  return (count, approved) => `${letters}${count}/${toBuddhistYear(dateParts(approved).year)}`;
}

/** The texts of these fields, as far as they are filled in. */
export function calledBy<const Name extends string>(
  ...fields: readonly Name[]
): (document: { readonly [N in Name]: unknown }) => Label {
  return (document) => {
    const words = fields.flatMap((name) => textOf(document[name]) ?? []).join(' · ');
    return [words, words];
  };
}

/** A name, in English the English one where there is one. */
export function namedBy<const Name extends string>(
  th: Name,
  en: Name,
): (document: { readonly [N in Name]: unknown }) => Label {
  return (document) => {
    const [[name], [english]] = [calledBy(th)(document), calledBy(en)(document)];
    return [name, english === '' ? name : english];
  };
}
