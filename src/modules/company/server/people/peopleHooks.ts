/**
 * Rules of the roles and people of companies, whoever writes them: the roles of a company belong to it and are given to
 * its people only.
 */
import { message } from '#language/message.ts';
import type { RecordOf } from '#language/record.ts';
import { recordSecurityEvent } from '#platform/server/audit/securityEvent.ts';
import { hasSameRoles, roleIdsOf, type HasRoles } from '#platform/server/auth/userRecord.ts';
import { ruleBroken, conflict } from '#platform/server/errors.ts';
import type { Hooks, WriteContext } from '#platform/server/resource/hooks.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';

export const peopleHooks: Pick<Hooks, 'afterWrite'> = {
  afterWrite: {
    role: [refuseRoleOfOtherCompany, refuseArchiveRoleInUse],
    user: [refuseCompanyRoleForUser],
    membership: [requireRolesOfCompany, requireOwnerRemains, recordRightsChange],
    userAuthorize: [requireRolesOfCompany],
  },
};

/** An administrator may archive a role that is abused; only the company decides what it grants. */
function refuseRoleOfOtherCompany({ actor, action, before, after }: WriteContext<'role'>): Promise<void> {
  const record = after ?? before;
  const holderId = record?.refHolder?.id;
  const isWritten = action === 'create' || action === 'update';
  const isOthers = holderId !== undefined && actor.userId !== null && actor.actingForId !== holderId;
  return isWritten && isOthers
    ? Promise.reject(ruleBroken('', message('companyRoleElsewhere', { name: String(record?.name) })))
    : Promise.resolve();
}

const MAX_NAMES = 5;

async function refuseArchiveRoleInUse({ db, action, before }: WriteContext<'role'>): Promise<void> {
  if (action !== 'archive' || before?.refHolder?.id === undefined) return;
  const { rows } = await db.query<{ name: string }>(
    `select distinct g."name" from (
  select u."full_name" as "name" from "membership_role" r join "membership" m on m."id" = r."membership_id"
  join "user" u on u."id" = m."user_id" where r."role_id" = $1 and m."is_active"
  union all select a."full_name" from "user_authorize_role" r
  join "user_authorize" a on a."id" = r."user_authorize_id"
  where r."role_id" = $1 and a."is_active" and a."status" in ('inForce', 'suspended', 'waiting')
  union all select i."full_name" from "invitation_role" r join "invitation" i on i."id" = r."invitation_id"
  where r."role_id" = $1 and i."status" = 'waiting'
) g order by 1`,
    [before.id],
  );
  if (rows.length === 0) return;
  const names = [
    ...rows.slice(0, MAX_NAMES).map(({ name }) => name),
    ...(rows.length > MAX_NAMES ? [`+${rows.length - MAX_NAMES}`] : []),
  ].join(', ');
  throw conflict(message('roleStillGiven', { names }));
}

/** Roles of a user apply for every company, so a role of one company may not be among them. */
async function refuseCompanyRoleForUser({ db, before, after }: WriteContext<'user'>): Promise<void> {
  const role = (await newRoles(db, before, after)).find(({ holderId }) => holderId !== null);
  if (role !== undefined) throw ruleBroken('roles', message('companyRoleForMembers', { name: role.name }));
}

export async function requireRolesOfCompany({
  db,
  before,
  after,
}: WriteContext<'membership' | 'userAuthorize' | 'invitation'>): Promise<void> {
  const holderId = after?.refHolder.id;
  for (const role of await newRoles(db, before, after)) {
    if (role.holderId !== holderId) throw ruleBroken('roles', message('roleOfAnotherCompany'));
    if (!role.isActive) throw ruleBroken('roles', message('roleArchived', { name: role.name }));
  }
}

interface AssignedRole {
  readonly name: string;
  readonly holderId: string | null;
  readonly isActive: boolean;
}

/** Locked until the write is done, so that none of them is archived meanwhile. */
async function newRoles(
  db: Queryable,
  before: HasRoles | undefined,
  after: HasRoles | undefined,
): Promise<readonly AssignedRole[]> {
  const previousRoleIds = roleIdsOf(before);
  const given = [...roleIdsOf(after)].filter((id) => !previousRoleIds.has(id));
  if (given.length === 0) return [];
  const { rows } = await db.query<AssignedRole>({
    text: 'select "name", "holder_id" as "holderId", "is_active" as "isActive" from "role" where "id" = any($1::uuid[]) order by "id" for share',
    values: [given],
  });
  return rows;
}

/** Nobody who acts for a company may leave it without an owner; an administrator may, because they can correct it. */
async function requireOwnerRemains({ db, actor, before, after }: WriteContext<'membership'>): Promise<void> {
  const holderId = before?.refHolder.id;
  if (holderId === undefined || actor.actingForId !== holderId || !isLastingOwner(before) || isLastingOwner(after))
    return;
  await db.query(`select pg_advisory_xact_lock(hashtext('owners'), hashtext($1))`, [holderId]);
  const { rows } = await db.query(
    `select 1 from "membership" m join "user" u on u."id" = m."user_id"
      where m."holder_id" = $1 and m."kind" = 'owner' and m."is_active" and m."end_date" is null and u."is_active"
        and u."status" = 'usable' limit 1`,
    [holderId],
  );
  if (rows.length === 0) throw conflict(message('lastOwner'));
}

function isLastingOwner(record: RecordOf<'membership'> | undefined): boolean {
  return record !== undefined && record.isActive && record.refKind === 'owner' && record.endDate === null;
}

const RIGHTS_FIELDS = ['isActive', 'refKind', 'startDate', 'endDate'] as const;

async function recordRightsChange({
  db,
  actor,
  action,
  before,
  after,
  origin,
  nowMs,
}: WriteContext<'membership'>): Promise<void> {
  const isSame =
    before !== undefined &&
    after !== undefined &&
    hasSameRoles(before, after) &&
    RIGHTS_FIELDS.every((name) => before[name] === after[name]);
  if (isSame) return;
  const record = after ?? before;
  const { rows } = await db.query<{ name: string }>(
    'select coalesce("username", "full_name") as "name" from "user" where "id" = any($1::uuid[]) order by "id" = $2',
    [[record?.refUser.id, record?.refHolder.id], record?.refHolder.id],
  );
  const reason = `${action} membership of ${rows.map(({ name }) => name).join(' at ')}`;
  await recordSecurityEvent(db, {
    action: 'rightsChanged',
    outcome: 'success',
    userId: actor.userId,
    username: actor.username,
    reason,
    origin,
    nowMs,
  });
}
