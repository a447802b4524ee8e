import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import css from './NoticeList.module.css';
import { pageOf, wordsOf, type Notice } from './notices.ts';
import { texts } from './texts.ts';
import { timeAgo } from './timeAgo.ts';
import { useMarkRead } from './useNotices.ts';

export interface NoticeListProps {
  readonly notices: readonly Notice[];
  /** Called when a person goes on to what one is about. */
  readonly onOpen?: (() => void) | undefined;
}

/** Each is opened by pressing it, which also says that it was read. */
export function NoticeList({ notices, onOpen }: NoticeListProps): ReactElement {
  const [nowMs] = useState(Date.now);
  return (
    <ul className={css.list}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <One notice={notice} nowMs={nowMs} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function One({
  notice,
  nowMs,
  onOpen,
}: {
  readonly notice: Notice;
  readonly nowMs: number;
  readonly onOpen: NoticeListProps['onOpen'];
}): ReactElement {
  const read = useMarkRead();
  const page = pageOf(notice);
  const markOne = (): void => {
    if (!notice.isRead) void read({ ids: [notice.id] }).catch(() => undefined);
  };
  const given = { className: css.notice, 'data-unread': notice.isRead ? undefined : '' };
  const words = <Words notice={notice} nowMs={nowMs} />;
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

function Words({ notice, nowMs }: { readonly notice: Notice; readonly nowMs: number }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { title, content } = wordsOf(notice, locale);
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
