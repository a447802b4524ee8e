/**
 * Nobody may grant roles, or take over accounts with roles, that they do not have: people who may not change roles can
 * assign only the roles they hold themselves, and manage only accounts that have no other roles.
 */
import type { Queryable } from '../../database/queryable.ts';
import type { Actor } from './actor.ts';

const CHANGE_ROLES = 'PUT /api/v1/security/roles';

export function mayManageRoles({ grants }: Actor): boolean {
  return grants.findGrant(CHANGE_ROLES)?.rights.has('canEdit') === true;
}

export async function mayAssignRoles(db: Queryable, actor: Actor, roleIds: Iterable<string>): Promise<boolean> {
  if (mayManageRoles(actor)) return true;
  const own = await findRoles(db, actor.userId);
  return [...roleIds].every((id) => own.has(id));
}

export async function hasAllRolesOf(db: Queryable, actor: Actor, userId: string): Promise<boolean> {
  return mayAssignRoles(db, actor, await findRoles(db, userId));
}

/**
 * Returns whether the actor may manage this account: people who manage users may manage any account; people who manage
 * officers, the accounts of the officers they see.
 */
export async function mayManageAccount(db: Queryable, actor: Actor, userId: string): Promise<boolean> {
  if (mayManageUsers(actor)) return true;
  const { scope } = actor;
  const departmentIds =
    scope.kind === 'departments' ? scope.departmentIds : scope.kind === 'department' ? [scope.departmentId] : [];
  const { rows } = await db.query({
    text: `select 1 from "user" where "id" = $1 and "person_type" = 'officer'
        and ($2 or "department_id" = any($3::uuid[]))`,
    values: [userId, scope.kind === 'all', departmentIds],
  });
  return rows.length > 0;
}

export function mayManageUsers({ grants }: Actor): boolean {
  return grants.has('user', 'canEdit');
}

async function findRoles(db: Queryable, userId: string | null): Promise<ReadonlySet<string>> {
  const { rows } = await db.query({
    text: 'select "role_id" as "id" from "user_role" where "user_id" = $1',
    values: [userId],
  });
  return new Set(rows.map((row) => String(row['id'])));
}
