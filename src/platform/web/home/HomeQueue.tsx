import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { Link } from 'react-router';
import type { Label } from '#language/label.ts';
import type { QueuedCase, QueueView } from '#platform/model/request/caseView.ts';
import { useLabel, useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { statusStyles, unknownStatusStyle } from '../list/table/statusStyles.ts';
import { onRealtime } from '../realtime/realtime.ts';
import { queueQuery } from '../request/caseApi.ts';
import { Button } from '../ui/button/Button.tsx';
import { Callout } from '../ui/feedback/Callout.tsx';
import { Icon } from '../ui/icon/Icon.tsx';
import { Tag } from '../ui/feedback/Tag.tsx';
import { TextLink } from '../ui/button/TextLink.tsx';
import css from './HomeQueue.module.css';
import { dueWords } from './dueWords.ts';
import { QueueSkeleton } from './HomeQueueSkeleton.tsx';
import { queueTexts } from './queueTexts.ts';

/**
 * Shows the cases that wait for the person, the most urgent first. Shows nothing to people who never handle requests.
 */
export function HomeQueue({ isExpected }: { readonly isExpected: boolean }): ReactElement | null {
  const t = useTexts(queueTexts);
  const { data, isError, refetch } = useLiveQueue();
  if (isError && data === undefined) {
    return isExpected ? (
      <Callout tone="warn" title={t('failed')} action={<Button onClick={() => void refetch()}>{t('again')}</Button>} />
    ) : null;
  }
  if (data === undefined) return isExpected ? <QueueSkeleton /> : null;
  if (data.length === 0) return null;
  const waiting = data.filter(({ count }) => count > 0);
  return (
    <section className={css.queue} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} className={css.title}>
        {t('title')}
      </h2>
      {waiting.length === 0 ? null : (
        <div className={css.cards}>
          {waiting.map((queue) => (
            <QueueCard key={keyOf(queue)} queue={queue} />
          ))}
        </div>
      )}
      <EmptyQueues queues={data.filter(({ count }) => count === 0)} isAll={waiting.length === 0} />
    </section>
  );
}

const TITLE_ID = 'home-queue';
/** As many as can be read at a glance; the list has the rest. */
const SHOWN = 5;

/**
 * A case that a colleague has taken sends no notification to others, so the queue is reloaded at an interval, as the
 * notifications are.
 */
const POLL_MS = 60_000;

/** A case that arrives is announced by a notification; returning to the page reloads the queue. */
function useLiveQueue() {
  const queries = useQueryClient();
  useEffect(
    () => onRealtime('notification', () => void queries.invalidateQueries({ queryKey: queueQuery().queryKey })),
    [queries],
  );
  return useQuery({ ...queueQuery(), refetchOnWindowFocus: 'always', refetchInterval: POLL_MS });
}

function QueueCard({ queue }: { readonly queue: QueueView }): ReactElement {
  const t = useTexts(queueTexts);
  const label = useLabel();
  const { url, party, count, late, dueSoon, cases } = queue;
  const id = `queue-${keyOf(queue)}`;
  return (
    <section className={css.card} aria-labelledby={id}>
      <header className={css.head}>
        <h3 id={id} className={css.name}>
          {label(queue.title)}
          <span className={css.module}>{label(queue.module)}</span>
        </h3>
        <p className={css.counts}>
          {late > 0 ? (
            <Tag tone="bad" icon="warning">
              {t('late', { n: late })}
            </Tag>
          ) : null}
          {dueSoon > 0 ? (
            <Tag tone="warn" icon="clock">
              {t('dueSoon', { n: dueSoon })}
            </Tag>
          ) : null}
          <strong className={css.count}>{count === 1 ? t('one') : t('count', { n: count })}</strong>
        </p>
      </header>
      <ul className={css.cases}>
        {cases.slice(0, SHOWN).map((queuedCase) => (
          <li key={queuedCase.id}>
            <CaseLine queuedCase={queuedCase} url={url} isOwn={party === 'operator'} />
          </li>
        ))}
      </ul>
      <p className={css.foot}>
        <TextLink to={url} aria-label={t('allOf', { name: label(queue.title) })}>
          {t('all')}
          <Icon name="right" size={ARROW_PX} />
        </TextLink>
      </p>
    </section>
  );
}

const ARROW_PX = 12;

/** `isOwn`: the case belongs to the holder the person acts for, whose name is already shown above. */
function CaseLine({
  queuedCase,
  url,
  isOwn,
}: {
  readonly queuedCase: QueuedCase;
  readonly url: string;
  readonly isOwn: boolean;
}): ReactElement {
  const label = useLabel();
  const locale = useLocale();
  const { words, day, tone } = dueWords(queuedCase, locale);
  const style = statusStyles['requestStatus']?.[queuedCase.status.code] ?? unknownStatusStyle;
  return (
    <Link className={css.case} to={`${url}/${queuedCase.documentId}/view`}>
      <span className={css.line}>
        <span className={css.subject}>{label(queuedCase.subject)}</span>
        <span className={css.due} data-tone={tone} title={day === '' ? undefined : day}>
          {tone === 'neutral' ? null : <Icon name={tone === 'bad' ? 'warning' : 'clock'} size={ARROW_PX} />}
          {words}
        </span>
      </span>
      <span className={css.line}>
        <span className={css.about}>
          <span className={css.code}>{queuedCase.code}</span>
          <span>{label(queuedCase.kind.label)}</span>
          {isOwn ? null : <span className={css.holder}>{label(queuedCase.holder)}</span>}
        </span>
        <Tag tone={style.tone} icon={style.icon}>
          {label(queuedCase.status.label)}
        </Tag>
      </span>
    </Link>
  );
}

/** In queuedCase quiet line: that nothing waits is worth knowing, and no more than that. */
function EmptyQueues({
  queues,
  isAll,
}: {
  readonly queues: readonly QueueView[];
  readonly isAll: boolean;
}): ReactElement | null {
  const t = useTexts(queueTexts);
  const label = useLabel();
  if (queues.length === 0) return null;
  const nameOf = ({ title, module }: QueueView): Label => [`${title[0]} (${module[0]})`, `${title[1]} (${module[1]})`];
  return (
    <p className={css.empty}>
      <Icon name="check" size={ARROW_PX} />
      {t(isAll ? 'nothing' : 'nothingIn')}
      {queues.map((queue) => (
        <TextLink key={keyOf(queue)} to={queue.url}>
          {label(nameOf(queue))}
        </TextLink>
      ))}
    </p>
  );
}

function keyOf({ url, party }: QueueView): string {
  return `${url}-${party}`;
}
