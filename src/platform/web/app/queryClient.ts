import { QueryClient } from '@tanstack/react-query';

/**
 * Sends every query, also when the browser reports that it is offline: the server may be on the same machine or in the
 * same network, and a query that waits for the browser to be online would leave a page at its placeholder without a
 * word. If there is no connection, the call fails and the page says so.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' } },
  });
}
