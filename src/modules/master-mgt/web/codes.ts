/** What rules read of a word of a vocabulary, from the card that travels. */
import { useQueries } from '@tanstack/react-query';
import { getChoice } from '#language/catalogue.ts';
import { catalogue } from '#platform/web/declarations/declared.ts';
import { lookupsQuery } from '#platform/web/fields/options/lookups.ts';
import { createCodeBook } from '#platform/web/form/codeBook.ts';

/** By the name of the choice. Nothing has a code until the vocabularies are here. */
export type CodeOf = (choice: string, card: unknown) => string | null;

export function useCodes(choices: readonly string[]): { readonly codeOf: CodeOf; readonly isReady: boolean } {
  const groups = choices.map((name) => getChoice(catalogue, name).group);
  const found = useQueries({ queries: groups.map((group) => lookupsQuery(group)) });
  const book = createCodeBook(new Map(groups.map((group, index) => [group, found[index]?.data?.rows ?? []])));
  return { codeOf: (choice, card) => book.codeOf(getChoice(catalogue, choice).group, card), isReady: found.every(({ data }) => data !== undefined) };
}
