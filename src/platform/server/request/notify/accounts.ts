/** Accounts of the people who are notified: their rights and the rows they may see, although they are not signed in. */
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Actor } from '../../access/actor/actor.ts';
import { HELD_ROLES_SQL, rolesWhileActing, type HeldRole } from '../../access/actor/rolesWhileActing.ts';
import { resolveScope } from '../../access/actor/resolveScope.ts';
import { SIGNED_IN_ROLE } from '../../access/rights/roles.ts';
import { ACCOUNT_COLUMNS, type AccountRow } from '../../account/accountRows.ts';
import type { App } from '../../app.ts';
import type { Queryable } from '../../database/queryable.ts';

export interface NotifiedAccount extends AccountRow {
  readonly departmentId: string | null;
  /** Their own roles, for whichever holder they act. */
  readonly held: readonly HeldRole[];
}

const SELECT_SQL = `select ${ACCOUNT_COLUMNS}, u."department_id" as "departmentId", ${HELD_ROLES_SQL} as "held"
  from "user" u`;

export async function loadAccounts(db: Queryable, ids: readonly string[]): Promise<readonly NotifiedAccount[]> {
  const { rows } = await db.query({
    name: 'accounts-to-notify',
    text: `${SELECT_SQL} where u."id" = any($1::uuid[]) and u."username" is not null`,
    values: [ids],
  });
  return rows as unknown as readonly NotifiedAccount[];
}

/**
 * Loads officers of the department and of those above it. `union` drops departments that were visited before, so that
 * an invalid cycle ends.
 */
export async function loadOfficers(db: Queryable, departmentId: string): Promise<readonly NotifiedAccount[]> {
  const { rows } = await db.query({
    name: 'officers-to-notify',
    text: `with recursive "above" as (
  select $1::uuid as "id" union select d."parent_id" from "department" d join "above" a on d."id" = a."id"
  where d."parent_id" is not null
) ${SELECT_SQL} where u."department_id" in (select "id" from "above") and u."username" is not null and u."is_active"
  and u."status" = 'usable' order by u."id"`,
    values: [departmentId],
  });
  return rows as unknown as readonly NotifiedAccount[];
}

/** Loads everybody who has the menu by a role of their own, in whichever department. */
export async function loadAccountsWithMenu(db: Queryable, menuKey: string): Promise<readonly NotifiedAccount[]> {
  const { rows } = await db.query({
    name: 'accounts-to-notify-by-menu',
    text: `${SELECT_SQL} where u."username" is not null and u."is_active" and u."status" = 'usable' and exists (
  select from "user_role" r join "role" o on o."id" = r."role_id" and o."row_scope" <> 'holder' join "role_menu" m on m."role_id" = o."id" and m."can_edit" join "menu" n on n."id" = m."menu_id" where r."user_id" = u."id" and n."key" = $1
) order by u."id"`,
    values: [menuKey],
  });
  return rows as unknown as readonly NotifiedAccount[];
}

/** Returns the holder, if it is a person who signs in, and its owners of today. */
export async function findOwnerIds(
  db: Queryable,
  { holderId, today }: { holderId: string | null; today: PlainDate },
): Promise<readonly string[]> {
  if (holderId === null) return [];
  const { rows } = await db.query({
    text: `select $1::uuid as "id" union select m."user_id" from "membership" m
where m."holder_id" = $1 and m."kind" = 'owner' and m."is_active" and coalesce(m."start_date" <= $2::date, true)
  and coalesce(m."end_date" >= $2::date, true) order by "id"`,
    values: [holderId, today],
  });
  return rows.map((row) => String(row['id']));
}

/** Returns the employees and agents of the holder of today; what each may do depends on their roles and their power. */
export async function findStaffIds(
  db: Queryable,
  { holderId, today }: { holderId: string; today: PlainDate },
): Promise<readonly string[]> {
  const { rows } = await db.query({
    name: 'staff-of-holder',
    text: `select m."user_id" as "id" from "membership" m
where m."holder_id" = $1 and m."kind" = 'employee' and m."is_active" and coalesce(m."start_date" <= $2::date, true)
  and coalesce(m."end_date" >= $2::date, true)
union select a."user_id" from "user_authorize" a
where a."holder_id" = $1 and a."kind" = 'agent' and a."is_active" and a."status" = 'inForce'
  and a."user_id" is not null and coalesce(a."start_date" <= $2::date, true)
  and coalesce(a."end_date" >= $2::date, true) order by "id"`,
    values: [holderId, today],
  });
  return rows.map((row) => String(row['id']));
}

/** Returns the actor that they would be if they signed in now and acted for the holder of the case. */
export async function actorOfAccount(
  { access, clock }: Pick<App, 'access' | 'clock'>,
  db: Queryable,
  { account, holderId }: { account: NotifiedAccount; holderId: string | null },
): Promise<Actor> {
  const { id: userId, username, departmentId } = account;
  const profile = access.profileFor([...account.held.map(({ id }) => id), SIGNED_IN_ROLE]);
  const { scope, grant } = await resolveScope(db, {
    userId,
    departmentId,
    profile,
    chosenId: holderId,
    today: clock.today(),
  });
  const roles = [...rolesWhileActing(grant, account.held), SIGNED_IN_ROLE];
  await access.ensureRolesLoaded(roles);
  return {
    userId,
    username,
    actingForId: grant?.id ?? null,
    sessionId: null,
    scope,
    fieldClasses: access.profileFor(roles).fieldClasses,
    grants: access.grantsFor(roles),
  };
}
