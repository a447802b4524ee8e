import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import css from './NotificationList.module.css';
import { notificationPage, notificationText, type UserNotification } from './notifications.ts';
import { texts } from './texts.ts';
import { timeAgo } from './timeAgo.ts';
import { useMarkRead } from './useNotifications.ts';

export interface NotificationListProps {
  readonly notifications: readonly UserNotification[];
  /** Called when a person opens the page a notification is about. */
  readonly onOpen?: (() => void) | undefined;
}

/** A click on a notification opens it, and marks it as read. */
export function NotificationList({ notifications, onOpen }: NotificationListProps): ReactElement {
  const [nowMs] = useState(Date.now);
  return (
    <ul className={css.list}>
      {notifications.map((notice) => (
        <li key={notice.id}>
          <NotificationItem notice={notice} nowMs={nowMs} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function NotificationItem({
  notice,
  nowMs,
  onOpen,
}: {
  readonly notice: UserNotification;
  readonly nowMs: number;
  readonly onOpen: NotificationListProps['onOpen'];
}): ReactElement {
  const read = useMarkRead();
  const page = notificationPage(notice);
  const markOne = (): void => {
    if (!notice.isRead) void read({ ids: [notice.id] }).catch(() => undefined);
  };
  const given = { className: css.notice, 'data-unread': notice.isRead ? undefined : '' };
  const words = <NotificationWords notice={notice} nowMs={nowMs} />;
  if (page !== undefined) {
    return (
      <Link
        {...given}
        to={page}
        onClick={() => {
          markOne();
          onOpen?.();
        }}
      >
        {words}
      </Link>
    );
  }
  if (notice.isRead) return <div {...given}>{words}</div>;
  return (
    <button type="button" {...given} onClick={markOne}>
      {words}
    </button>
  );
}

function NotificationWords({
  notice,
  nowMs,
}: {
  readonly notice: UserNotification;
  readonly nowMs: number;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { title, content } = notificationText(notice, locale);
  return (
    <>
      <span className={css.dot} aria-hidden="true" />
      <span className={css.words}>
        <span className={css.title}>
          {notice.isRead ? null : <VisuallyHidden>{`${t('unread')}: `}</VisuallyHidden>}
          {title}
        </span>
        {content === undefined ? null : <span className={css.content}>{content}</span>}
        <time className={css.time} dateTime={notice.createDate} title={formatDatetime(notice.createDate, locale)}>
          {timeAgo(notice.createDate, nowMs, locale)}
        </time>
      </span>
    </>
  );
}
