/** Options the server finds, page by page. */
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
  /** Beside what is typed. */
  readonly where: readonly SentTerm[];
  readonly sort: NonNullable<SentCriteria['sort']>;
  /** Kept apart from what others ask the same address. */
  readonly key: readonly string[];
  /** More than the card, where more is shown or taken over. */
  readonly select?: readonly string[];
  /** How what is typed is looked for, if not in the card. */
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
  const shown = (row: CardValue): Option => toOption?.(row, locale) ?? optionOf(card, row, locale);
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
    // What answers another question must not be picked by a quick Enter.
    options: isStale ? [] : (found.data?.pages.flatMap(({ data }) => data.map(shown)) ?? []),
    isLoading: found.isFetching || isStale,
    isFailed: found.isError,
    hasMore: found.hasNextPage && !isStale,
    loadMore: () => void found.fetchNextPage(),
    retry: () => void found.refetch(),
  };
}
