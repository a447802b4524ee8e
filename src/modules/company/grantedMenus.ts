/** What a company may pass on to its people: menus with the rights it has in them, and the tree they are drawn in. */
import type { Right } from '#language/rights.ts';
import type { DataItem } from '#platform/model/access/dataItem.ts';

export interface GrantedMenu {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly rights: readonly Right[];
}

export interface GrantedMenus {
  readonly items: readonly DataItem[];
  readonly menus: readonly GrantedMenu[];
}
