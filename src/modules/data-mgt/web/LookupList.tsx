import { use, useMemo, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { inGroup } from '#platform/web/fields/options/lookups.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { titleOf } from './findGroups.ts';
import { pickingFlags } from './pickingFlags.ts';
import { texts } from './texts.ts';
import { useGroupTitle } from './useLookupGroups.ts';

/** The address of the pages of a row, whatever its group. */
export const LOOKUPS_BASE = '/app/data-mgt/lookups';

/** Lists the rows of the group in the address. */
export function LookupList(): ReactElement {
  const { match } = useVisit();
  const group = match?.params['group'] ?? '';
  return <GroupList key={group} group={group} />;
}

export function GroupList({ group }: { readonly group: string }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const visit = useVisit();
  const lookup = use(loadEntity('lookup'));
  const entity = useMemo(() => withoutGroup(lookup), [lookup]);
  const { data } = useGroupTitle(group);
  const title =
    data === null || data === undefined ? group : titleOf({ th: data.value, en: data.value2 ?? data.value }, locale);
  return (
    <ListScreen
      entity={entity}
      base={LOOKUPS_BASE}
      menu={visit.menu}
      where={[inGroup(group)]}
      title={title}
      prefill={{ group }}
      breadcrumb={[{ label: t('lookups'), to: LOOKUPS_BASE + pickingFlags(visit) }, { label: title }]}
    />
  );
}

/** In the list of one group its name would be the same in every row. */
function withoutGroup(lookup: AnyEntity): AnyEntity {
  const isOther = (path: string): boolean => path !== 'group';
  return {
    ...lookup,
    list: { ...lookup.list, columns: lookup.list.columns.filter(isOther), search: lookup.list.search.filter(isOther) },
  };
}
