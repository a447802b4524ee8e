import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { searchRecords } from '#platform/web/api/resource.ts';
import { nameInLocale } from '#platform/web/fields/display.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import { LinkedNames } from '../LinkedNames.tsx';
import css from './ResourceUses.module.css';
import { texts } from './texts.ts';

const MENU_RESOURCES = { wire: 'security/menu-resources' } as const;
const ROLE_RESOURCES = { wire: 'security/role-resources' } as const;
const USES_MAX = 200;

interface NamedRow {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
}

/** Shows which menus open the call, and which roles have it directly. */
export function ResourceUses(): ReactElement {
  const store = useFormStore();
  const t = useTexts(texts);
  return store.isNew() ? <p className={css.quiet}>{t('saveFirst')}</p> : <Uses id={String(store.getBase()['id'])} />;
}

function Uses({ id }: { readonly id: string }): ReactElement {
  const t = useTexts(texts);
  const { data } = useQuery({
    queryKey: ['/api/v1/security/resources', 'uses', id],
    queryFn: async ({ signal }) => {
      const ofThis = {
        page: 0,
        size: USES_MAX,
        where: [{ name: 'refResource.id', type: 'UUID', operator: '=', value: id }],
      } as const;
      const [menus, roles] = await Promise.all([
        searchRecords<{ readonly refMenu: NamedRow; readonly isCardOnly: boolean }>(
          MENU_RESOURCES,
          { ...ofThis, select: ['refMenu.id', 'refMenu.name', 'refMenu.nameEn', 'isCardOnly'] },
          { signal, silent: true, background: true },
        ),
        searchRecords<{ readonly refRole: NamedRow }>(
          ROLE_RESOURCES,
          { ...ofThis, select: ['refRole.id', 'refRole.name', 'refRole.nameEn'] },
          { signal, silent: true, background: true },
        ),
      ]);
      return { menus: menus.data, roles: roles.data };
    },
  });
  if (data === undefined) return <Skeleton lines={2} />;
  if (data.menus.length + data.roles.length === 0) return <p className={css.quiet}>{t('usedByNothing')}</p>;
  return (
    <div className={css.uses}>
      <List
        title={t('menus')}
        path="/app/user-mgt/menus"
        items={data.menus.map(({ refMenu, isCardOnly }) => ({
          ...refMenu,
          ...(isCardOnly ? { note: `(${t('cardOnly')})` } : {}),
        }))}
      />
      <List title={t('rolesDirectly')} path="/app/user-mgt/roles" items={data.roles.map(({ refRole }) => refRole)} />
    </div>
  );
}

function List({
  title,
  path,
  items,
}: {
  readonly title: string;
  readonly path: string;
  readonly items: readonly (NamedRow & { readonly note?: string })[];
}): ReactElement | null {
  const locale = useLocale();
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className={css.title}>{title}</h3>
      <LinkedNames
        path={path}
        names={items.map(({ id, name, nameEn, note }) => ({
          id,
          name: nameInLocale({ th: name, en: nameEn ?? '' }, locale),
          note,
        }))}
      />
    </div>
  );
}
