/** Loads options from the server, page by page. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { cardFieldNamesOf } from '#language/catalogue.ts';
import type { Card } from '#language/entity.ts';
import type { Locale } from '#language/label.ts';
import { searchRecords, type SentCriteria, type SentTerm } from '../../api/resource.ts';
import { CACHED_LIST_MS, DEFAULT_PAGE_SIZE } from '../../constants.ts';
import { useLocale } from '../../i18n/locale.ts';
import type { CardValue } from '../control.ts';
import { likeTerms, optionOf, type Option, type OptionPage } from './option.ts';
import { useDebounced } from './useDebounced.ts';

export interface RemoteSource {
  readonly wire: string;
  readonly card: Card | undefined;
  /** Terms in addition to the typed text. */
  readonly where: readonly SentTerm[];
  readonly sort: NonNullable<SentCriteria['sort']>;
  /** Separates the cache from other queries to the same address. */
  readonly key: readonly string[];
  /** Fields in addition to the card, if more is displayed or copied. */
  readonly select?: readonly string[];
  /** Builds the search terms of the typed text, if they are not those of the card. */
  readonly termsOf?: (query: string) => readonly SentTerm[];
  readonly toOption?: (row: CardValue, locale: Locale) => Option;
}

export function useRemoteOptions(
  { wire, card, where, sort, key, select, termsOf, toOption }: RemoteSource,
  typed: string,
): OptionPage {
  const locale = useLocale();
  const query = useDebounced(typed.trim());
  const names = select ?? ['id', ...cardFieldNamesOf({ card })];
  const toShownOption = (row: CardValue): Option => toOption?.(row, locale) ?? optionOf(card, row, locale);
  const found = useInfiniteQuery({
    queryKey: [...key, where, query],
    staleTime: CACHED_LIST_MS,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      searchRecords<CardValue>(
        { wire },
        {
          select: names,
          page: pageParam,
          size: DEFAULT_PAGE_SIZE,
          where: [...(termsOf?.(query) ?? likeTerms(card, query)), ...where],
          sort,
        },
        { signal, silent: true },
      ),
    getNextPageParam: ({ page, size, totalSize }) => ((page + 1) * size < totalSize ? page + 1 : undefined),
  });
  const isStale = query !== typed.trim();
  return {
    // An option of a previous query must not be picked by a quick Enter.
    options: isStale ? [] : (found.data?.pages.flatMap(({ data }) => data.map(toShownOption)) ?? []),
    isLoading: found.isFetching || isStale,
    isFailed: found.isError,
    hasMore: found.hasNextPage && !isStale,
    loadMore: () => void found.fetchNextPage(),
    retry: () => void found.refetch(),
  };
}
