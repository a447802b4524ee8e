/**
 * Returns the declared access as the rows of a fresh database, so that declared and stored access are decided by the
 * same code.
 */
import { rights } from '#language/rights.ts';
import { emptyAccessRows } from '../rights/accessSnapshot.ts';
import type { AccessRows } from '../rights/accessRows.ts';
import type { DeclaredAccess } from '../rights/declaredAccess.ts';

/** Uses codes and keys of roles, menus and resources instead of ids. */
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
