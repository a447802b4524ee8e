/** What a company may grant to its people: menus with the rights it has in them, and the tree they are drawn in. */
import type { Right } from '#language/rights.ts';
import type { MenuSideItem } from '#platform/model/access/menuSideItem.ts';

export interface GrantedMenu {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly rights: readonly Right[];
}

export interface GrantedMenus {
  readonly items: readonly MenuSideItem[];
  readonly menus: readonly GrantedMenu[];
}
