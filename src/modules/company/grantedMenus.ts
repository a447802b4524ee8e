/** What a company may grant to its people: menus with the rights it has in them, and the tree they are drawn in. */
import type { Label } from '#language/label.ts';
import type { Right } from '#language/rights.ts';
import type { MenuSideItem } from '#platform/model/access/menuSideItem.ts';

export interface GrantedMenu {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly nameEn: string | null;
  /** What people do there; absent for a menu that no module declares any more. */
  readonly description?: Label;
  readonly rights: readonly Right[];
}

export interface GrantedMenus {
  readonly items: readonly MenuSideItem[];
  readonly menus: readonly GrantedMenu[];
}
