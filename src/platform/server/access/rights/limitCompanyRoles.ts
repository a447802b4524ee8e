/**
 * Limits roles made by companies: only rights that the owner role has count, without owner-only menus. Applied where
 * the rights are read, so that it also holds when the owner role loses rights later.
 */
import type { Right } from '#language/rights.ts';
import { OWNER_ROLE } from '#platform/model/access/accessRules.ts';
import type { AccessRows, RoleMenuRow } from './accessRows.ts';

/** Attribute of a menu that manages the company itself. */
export const OWNER_ONLY = 'ownerOnly';

export function limitCompanyRoles(rows: AccessRows): AccessRows {
  const ofCompanies = new Set(rows.roles.filter(({ holderId }) => typeof holderId === 'string').map(({ id }) => id));
  if (ofCompanies.size === 0) return rows;
  const given = grantableRights(rows);
  const within = (row: RoleMenuRow): RoleMenuRow => ({
    ...row,
    rights: row.rights.filter((right) => given.get(row.menuId)?.has(right) === true),
  });
  return {
    ...rows,
    roleMenus: rows.roleMenus.map((row) => (ofCompanies.has(row.roleId) ? within(row) : row)),
    roleResources: rows.roleResources.filter(({ roleId }) => !ofCompanies.has(roleId)),
  };
}

/** Returns, by menu, the rights an owner may give. */
export function grantableRights({
  roles,
  roleMenus,
  menus,
}: Pick<AccessRows, 'roles' | 'roleMenus' | 'menus'>): ReadonlyMap<string, ReadonlySet<Right>> {
  const owner = roles.find(({ code }) => code === OWNER_ROLE)?.id;
  const own = new Set(menus.filter(({ attributes }) => attributes[OWNER_ONLY] === true).map(({ id }) => id));
  return new Map(
    roleMenus
      .filter(({ roleId, menuId }) => roleId === owner && !own.has(menuId))
      .map(({ menuId, rights }) => [menuId, new Set(rights)]),
  );
}
