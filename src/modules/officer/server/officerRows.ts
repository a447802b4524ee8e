/** Every officer has a row about their post in the department, however their account was created. */
import { SYSTEM_USERNAME } from '#language/commonFields.ts';
import { message } from '#language/message.ts';
import { roleIdsOf } from '#platform/server/auth/userRecord.ts';
import { ruleBroken } from '#platform/server/errors.ts';
import { newId } from '#platform/server/database/newId.ts';
import type { Hooks, WriteContext } from '#platform/server/resource/hooks.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { refuseArchiveInUse } from './refuseArchiveInUse.ts';

export const OFFICER = 'officer';

export const officerHooks: Partial<Hooks> = {
  afterWrite: { user: [ensureRowAfterWrite], department: [refuseArchiveInUse], userRequest: [refuseOwnRoles] },
};

/**
 * Creates the row if there is none, with the department and the state of the account. Does nothing for people who are
 * no officers.
 */
export async function ensureOfficerRow(db: Queryable, userId: string): Promise<void> {
  await db.query({
    text: `insert into "user_officer" ("id", "user_id", "department_id", "is_committee", "is_authorizer", "version",
        "is_active", "create_by", "create_date", "update_by", "update_date")
select $2, u."id", u."department_id", false, false, 1, u."is_active", '${SYSTEM_USERNAME}', u."update_date",
  '${SYSTEM_USERNAME}', u."update_date" from "user" u where u."id" = $1 and u."person_type" = '${OFFICER}'
on conflict ("user_id") do update set "department_id" = excluded."department_id", "is_active" = excluded."is_active"
where "user_officer"."department_id" is distinct
from excluded."department_id" or "user_officer"."is_active" <> excluded."is_active"`,
    values: [userId, newId()],
  });
}

async function ensureRowAfterWrite({ db, after }: WriteContext<'user'>): Promise<void> {
  if (after?.refPersonType === OFFICER) await ensureOfficerRow(db, after.id);
}

/** Only the approver decides the roles of an officer, also while the registration is open to the officer. */
async function refuseOwnRoles({ actor, before, after }: WriteContext<'userRequest'>): Promise<void> {
  const applicantId = after?.refApplicant?.id;
  if (applicantId === undefined || applicantId !== actor.userId) return;
  const previousRoleIds = new Set((before?.roles ?? []).map(({ refRole }) => refRole?.id));
  if ([...roleIdsOf(after)].some((id) => !previousRoleIds.has(id))) throw ruleBroken('roles', message('rolesAreGiven'));
}
