import type { ReactElement } from 'react';
import type { FileValue } from '#language/record.ts';
import type { TimelineEntry } from '#platform/model/request/caseView.ts';
import { FileLink } from '../../fields/file/FileLink.tsx';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { formatFullDate } from '../../i18n/formatFullDate.ts';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Icon, type IconName } from '../../ui/icon/Icon.tsx';
import { Tag } from '../../ui/feedback/Tag.tsx';
import { statusStyleOf, StateTag } from './StateTag.tsx';
import { texts } from '../texts.ts';
import { daysOfTimeline } from '../state/timelineDays.ts';
import css from './TimelineTab.module.css';

export interface TimelineTabProps {
  readonly timeline: readonly TimelineEntry[];
  /** The issued document as a file of the record: it can be viewed, not only downloaded. */
  readonly paper: FileValue | undefined;
}

/** Shows the history by days, the latest first. */
export function TimelineTab({ timeline, paper }: TimelineTabProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  if (timeline.length === 0) return <EmptyState icon="history" title={t('nothing')} />;
  return (
    <div className={css.days}>
      {daysOfTimeline(timeline).map(({ day, entries }) => (
        <section key={day} aria-label={formatFullDate(day, locale)}>
          <h3 className={css.day}>{formatFullDate(day, locale)}</h3>
          <ol className={css.entries}>
            {entries.map((entry) => (
              <TimelineEntryItem key={`${entry.kind} ${entry.id}`} entry={entry} paper={paper} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function TimelineEntryItem({
  entry,
  paper,
}: {
  readonly entry: TimelineEntry;
  readonly paper: FileValue | undefined;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const { at, label: what, effects, remark, file } = entry;
  const { icon, tone } = entryStyle(entry);
  // The name of an action and its effect are sometimes the same.
  const further = effects.filter(([th]) => th !== what[0]);
  return (
    <li className={classes(css.entry, entry.kind === 'mail' && css.mail)}>
      <time dateTime={at} className={css.time}>
        {t('clock', { time: at.slice(TIME_FROM, TIME_UNTIL) })}
      </time>
      <span className={classes(css.mark, css[tone])}>
        <Icon name={icon} size={MARK_PX} />
      </span>
      <div className={css.content}>
        <p className={css.head}>
          <span className={css.action}>{label(what)}</span>
          {entry.result === null ? null : (
            <Tag tone={entry.result.code === 'passed' ? 'good' : 'bad'}>{label(entry.result.label)}</Tag>
          )}
          <StateChange entry={entry} />
          {entry.kind === 'mail' ? <EntryAuthor entry={entry} /> : null}
        </p>
        {entry.kind === 'mail' ? null : <EntryAuthor entry={entry} />}
        {remark === null ? null : (
          <blockquote className={css.remark} data-content="">
            {remark}
          </blockquote>
        )}
        {entry.warnings.map((warning) => (
          <p key={`${warning.rule} ${warning.path} ${warning.message[1]}`} className={css.warned}>
            <Icon name="warning" size={MARK_PX} />
            <span>{t(warning.isAcknowledged ? 'warnedAndConfirmed' : 'warned', { text: warning.message })}</span>
          </p>
        ))}
        {further.length === 0 ? null : <p className={css.effects}>{further.map(label).join(' · ')}</p>}
        {file === null || paper === undefined ? null : <FileLink file={paper} />}
      </div>
    </li>
  );
}

const MARK_PX = 14;
const TIME_FROM = 'YYYY-MM-DDT'.length;
const TIME_UNTIL = 'YYYY-MM-DDTHH:mm'.length;

function StateChange({ entry: { kind, from, to } }: { readonly entry: TimelineEntry }): ReactElement | null {
  const t = useTexts(texts);
  if (to === null || from?.code === to.code) return null;
  const of = kind === 'standing' ? 'dossierState' : 'requestStatus';
  return (
    <span className={css.moved}>
      {from === null ? null : (
        <>
          <StateTag state={from} of={of} />
          <Icon name="forward" size={MARK_PX} label={t('becomes')} />
        </>
      )}
      <StateTag state={to} of={of} />
    </span>
  );
}

function EntryAuthor({
  entry: { kind, by, inPlaceOf, address },
}: {
  readonly entry: TimelineEntry;
}): ReactElement | null {
  const t = useTexts(texts);
  if (by === null) return null;
  if (kind === 'mail') return <span className={css.by}>{t('mailTo', { name: by, address: address ?? '–' })}</span>;
  return (
    <span className={css.by}>{inPlaceOf === null ? t('by', { by }) : t('byFor', { by, principal: inPlaceOf })}</span>
  );
}

function entryStyle({ kind, from, to }: TimelineEntry): {
  readonly icon: IconName;
  readonly tone: 'neutral' | 'info' | 'good' | 'warn' | 'bad';
} {
  if (kind === 'mail') return { icon: 'mail', tone: 'neutral' };
  if (kind === 'document') return { icon: 'fileDone', tone: 'good' };
  if (kind === 'created') return { icon: 'add', tone: 'neutral' };
  if (to === null || to.code === from?.code) return { icon: 'edit', tone: 'neutral' };
  return statusStyleOf(to, kind === 'standing' ? 'dossierState' : 'requestStatus');
}
