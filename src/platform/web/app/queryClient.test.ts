import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';

const queries = createQueryClient();

afterEach(() => {
  onlineManager.setOnline(true);
  queries.clear();
});

it('sends a query when the browser reports that it is offline', async () => {
  onlineManager.setOnline(false);
  const observer = new QueryObserver(queries, { queryKey: ['case'], queryFn: () => Promise.resolve('answer') });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('answer'));
  stop();
});

it('reports a query that fails when the browser is offline', async () => {
  onlineManager.setOnline(false);
  const observer = new QueryObserver(queries, {
    queryKey: ['case'],
    queryFn: () => Promise.reject(new Error('No response')),
  });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  stop();
});
