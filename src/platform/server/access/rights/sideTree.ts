/** The side menu as a tree, for who gives rights in it. */
import type { DataItem } from '#platform/model/access/dataItem.ts';

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
export function treeOf(rows: readonly SideRow[]): readonly DataItem[] {
  const below = (parentId: string | null): readonly DataItem[] =>
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
