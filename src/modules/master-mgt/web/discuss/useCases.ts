/** Loads the active cases about an operation, with their rulings and substances. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { searchRecords, type WireRecord } from '#platform/web/api/resource.ts';
import { CACHED_LIST_MS } from '#platform/web/constants.ts';

/** More than a department will ever write for one operation. */
export const CASES_MAX = 200;

export interface LoadedCases {
  readonly records: readonly WireRecord[];
  readonly isComplete: boolean;
}

const CASES = { wire: 'master/haz-discuss-cases' } as const;

export function useCases(operationId: string | null): UseQueryResult<LoadedCases> {
  return useQuery({
    queryKey: ['/api/v1/master/haz-discuss-cases', 'trial', operationId],
    staleTime: CACHED_LIST_MS,
    enabled: operationId !== null,
    queryFn: async ({ signal }) => {
      const where = [
        { name: 'refOperation', operator: '=', value: operationId },
        { name: 'isActive', type: 'Boolean', operator: '=', value: true },
      ] as const;
      const { data, totalSize } = await searchRecords(
        CASES,
        {
          page: 0,
          size: CASES_MAX,
          where,
          sort: [{ name: 'code', type: 'ASC' }],
          children: [{ name: 'details', children: [{ name: 'subStances' }] }],
        },
        { signal, silent: true },
      );
      return { records: data, isComplete: totalSize <= data.length };
    },
  });
}
