/** Reads the directors of a registration, and adds them to a change of it. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { baseOf, searchRecords, type WireRecord } from '#platform/web/api/resource.ts';
import { directorOf, type Director } from './director.ts';

export const DIRECTORS = { wire: 'transaction/user-committees' } as const;

/** More than a company may have. */
const MOST = 100;

export function directorsQuery(documentId: string) {
  return queryOptions({
    queryKey: [baseOf(DIRECTORS), 'of', documentId],
    queryFn: async ({ signal }): Promise<readonly Director[]> => {
      const { data } = await searchRecords(
        DIRECTORS,
        {
          page: 0,
          size: MOST,
          where: [{ name: 'refUserRequest.id', type: 'UUID', operator: '=', value: documentId }],
          sort: [{ name: 'seq', type: 'ASC' }],
        },
        { signal, silent: true },
      );
      return data.map(directorOf);
    },
  });
}

/** Adds it to the open change, which is created if there is none. */
export function putDirector(
  body: Readonly<Record<string, unknown>>,
  { silent = false }: { readonly silent?: boolean } = {},
): Promise<WireRecord> {
  return call('PUT', `${baseOf(DIRECTORS)}/committee`, { body, silent });
}
