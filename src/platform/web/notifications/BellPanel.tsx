import type { ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Loading } from '../ui/feedback/Loading.tsx';
import { Button } from '../ui/button/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { TextLink } from '../ui/button/TextLink.tsx';
import css from './BellPanel.module.css';
import { NoticeList } from './NoticeList.tsx';
import { texts } from './texts.ts';
import { useMarkRead, useNotices } from './useNotices.ts';

export const NOTIFICATIONS = '/app/notifications';

/** As many as fit without looking for them. */
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
        <TextLink to={NOTIFICATIONS} onClick={onDone}>
          {t('all')}
        </TextLink>
      </footer>
    </section>
  );
}

function Latest({ onDone }: { readonly onDone: () => void }): ReactElement {
  const t = useTexts(texts);
  const { data, error, refetch } = useNotices(LATEST);
  if (data === undefined)
    return <Loading kind="text" title={t('loadFailed')} error={error} onRetry={() => void refetch()} isCompact />;
  return data.data.length === 0 ? (
    <EmptyState icon="bell" title={t('none')} text={t('noneHelp')} isCompact />
  ) : (
    <NoticeList notices={data.data} onOpen={onDone} />
  );
}
