import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { getChoice } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { inLocale, type Locale } from '#language/label.ts';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import { findInstant } from '#language/values/instant.ts';
import { ApiError } from '../api/errors.ts';
import { baseOf, loadChanges, type Revision, type WireRecord } from '../api/resource.ts';
import { catalogue, loadEntity } from '../declarations/loadedModules.ts';
import { authorName } from '../i18n/authorName.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { LoadFailed } from '../ui/feedback/LoadFailed.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Icon, type IconName } from '../ui/icon/Icon.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { ChangeList } from './ChangeList.tsx';
import css from './HistoryTab.module.css';
import { texts } from './texts.ts';

export interface HistoryTabProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
}

/** Shows the history of a record, the latest first: who, when, the previous and the new values. */
export function HistoryTab({ entity, record }: HistoryTabProps): ReactElement {
  const t = useTexts(texts);
  const { data, error, refetch } = useQuery({
    queryKey: [baseOf(entity), 'history', record.id, record.version],
    queryFn: async ({ signal }) => {
      const [changes, revisions] = await Promise.all([
        changedEntityOf(entity, record),
        loadChanges(entity, record.id, { signal, silent: true }),
      ]);
      return { changes, revisions };
    },
  });
  // A person's own drafts and views have no history for other people.
  if (error instanceof ApiError && error.status === NOT_FOUND) return <EmptyState icon="lock" title={t('private')} />;
  if (error !== null) return <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton />;
  if (data.revisions.length === 0) return <EmptyState icon="history" title={t('nothing')} />;
  return (
    <ol className={css.timeline}>
      {data.revisions.map((revision) => (
        <HistoryEntry
          key={`${revision.version} ${revision.at} ${revision.action}`}
          entity={data.changes}
          record={record}
          revision={revision}
        />
      ))}
    </ol>
  );
}

const NOT_FOUND = 404;

/** A row of the log is about another record than itself. */
function changedEntityOf(entity: AnyEntity, record: WireRecord): Promise<AnyEntity> {
  return entity.name === 'entityLog' ? loadEntity(String(record['entity'])) : Promise.resolve(entity);
}

function HistoryEntry({ entity, record, revision }: HistoryTabProps & { readonly revision: Revision }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const at = findInstant(revision.at);
  return (
    <li className={css.entry}>
      <span className={css.mark}>
        <Icon name={iconOf(revision.action)} size={MARK_PX} />
      </span>
      <div className={css.content}>
        <div className={css.head}>
          <span className={css.action}>{actionText(revision.action, locale)}</span>
          <span>{t('by', { by: authorName(revision.by, locale) })}</span>
          <time dateTime={revision.at} className={css.time}>
            {t('time', { at: at === undefined ? revision.at : formatDatetime(at, locale) })}
          </time>
          <span className={css.version}>{t('version', { n: revision.version })}</span>
        </div>
        <ChangeList entity={entity} record={record} revision={revision} />
      </div>
    </li>
  );
}

const MARK_PX = 14;
const icons: Readonly<Record<string, IconName>> = {
  create: 'add',
  update: 'edit',
  archive: 'archive',
  activate: 'activate',
  delete: 'delete',
};

function iconOf(action: string): IconName {
  return icons[action] ?? 'history';
}

/** Our own words: the names of actions do not change with the administrator's lookups. */
function actionText(action: string, locale: Locale): string {
  const label = getChoice(catalogue, 'writeAction').values[action]?.label;
  return label === undefined ? action : inLocale(label, locale);
}
