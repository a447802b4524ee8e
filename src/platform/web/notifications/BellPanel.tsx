import type { ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Loading } from '../ui/feedback/Loading.tsx';
import { Button } from '../ui/button/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { TextLink } from '../ui/button/TextLink.tsx';
import css from './BellPanel.module.css';
import { NotificationList } from './NotificationList.tsx';
import { texts } from './texts.ts';
import { useMarkRead, useNotifications } from './useNotifications.ts';

export const NOTIFICATIONS_PATH = '/app/notifications';

/** As many as fit without scrolling. */
const LATEST = { page: 0, size: 10, isUnreadOnly: false };

export function BellPanel({ unread, onDone }: { readonly unread: number; readonly onDone: () => void }): ReactElement {
  const t = useTexts(texts);
  const read = useMarkRead();
  return (
    <section className={css.panel} aria-label={t('notifications')}>
      <header className={css.head}>
        <h2 className={css.title}>{t('notifications')}</h2>
        {unread === 0 ? null : (
          <Button
            kind="quiet"
            size="small"
            icon="check"
            onClick={() => void read({ all: true }).catch(() => undefined)}
          >
            {t('markAll')}
          </Button>
        )}
      </header>
      <Latest onDone={onDone} />
      <footer className={css.foot}>
        <TextLink to={NOTIFICATIONS_PATH} onClick={onDone}>
          {t('all')}
        </TextLink>
      </footer>
    </section>
  );
}

function Latest({ onDone }: { readonly onDone: () => void }): ReactElement {
  const t = useTexts(texts);
  const { data, error, refetch } = useNotifications(LATEST);
  if (data === undefined)
    return <Loading kind="text" title={t('loadFailed')} error={error} onRetry={() => void refetch()} isCompact />;
  return data.data.length === 0 ? (
    <EmptyState icon="bell" title={t('none')} text={t('noneHelp')} isCompact />
  ) : (
    <NotificationList notifications={data.data} onOpen={onDone} />
  );
}
