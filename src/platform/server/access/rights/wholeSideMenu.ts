/** Returns the side menu as a tree, for people who assign rights in it. */
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

/** Keeps the order of the rows. Leaves out rows whose parent does not exist. */
export function wholeSideMenu(rows: readonly SideRow[]): readonly MenuSideItem[] {
  const childrenOf = (parentId: string | null): readonly MenuSideItem[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .map(({ id, name, nameEn, icon, url, menuId }) => ({
        id,
        name,
        nameEn,
        icon,
        url,
        refMenu: menuId === null ? null : { id: menuId },
        children: childrenOf(id),
      }));
  return childrenOf(null);
}
