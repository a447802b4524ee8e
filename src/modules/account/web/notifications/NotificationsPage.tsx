import { useState, type ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { NotificationList } from '#platform/web/notifications/NotificationList.tsx';
import { useMarkRead, useNotifications, useUnreadCount } from '#platform/web/notifications/useNotifications.ts';
import { DEFAULT_PAGE_SIZE } from '#platform/web/constants.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { Segments } from '#platform/web/ui/input/Segments.tsx';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import { Pagination } from '#platform/web/ui/layout/Pagination.tsx';
import { texts } from '../texts.ts';
import css from './NotificationsPage.module.css';

/** Lists all notifications of a person, the latest first. */
export function NotificationsPage(): ReactElement {
  const t = useTexts(texts);
  const unread = useUnreadCount() ?? 0;
  const read = useMarkRead();
  const [question, setQuestion] = useState({ page: 0, size: DEFAULT_PAGE_SIZE, isUnreadOnly: false });
  const { data, error, refetch } = useNotifications(question);
  const markAll = (
    <Button icon="check" onClick={() => void read({ all: true }).catch(() => undefined)}>
      {t('markAll')}
    </Button>
  );
  return (
    <div className={css.page}>
      <PageHeader title={t('notifications')} actions={unread === 0 ? undefined : markAll} />
      <section className={css.sheet} aria-label={t('notifications')}>
        <div className={css.tools} data-screen-only="">
          <Segments
            label={t('notifications')}
            value={question.isUnreadOnly ? 'unread' : 'all'}
            segments={[
              { key: 'all', label: t('all') },
              { key: 'unread', label: unread === 0 ? t('unread') : `${t('unread')} (${unread})` },
            ]}
            onChange={(key) => setQuestion({ ...question, page: 0, isUnreadOnly: key === 'unread' })}
          />
        </div>
        {data === undefined ? (
          <Loading error={error} onRetry={() => void refetch()} />
        ) : data.data.length === 0 ? (
          <EmptyState
            icon="bell"
            title={t(question.isUnreadOnly ? 'noUnread' : 'noNotice')}
            text={question.isUnreadOnly ? undefined : t('noNoticeHelp')}
          />
        ) : (
          <NotificationList notifications={data.data} />
        )}
        {data === undefined || data.totalSize <= question.size ? null : (
          <Pagination
            page={question.page}
            size={question.size}
            total={data.totalSize}
            onChange={(page, size) => setQuestion({ ...question, page, size })}
          />
        )}
      </section>
    </div>
  );
}
