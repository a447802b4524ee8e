/** Notifications of a person, as the screens load them. */
import type { Locale } from '#language/label.ts';
import type { Instant } from '#language/values/instant.ts';
import { call, type CallOptions } from '../api/call.ts';
import { searchRecords, type SearchAnswer } from '../api/resource.ts';
import { safeAppPath } from '../route/guard.ts';

export interface UserNotification {
  readonly id: string;
  readonly title: string;
  readonly titleEn: string | null;
  readonly content: string | null;
  readonly contentEn: string | null;
  readonly url: string | null;
  readonly isRead: boolean;
  readonly createDate: Instant;
}

const NOTIFICATIONS_ENTITY = { wire: 'notification/notifications' };
const BASE = '/api/v1/notification/notifications';

/** All query keys about them begin with it. */
export const NOTIFICATIONS_KEY = [BASE] as const;

export async function countUnread(options?: CallOptions): Promise<number> {
  const { count } = await call<{ count: number }>('POST', `${BASE}/unread`, { ...options, body: {} });
  return count;
}

export interface NotificationQuery {
  readonly page: number;
  readonly size: number;
  readonly isUnreadOnly: boolean;
}

export function findNotifications(
  { page, size, isUnreadOnly }: NotificationQuery,
  options?: CallOptions,
): Promise<SearchAnswer<UserNotification>> {
  const where = isUnreadOnly ? [{ name: 'isRead', type: 'Boolean', operator: '=', value: false } as const] : [];
  const select = ['title', 'titleEn', 'content', 'contentEn', 'url', 'isRead', 'createDate'];
  return searchRecords<UserNotification>(
    NOTIFICATIONS_ENTITY,
    { select, page, size, where, sort: [{ name: 'createDate', type: 'DESC' }] },
    options,
  );
}

export function markRead(
  which: { readonly ids: readonly string[] } | { readonly all: true },
): Promise<{ readonly count: number }> {
  return call('POST', `${BASE}/_read`, { body: which });
}

/** Returns the page it is about: one of ours, or none. */
export function notificationPage({ url }: Pick<UserNotification, 'url'>): string | undefined {
  const path = safeAppPath(url);
  return path?.startsWith('/app/') === true ? path : undefined;
}

export function notificationText(
  { title, titleEn, content, contentEn }: UserNotification,
  locale: Locale,
): { readonly title: string; readonly content: string | undefined } {
  return locale === 'en'
    ? { title: titleEn ?? title, content: contentEn ?? content ?? undefined }
    : { title, content: content ?? undefined };
}
