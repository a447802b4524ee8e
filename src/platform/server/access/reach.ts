/**
 * Nobody gives, or takes over through somebody's account, what they do not have: whoever may not change roles reaches
 * only the roles they hold themselves, and the accounts that have no others.
 */
import type { Queryable } from '../resource/search.ts';
import type { Actor } from './actor.ts';

const CHANGE_ROLES = 'PUT /api/v1/security/roles';

export function managesRoles({ grants }: Actor): boolean {
  return grants.findGrant(CHANGE_ROLES)?.rights.has('canEdit') === true;
}

export async function reachesRoles(db: Queryable, actor: Actor, roleIds: Iterable<string>): Promise<boolean> {
  if (managesRoles(actor)) return true;
  const own = await findRoles(db, actor.userId);
  return [...roleIds].every((id) => own.has(id));
}

export async function reachesUser(db: Queryable, actor: Actor, userId: string): Promise<boolean> {
  return reachesRoles(db, actor, await findRoles(db, userId));
}

async function findRoles(db: Queryable, userId: string | null): Promise<ReadonlySet<string>> {
  const { rows } = await db.query({ text: 'select "role_id" as "id" from "user_role" where "user_id" = $1', values: [userId] });
  return new Set(rows.map((row) => String(row['id'])));
}
