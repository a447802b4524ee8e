/**
 * Keeps the notifications of a person up to date: by messages over the socket, and by polling while there is no socket.
 */
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SearchAnswer } from '../api/resource.ts';
import { onRealtime } from '../realtime/realtime.ts';
import {
  countUnread,
  findNotifications,
  markRead,
  NOTIFICATIONS_KEY,
  type UserNotification,
  type NotificationQuery,
} from './notifications.ts';

/** Interval without a socket. Often enough for people who wait for something, seldom enough for a whole department. */
const POLL_MS = 60_000;

/** Returns undefined until it is loaded. */
export function useUnreadCount(): number | undefined {
  const { data } = useQuery({
    queryKey: [...NOTIFICATIONS_KEY, 'unread'],
    queryFn: ({ signal }) => countUnread({ signal, silent: true, background: true }),
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
  });
  return data;
}

export function useNotifications(
  question: NotificationQuery,
  { isBackground = false }: { readonly isBackground?: boolean } = {},
): UseQueryResult<SearchAnswer<UserNotification>> {
  return useQuery({
    queryKey: [...NOTIFICATIONS_KEY, 'page', question],
    queryFn: ({ signal }) => findNotifications(question, { signal, silent: true, background: isBackground }),
    placeholderData: (before) => before,
  });
}

/** Called by the one component that is always mounted: reloads notifications wherever they are shown. */
export function useNotificationEvents(): void {
  const queries = useQueryClient();
  useEffect(
    () => onRealtime('notification', () => void queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY })),
    [queries],
  );
}

export function useMarkRead(): (which: Parameters<typeof markRead>[0]) => Promise<void> {
  const queries = useQueryClient();
  return async (which) => {
    await markRead(which);
    await queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
  };
}
