import type { ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { NOTIFICATIONS_PATH } from '../notifications/BellPanel.tsx';
import { NotificationList } from '../notifications/NotificationList.tsx';
import { useNotifications } from '../notifications/useNotifications.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { TextLink } from '../ui/button/TextLink.tsx';
import css from './HomeNotices.module.css';
import { Panel } from '../ui/layout/Panel.tsx';
import { texts } from './texts.ts';

/** As many as fit next to the menus without displacing the records opened last. */
const UNREAD = { page: 0, size: 5, isUnreadOnly: true };

/** Notifications that a person should read before they begin. */
export function HomeNotices(): ReactElement {
  const t = useTexts(texts);
  const { data } = useNotifications(UNREAD, { isBackground: true });
  const notices = data?.data ?? [];
  return (
    <Panel title={t('notices')}>
      {notices.length > 0 ? (
        <NotificationList notifications={notices} />
      ) : (
        <EmptyState icon="bell" title={t('noNotices')} text={t('noNoticesHelp')} isCompact />
      )}
      {(data?.totalSize ?? 0) > notices.length ? (
        <p className={css.more}>
          <TextLink to={NOTIFICATIONS_PATH}>
            {t('moreNotices', { n: (data?.totalSize ?? 0) - notices.length })}
          </TextLink>
        </p>
      ) : null}
    </Panel>
  );
}
