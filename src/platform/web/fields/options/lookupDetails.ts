/**
 * Loads the further data of a vocabulary's words: attributes that administrators maintain, and the parent word. Cached
 * with the vocabulary itself.
 */
import { queryOptions } from '@tanstack/react-query';
import type { JsonObject } from '#language/record.ts';
import { searchRecords } from '../../api/resource.ts';
import { CACHED_LIST_MS } from '../../constants.ts';
import { BY_SEQ, inGroup, LOOKUPS, lookupsQuery, WHOLE_GROUP_ROWS } from './lookups.ts';

export interface LookupDetail {
  readonly id: string;
  readonly key: string;
  readonly attribute: JsonObject | null;
  readonly refParent: { readonly id: string; readonly key: string } | null;
  readonly isActive: boolean;
}

const SELECT = ['key', 'attribute', 'refParent.id', 'refParent.key', 'isActive'] as const;

export function lookupDetailsQuery(group: string) {
  return queryOptions({
    queryKey: [...lookupsQuery(group).queryKey, 'details'],
    staleTime: CACHED_LIST_MS,
    queryFn: async ({ signal }): Promise<readonly LookupDetail[]> => {
      const { data } = await searchRecords<LookupDetail>(
        LOOKUPS,
        { select: SELECT, page: 0, size: WHOLE_GROUP_ROWS, where: [inGroup(group)], sort: BY_SEQ },
        { signal, silent: true },
      );
      return data;
    },
  });
}
