/**
 * Ensures that an administrator remains: a person who can sign in and may change both users and roles. Checked after a
 * write, in its transaction, on the rows as they would then be.
 */
import { message } from '#language/message.ts';
import { loadAccessRows, type AccessRows } from '#platform/server/access/rights/accessRows.ts';
import type { Actor } from '#platform/server/access/actor/actor.ts';
import { compileResourcePattern } from '#platform/server/access/rights/resourcePattern.ts';
import { ruleBroken, unauthenticated } from '#platform/server/errors.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';

interface AccessWrite {
  readonly db: Queryable;
  readonly actor: Actor;
}

const PUT_ROLES = { method: 'PUT', path: '/api/v1/security/roles' } as const;
const PUT_USERS = { method: 'PUT', path: '/api/v1/security/users' } as const;

/** `path` is the field at which it is reported. */
export async function requireAdministrator({ db, actor }: AccessWrite, path: string): Promise<void> {
  // If two administrators lock each other out at once, the second sees what the first has done.
  await db.query({ text: `select pg_advisory_xact_lock(hashtext('administrators'))` });
  if (actor.userId !== null && !(await isStillUsable(db, actor.userId))) throw unauthenticated();
  const rows = await loadAccessRows(db);
  const { rows: left } = await db.query({
    text: `select 1 from "user" u where u."is_active" and u."status" = 'usable' and u."username" is not null
and exists (select 1 from "credential" c where c."user_id" = u."id")
and exists (select 1 from "user_role" r where r."user_id" = u."id" and r."role_id" = any($1::uuid[]))
and exists (select 1 from "user_role" r where r."user_id" = u."id" and r."role_id" = any($2::uuid[])) limit 1`,
    values: [rolesThatEdit(rows, PUT_ROLES), rolesThatEdit(rows, PUT_USERS)],
  });
  if (left.length === 0) throw ruleBroken(path, message('lastAdministrator'));
}

/** People who may change roles cannot remove that right from themselves. */
export async function requireOwnRoleRight({ db, actor }: AccessWrite, path: string): Promise<void> {
  const mayNow =
    actor.userId !== null &&
    actor.grants.findGrant(`${PUT_ROLES.method} ${PUT_ROLES.path}`)?.rights.has('canEdit') === true;
  if (!mayNow) return;
  const editingRoleIds = rolesThatEdit(await loadAccessRows(db), PUT_ROLES);
  const { rows } = await db.query({
    text: 'select 1 from "user_role" where "user_id" = $1 and "role_id" = any($2::uuid[]) limit 1',
    values: [actor.userId, editingRoleIds],
  });
  if (rows.length === 0) throw ruleBroken(path, message('lastAdministrator'));
}

/** By a menu with the right to edit, or by a direct call. */
function rolesThatEdit(
  { roles, roleMenus, roleResources, resources, menus, menuResources }: AccessRows,
  call: { readonly method: string; readonly path: string },
): readonly string[] {
  const covering = new Set(resources.filter((row) => compileResourcePattern(row).covers(call)).map(({ id }) => id));
  const active = new Set(menus.map(({ id }) => id));
  const opening = new Set(
    menuResources
      .filter(({ menuId, resourceId, isCardOnly }) => !isCardOnly && active.has(menuId) && covering.has(resourceId))
      .map(({ menuId }) => menuId),
  );
  const having = new Set([
    ...roleMenus
      .filter(({ menuId, rights }) => opening.has(menuId) && rights.includes('canEdit'))
      .map(({ roleId }) => roleId),
    ...roleResources.filter(({ resourceId }) => covering.has(resourceId)).map(({ roleId }) => roleId),
  ]);
  return roles.map(({ id }) => id).filter((id) => having.has(id));
}

async function isStillUsable(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.query({
    text: `select 1 from "user" where "id" = $1 and "is_active" and "status" = 'usable'`,
    values: [userId],
  });
  return rows.length > 0;
}
