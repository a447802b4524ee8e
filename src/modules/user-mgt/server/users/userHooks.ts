/** Checks of a write of a user that need other users: duplicates, and the remaining administrators. */
import { message } from '#language/message.ts';
import { ANONYMOUS_ROLE, APPLICANT_ROLE, SIGNED_IN_ROLE } from '#platform/model/access/accessRules.ts';
import { foldIdentity, foldUsername } from '#platform/model/party/userRules.ts';
import { mayManageRoles, mayAssignRoles } from '#platform/server/access/actor/mayAssignRoles.ts';
import { isUsable, roleIdsOf } from '#platform/server/auth/userRecord.ts';
import { ruleBroken, conflict } from '#platform/server/errors.ts';
import { factSuppliersOf, type FactContext, type Hooks, type WriteContext } from '#platform/server/resource/hooks.ts';
import { requireAdministrator, requireOwnRoleRight } from '../roles/administrators.ts';
import { isIdCardTaken, isUsernameTaken, lockIdentity } from './identityInUse.ts';

export const userHooks: Partial<Hooks> = {
  facts: factSuppliersOf('user', { isUsernameTaken: usernameFact, isIdCardTaken: idCardFact }),
  afterWrite: {
    user: [
      refuseLockOutSelf,
      refuseUnprovenOwnEmail,
      refuseRolesBeyondOwn,
      refuseApplicantRole,
      refuseAccountsBeyondOwn,
      requireAdministratorsAfterUser,
      refuseDuplicateIdCard,
    ],
  },
};

async function usernameFact({ db, record: { id, username } }: FactContext<'user'>): Promise<boolean> {
  if (username === null) return false;
  await lockIdentity(db, 'username', foldUsername(username));
  return isUsernameTaken(db, { username, exceptId: id });
}

async function idCardFact({
  db,
  record: { id, idCard, refDocumentTypePerson },
}: FactContext<'user'>): Promise<boolean> {
  if (idCard === null) return false;
  await lockIdentity(db, 'idCard', foldIdentity(idCard));
  return isIdCardTaken(db, { documentType: refDocumentTypePerson, idCard, exceptId: id });
}

/** People who lock themselves out could not undo it. */
function refuseLockOutSelf({ actor, before, after }: WriteContext<'user'>): Promise<void> {
  const isOut = before?.id === actor.userId && isUsable(before) && !isUsable(after);
  return isOut ? Promise.reject(ruleBroken('', message('notYourself'))) : Promise.resolve();
}

/** An open session must not be enough to redirect the password mails of the account. */
function refuseUnprovenOwnEmail({ actor, before, after }: WriteContext<'user'>): Promise<void> {
  const isUnproven =
    before !== undefined &&
    after !== undefined &&
    after.id === actor.userId &&
    actor.isOnOwnProfile !== true &&
    before.email !== after.email;
  return isUnproven ? Promise.reject(ruleBroken('email', message('ownEmailElsewhere'))) : Promise.resolve();
}

async function refuseRolesBeyondOwn({ db, actor, before, after }: WriteContext<'user'>): Promise<void> {
  const previousRoleIds = roleIdsOf(before);
  const given = [...roleIdsOf(after)].filter((id) => !previousRoleIds.has(id));
  if (given.length === 0) return;
  // The rows of the caller already contain the new roles, so for oneself only the right to manage roles counts.
  const isReached = after?.id === actor.userId ? mayManageRoles(actor) : await mayAssignRoles(db, actor, given);
  if (!isReached) throw ruleBroken('roles', message('beyondOwnRoles'));
  const { rows } = await db.query<{ code: string }>(
    'select "code" from "role" where "id" = any($1::uuid[]) and "code" = any($2::text[])',
    [given, [ANONYMOUS_ROLE, SIGNED_IN_ROLE]],
  );
  if (rows[0] !== undefined) throw ruleBroken('roles', message('roleOfTheSystem', { code: rows[0].code }));
}

/** The role of applicants is given with the registration, and removed when it is approved. */
async function refuseApplicantRole({ db, before, after }: WriteContext<'user'>): Promise<void> {
  const isSame =
    before?.refStatus === after?.refStatus && [...roleIdsOf(after)].every((id) => roleIdsOf(before).has(id));
  if (isSame || after?.refStatus !== 'usable') return;
  const { rows } = await db.query('select 1 from "role" where "id" = any($1::uuid[]) and "code" = $2', [
    [...roleIdsOf(after)],
    APPLICANT_ROLE,
  ]);
  if (rows.length > 0) throw ruleBroken('roles', message('roleOfTheSystem', { code: APPLICANT_ROLE }));
}

/** With the username or the address for passwords an account could be taken over. */
const SIGN_IN_FIELDS = ['username', 'email'] as const;

async function refuseAccountsBeyondOwn({ db, actor, before, after }: WriteContext<'user'>): Promise<void> {
  if (before === undefined || after === undefined || after.id === actor.userId) return;
  const changed = SIGN_IN_FIELDS.find((name) => before[name] !== after[name]);
  if (changed !== undefined && !(await mayAssignRoles(db, actor, roleIdsOf(before))))
    throw ruleBroken(changed, message('beyondOwnRoles'));
}

async function requireAdministratorsAfterUser(context: WriteContext<'user'>): Promise<void> {
  const { before, after } = context;
  const hasLost =
    before !== undefined &&
    isUsable(before) &&
    (!isUsable(after) || [...roleIdsOf(before)].some((id) => !roleIdsOf(after).has(id)));
  if (!hasLost) return;
  await requireAdministrator(context, 'roles');
  await requireOwnRoleRight(context, 'roles');
}

async function refuseDuplicateIdCard({ db, action, after }: WriteContext<'user'>): Promise<void> {
  if (action !== 'activate' || after === undefined || after.idCard === null) return;
  const { id, idCard, refDocumentTypePerson } = after;
  await lockIdentity(db, 'idCard', foldIdentity(idCard));
  if (await isIdCardTaken(db, { documentType: refDocumentTypePerson, idCard, exceptId: id }))
    throw conflict(message('reactivationBlocked'));
}
