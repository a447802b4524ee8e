/** What a person was told, kept up to date: word comes over the socket, and is asked for now and then while there is none. */
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SearchAnswer } from '../api/resource.ts';
import { onRealtime } from '../realtime/realtime.ts';
import { countUnread, findNotices, markRead, NOTICES_KEY, type Notice, type NoticeQuestion } from './notices.ts';

/** Where no socket tells. Often enough for who waits for something, seldom enough for a whole department. */
const ASK_AGAIN_MS = 60_000;

/** Undefined until it is known. */
export function useUnread(): number | undefined {
  const { data } = useQuery({
    queryKey: [...NOTICES_KEY, 'unread'],
    queryFn: ({ signal }) => countUnread({ signal, silent: true, background: true }),
    staleTime: ASK_AGAIN_MS,
    refetchInterval: ASK_AGAIN_MS,
  });
  return data;
}

export function useNotices(
  question: NoticeQuestion,
  { isBackground = false }: { readonly isBackground?: boolean } = {},
): UseQueryResult<SearchAnswer<Notice>> {
  return useQuery({
    queryKey: [...NOTICES_KEY, 'page', question],
    queryFn: ({ signal }) => findNotices(question, { signal, silent: true, background: isBackground }),
    placeholderData: (before) => before,
  });
}

/** For the one place that is always there: what changes is asked for anew wherever it is shown. */
export function useFollowNotices(): void {
  const queries = useQueryClient();
  useEffect(
    () => onRealtime('notification', () => void queries.invalidateQueries({ queryKey: NOTICES_KEY })),
    [queries],
  );
}

export function useMarkRead(): (which: Parameters<typeof markRead>[0]) => Promise<void> {
  const queries = useQueryClient();
  return async (which) => {
    await markRead(which);
    await queries.invalidateQueries({ queryKey: NOTICES_KEY });
  };
}
