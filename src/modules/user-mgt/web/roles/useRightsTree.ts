/** Loads the menus in the tree in which they are drawn. */
import { useQuery } from '@tanstack/react-query';
import type { SentRecord } from '#language/record.ts';
import { call } from '#platform/web/api/call.ts';
import { searchRecords } from '#platform/web/api/resource.ts';
import { CACHED_LIST_MS } from '#platform/web/constants.ts';
import type { MenuCard } from '#platform/web/rights/rights.ts';
import type { MenuSideItem } from '#platform/model/access/menuSideItem.ts';
import { rightsLinesOf, type RightsLine } from '#platform/web/rights/rightsTree.ts';
import { texts } from '#platform/web/rights/texts.ts';

const MENUS = { wire: 'security/menus' } as const;
const MENU_SIDES = '/api/v1/security/menu-sides';
/** More than a system has; a page of a list has at most as many rows. */
const MENUS_MAX = 1000;

export interface RightsTree {
  readonly lines: readonly RightsLine[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** `rows` may name archived menus: the rights of a role in them are shown too. */
export function useRightsTree(rows: readonly SentRecord<'roleMenu'>[]): RightsTree {
  const { data, error, refetch } = useQuery({
    queryKey: [MENU_SIDES, 'tree'],
    staleTime: CACHED_LIST_MS,
    queryFn: async ({ signal }) => {
      const [items, menus] = await Promise.all([
        call<readonly MenuSideItem[]>('GET', `${MENU_SIDES}/data-items`, { signal, silent: true }),
        searchRecords<MenuCard>(
          MENUS,
          {
            select: ['key', 'name', 'nameEn'],
            page: 0,
            size: MENUS_MAX,
            where: [{ name: 'isActive', type: 'Boolean', operator: '=', value: true }],
            sort: [{ name: 'key', type: 'ASC' }],
          },
          { signal, silent: true },
        ),
      ]);
      return { items, menus: menus.data };
    },
  });
  return {
    lines:
      data === undefined
        ? undefined
        : rightsLinesOf(data.items, withHeld(data.menus, rows), [texts.others.th, texts.others.en]),
    error,
    retry: () => void refetch(),
  };
}

function withHeld(menus: readonly MenuCard[], rows: readonly SentRecord<'roleMenu'>[]): readonly MenuCard[] {
  const menuIds = new Set(menus.map(({ id }) => id));
  const archivedMenus = rows
    .flatMap((row) => (row.refMenu as MenuCard | null) ?? [])
    .filter(({ id }) => !menuIds.has(id));
  return [...menus, ...archivedMenus];
}
