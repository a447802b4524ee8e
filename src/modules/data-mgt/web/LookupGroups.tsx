import { use, useId, useState, type ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useVisit } from '#platform/web/route/visit.ts';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import inputCss from '#platform/web/fields/controls/controls.module.css';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { CreateButton } from '#platform/web/list/actions/CreateButton.tsx';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import css from './LookupGroups.module.css';
import { findGroups, GROUP_OF_GROUPS, titleOf, type LookupGroup } from './findGroups.ts';
import { GroupList, LOOKUPS_BASE } from './LookupList.tsx';
import { pickingFlags } from './pickingFlags.ts';
import { texts } from './texts.ts';
import { useLookupGroups } from './useLookupGroups.ts';

/** Lists the groups if the address names none, with links to each. */
export function LookupGroups(): ReactElement {
  const [query] = useSearchParams();
  const group = query.get('group') ?? '';
  return group === '' ? <Groups /> : <GroupList key={group} group={group} />;
}

function Groups(): ReactElement {
  const t = useTexts(texts);
  const { menu, canSelect } = useVisit();
  const entity = use(loadEntity('lookup'));
  const id = useId();
  const [typed, setTyped] = useState('');
  const { data, error, refetch } = useLookupGroups();
  const create =
    menu === undefined || canSelect ? undefined : (
      <CreateButton
        entity={entity}
        base={LOOKUPS_BASE}
        rights={menu.rights}
        prefill={{ group: GROUP_OF_GROUPS }}
        label={t('newGroup')}
      />
    );
  return (
    <>
      <PageHeader title={t(canSelect ? 'chooseGroup' : 'lookups')} actions={create} />
      <div className={css.sheet}>
        <search className={css.search} data-screen-only="">
          <label className={css.label} htmlFor={id}>
            {t('find')}
          </label>
          <input
            id={id}
            type="search"
            className={inputCss.input}
            placeholder={t('findHint')}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </search>
        {data !== undefined ? (
          <GroupResults groups={findGroups(data, typed)} isAll={typed.trim() === ''} onClear={() => setTyped('')} />
        ) : (
          <Loading kind="table" title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </>
  );
}

function GroupResults({
  groups,
  isAll,
  onClear,
}: {
  readonly groups: readonly LookupGroup[];
  readonly isAll: boolean;
  readonly onClear: () => void;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const flags = pickingFlags(useVisit());
  if (groups.length === 0)
    return (
      <EmptyState
        icon="search"
        title={t(isAll ? 'nothingYet' : 'nothingFound')}
        action={isAll ? undefined : <Button onClick={onClear}>{t('clear')}</Button>}
      />
    );
  return (
    <>
      <p className={css.count} aria-live="polite">
        {t('found', { n: groups.length.toLocaleString(locale) })}
      </p>
      <table className={css.table} aria-label={t('lookups')}>
        <thead>
          <tr>
            <th scope="col">{t('group')}</th>
            <th scope="col" className={css.code}>
              {t('code')}
            </th>
            <th scope="col" className={css.number}>
              {t('rows')}
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map((row) => (
            <tr key={row.group}>
              <td>
                <Link className={css.link} to={`${LOOKUPS_BASE}/${encodeURIComponent(row.group)}${flags}`}>
                  {titleOf(row, locale)}
                </Link>
              </td>
              <td className={css.code}>{row.group}</td>
              <td className={css.number}>{row.rows.toLocaleString(locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
