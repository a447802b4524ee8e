/** The side menu as a tree, for who gives rights in it. */
import type { MenuSideItem } from '#platform/model/access/menuSideItem.ts';

export interface SideRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly nameEn: string | null;
  readonly icon: string | null;
  readonly url: string | null;
  readonly menuId: string | null;
}

/** Rows in their order. What hangs on something that is not there is left out. */
export function sideMenuTree(rows: readonly SideRow[]): readonly MenuSideItem[] {
  const below = (parentId: string | null): readonly MenuSideItem[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .map(({ id, name, nameEn, icon, url, menuId }) => ({
        id,
        name,
        nameEn,
        icon,
        url,
        refMenu: menuId === null ? null : { id: menuId },
        children: below(id),
      }));
  return below(null);
}
