/** Numbers and subjects of issued documents, in the forms that most kinds of document share. */
import type { Label } from '#language/label.ts';
import { textOf } from '#language/readUnknown.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { toBuddhistYear } from '#language/values/buddhistYear.ts';
import { dateParts } from '#language/values/plainDate.ts';

/** `TW12/2569`: the letters of its kind, and a number that starts at one in each year. */
export function numberedByYear(letters: string): RequestDeclaration['approveCode'] {
  return (count, approved) => `${letters}${count}/${toBuddhistYear(dateParts(approved).year)}`;
}

/** The texts of these fields, as far as they are filled in. */
export function subjectFromFields<const Name extends string>(
  ...fields: readonly Name[]
): (document: { readonly [N in Name]: unknown }) => Label {
  return (document) => {
    const words = fields.flatMap((name) => textOf(document[name]) ?? []).join(' · ');
    return [words, words];
  };
}

/** A name; in English the English one if there is one. */
export function subjectFromNames<const Name extends string>(
  th: Name,
  en: Name,
): (document: { readonly [N in Name]: unknown }) => Label {
  return (document) => {
    const [[name], [english]] = [subjectFromFields(th)(document), subjectFromFields(en)(document)];
    return [name, english === '' ? name : english];
  };
}
