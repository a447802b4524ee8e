/** How what a document refers to stands, and what refers to it. */
import { queryOptions } from '@tanstack/react-query';
import type { ReferencesView } from '#platform/model/request/referencesView.ts';
import { call } from '../../api/call.ts';

const REQUESTS = '/api/v1/transaction/requests';

/** Forgotten with the case, whose name its own begins with. */
export function referencesQuery(requestId: string) {
  return queryOptions({
    queryKey: [REQUESTS, 'case', requestId, 'references'],
    queryFn: ({ signal }) =>
      call<ReferencesView>('POST', `${REQUESTS}/references`, { body: { id: requestId }, signal, silent: true }),
  });
}
