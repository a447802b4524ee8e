/** How what was issued is numbered and called, in the ways that most kinds of document have in common. */
import type { Label } from '#language/label.ts';
import type { AnyRecord } from '#language/record.ts';
import type { RequestDeclaration } from '#language/request.ts';
import { toBuddhistYear } from '#language/values/buddhistYear.ts';
import { dateParts } from '#language/values/plainDate.ts';

/** `TW12/2569`: the letters of its kind, counted from one in each year. */
export function numberedByYear(letters: string): RequestDeclaration['approveCode'] {
  return (count, approved) => `${letters}${count}/${toBuddhistYear(dateParts(approved).year)}`;
}

/** The texts of these fields, as far as they are filled in. */
export function calledBy(...fields: readonly string[]): (document: AnyRecord) => Label {
  return (document) => {
    const words = fields.map((name) => document[name]).filter((text) => typeof text === 'string' && text !== '').join(' · ');
    return [words, words];
  };
}

/** A name, in English the English one where there is one. */
export function namedBy(th: string, en: string): (document: AnyRecord) => Label {
  return (document) => {
    const [[name], [english]] = [calledBy(th)(document), calledBy(en)(document)];
    return [name, english === '' ? name : english];
  };
}
