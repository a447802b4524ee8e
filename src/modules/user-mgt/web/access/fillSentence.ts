/** Splits a sentence with placeholders: texts, and the name of each placeholder. */
export type SentencePart = string | { readonly name: string };

export function fillSentence(template: string): readonly SentencePart[] {
  // Every second piece was in braces.
  return template
    .split(/\{(\w+)\}/)
    .flatMap((piece, index): SentencePart[] => (index % 2 === 1 ? [{ name: piece }] : piece === '' ? [] : [piece]));
}
