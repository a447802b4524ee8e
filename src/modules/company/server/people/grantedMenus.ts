/** Reads what the company acted for may grant to its people. */
import type { Label } from '#language/label.ts';
import { rights } from '#language/rights.ts';
import { loadAccessRows } from '#platform/server/access/rights/accessRows.ts';
import { wholeSideMenu } from '#platform/server/access/rights/wholeSideMenu.ts';
import { grantableRights } from '#platform/server/access/rights/limitCompanyRoles.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import type { GrantedMenu, GrantedMenus } from '../../grantedMenus.ts';
import { ownCompany } from './ownCompany.ts';

export async function grantedMenus({ app, actor }: CallContext): Promise<GrantedMenus> {
  ownCompany(actor);
  const rows = await loadAccessRows(app.pools.api);
  const given = grantableRights(rows);
  const byId = new Map(rows.menus.map((menu) => [menu.id, menu]));
  const sides = rows.menuSides.map(({ id, parentId, name, nameEn, icon, menuId }) => {
    const menu = byId.get(menuId ?? '');
    return {
      id,
      parentId,
      name,
      nameEn,
      icon: icon ?? menu?.icon ?? null,
      url: menu?.url ?? null,
      menuId: menu === undefined ? null : menu.id,
    };
  });
  const descriptions = new Map(app.catalogue.menus.map((menu) => [menu.key, menu.description]));
  const menus = rows.menus.flatMap(({ id, key, name, nameEn }) => {
    const has = given.get(id);
    return has === undefined || has.size === 0
      ? []
      : [
          {
            id,
            key: key ?? '',
            name,
            nameEn,
            ...describe(descriptions.get(key ?? '')),
            rights: rights.filter((right) => has.has(right)),
          },
        ];
  });
  return { items: wholeSideMenu(sides), menus };
}

function describe(description: Label | undefined): Pick<GrantedMenu, 'description'> {
  return description === undefined ? {} : { description };
}
