/** Loads the standing of the documents that a document refers to, and those that refer to it. */
import { queryOptions } from '@tanstack/react-query';
import type { ReferencesView } from '#platform/model/request/referencesView.ts';
import { call } from '../../api/call.ts';

const REQUESTS = '/api/v1/transaction/requests';

/** Invalidated with the case, because its query key begins with that of the case. */
export function referencesQuery(requestId: string) {
  return queryOptions({
    queryKey: [REQUESTS, 'case', requestId, 'references'],
    queryFn: ({ signal }) =>
      call<ReferencesView>('POST', `${REQUESTS}/references`, { body: { id: requestId }, signal, silent: true }),
  });
}
