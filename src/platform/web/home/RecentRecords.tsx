import { useSyncExternalStore, type ReactElement } from 'react';
import { Link } from 'react-router';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import { instantFromMs } from '#language/values/instant.ts';
import { findIndexedEntity } from '../declarations/loadedModules.ts';
import { useLabel, useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Panel } from '../ui/layout/Panel.tsx';
import { readRecent, recentChanges, type StoredRecent } from '../session/recent.ts';
import css from './RecentRecords.module.css';
import { texts } from './texts.ts';
import { isScreen } from '../menu/useSideMenu.ts';

export function RecentRecords(): ReactElement {
  const t = useTexts(texts);
  useSyncExternalStore(recentChanges.subscribe, recentChanges.get);
  // The screen may have been removed by a later release.
  const records = readRecent().filter(({ path }) => isScreen(path));
  return (
    <Panel title={t('recent')}>
      {records.length === 0 ? (
        <EmptyState icon="history" title={t('noRecent')} text={t('noRecentHelp')} isCompact />
      ) : (
        <ul className={css.list}>
          {records.map((record) => (
            <li key={record.path}>
              <RecentRecordItem record={record} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function RecentRecordItem({ record: { path, title, entity, atMs } }: { readonly record: StoredRecent }): ReactElement {
  const label = useLabel();
  const locale = useLocale();
  const kind = findIndexedEntity(entity)?.title;
  return (
    <Link to={path} className={css.record}>
      <span className={css.title}>{title}</span>
      <span className={css.second}>
        {kind === undefined ? null : `${label(kind)} · `}
        {formatDatetime(instantFromMs(atMs), locale)}
      </span>
    </Link>
  );
}
