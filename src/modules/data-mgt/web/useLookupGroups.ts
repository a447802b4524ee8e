import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { baseOf, searchRecords } from '#platform/web/api/resource.ts';
import { CACHED_LIST_MS, FETCH_ALL_SIZE } from '#platform/web/constants.ts';
import { inGroup, LOOKUPS } from '#platform/web/fields/options/lookups.ts';
import { GROUP_OF_GROUPS, groupsFrom, type LookupGroup, type TitleRow } from './findGroups.ts';

export function useLookupGroups(): UseQueryResult<readonly LookupGroup[]> {
  return useQuery({
    queryKey: [baseOf(LOOKUPS), 'groups'],
    gcTime: CACHED_LIST_MS,
    queryFn: async ({ signal }) => {
      const [titles, all] = await Promise.all([
        searchRecords<TitleRow>(
          LOOKUPS,
          { select: ['key', 'value', 'value2'], where: [inGroup(GROUP_OF_GROUPS)], page: 0, size: FETCH_ALL_SIZE },
          { signal, silent: true },
        ),
        // Reads only the group of every row, because no call returns the number of rows for each group.
        searchRecords<{ readonly group: string }>(
          LOOKUPS,
          { select: ['group'], page: 0, size: FETCH_ALL_SIZE, sort: [{ name: 'group', type: 'ASC' }] },
          { signal, silent: true },
        ),
      ]);
      return groupsFrom(
        titles.data,
        all.data.map(({ group }) => group),
      );
    },
  });
}

/** Returns the title of one group from the list of groups. */
export function useGroupTitle(group: string): UseQueryResult<TitleRow | null> {
  return useQuery({
    queryKey: [baseOf(LOOKUPS), 'groupTitle', group],
    staleTime: CACHED_LIST_MS,
    queryFn: async ({ signal }) => {
      const where = [inGroup(GROUP_OF_GROUPS), { name: 'key', type: 'String', operator: '=', value: group }] as const;
      const { data } = await searchRecords<TitleRow>(
        LOOKUPS,
        { select: ['key', 'value', 'value2'], where, page: 0, size: 1 },
        { signal, silent: true, background: true },
      );
      return data[0] ?? null;
    },
  });
}
