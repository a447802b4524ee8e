/** A sentence with gaps, taken apart: what is said, and the name of what goes into each gap. */
export type SentencePart = string | { readonly name: string };

export function fillSentence(template: string): readonly SentencePart[] {
  // Every second piece is what stood in braces.
  return template
    .split(/\{(\w+)\}/)
    .flatMap((piece, index): SentencePart[] => (index % 2 === 1 ? [{ name: piece }] : piece === '' ? [] : [piece]));
}
