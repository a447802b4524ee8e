/**
 * A company gives its people no more than it has: of a role that a company made, only what its owner may do counts, and
 * nothing that is the owner's alone. Held where the rights are read, so that it holds whenever the owner's become fewer.
 */
import type { Right } from '#language/rights.ts';
import { OWNER_ROLE } from '#platform/model/access/accessRules.ts';
import type { AccessRows, RoleMenuRow } from './accessRows.ts';

/** In the attributes of a menu: managing the company itself. */
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

/** By menu: what an owner may pass on. */
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
