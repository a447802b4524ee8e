/** What the declarations say about access, as the rows a fresh database has: what is declared is decided as what is stored. */
import { rights } from '#language/rights.ts';
import { emptyAccessRows } from '../rights/accessSnapshot.ts';
import type { AccessRows } from '../rights/accessRows.ts';
import type { DeclaredAccess } from '../rights/declaredAccess.ts';

/** Roles, menus and resources are named by their codes and keys instead of ids. */
export function declaredRows({
  roles,
  resources,
  menus,
  menuResources,
  roleMenus,
  roleResources,
}: DeclaredAccess): AccessRows {
  return {
    ...emptyAccessRows,
    roles: roles.map(({ code, rowScope, fieldClasses }) => ({
      id: code,
      code,
      rowScope,
      documentTypes: [],
      fieldClasses,
    })),
    resources: resources.map(({ key, method, path }) => ({ id: key, method, path })),
    menus: menus.map(({ key, label: [name, nameEn], url, icon = null, attributes = {} }) => ({
      id: key,
      key,
      name,
      nameEn,
      url,
      icon,
      attributes,
    })),
    menuResources: menuResources.map(({ menu, resource, isCardOnly }) => ({
      menuId: menu,
      resourceId: resource,
      isCardOnly,
    })),
    roleMenus: roleMenus.map(({ role, menu, ...held }) => ({
      roleId: role,
      menuId: menu,
      rights: rights.filter((right) => held[right]),
    })),
    roleResources: roleResources.map(({ role, resource }) => ({ roleId: role, resourceId: resource })),
  };
}
