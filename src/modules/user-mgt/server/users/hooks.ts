/** What a write of a user has to look at beyond the user: who else there is, and who would be left. */
import { message } from '#language/message.ts';
import { ANONYMOUS, APPLICANT, SIGNED_IN } from '#platform/model/access/accessRules.ts';
import { foldIdentity, foldUsername } from '#platform/model/party/userRules.ts';
import { managesRoles, reachesRoles } from '#platform/server/access/actor/reach.ts';
import { isUsable, roleIdsOf } from '#platform/server/auth/userRecord.ts';
import { broken, conflict } from '#platform/server/errors.ts';
import { factsOf, type FactContext, type Hooks, type WriteContext } from '#platform/server/resource/hooks.ts';
import { keepAnAdministrator, keepOwnWay } from '../roles/administrators.ts';
import { isIdCardTaken, isUsernameTaken, waitForOthers } from './taken.ts';

export const userHooks: Partial<Hooks> = {
  facts: factsOf('user', { isUsernameTaken: usernameFact, isIdCardTaken: idCardFact }),
  afterWrite: {
    user: [
      notOneself,
      ownEmailIsProven,
      rolesAreWithinReach,
      applicantsWait,
      accountsAreWithinReach,
      administratorsStay,
      cardsStayApart,
    ],
  },
};

async function usernameFact({ db, record: { id, username } }: FactContext<'user'>): Promise<boolean> {
  if (username === null) return false;
  await waitForOthers(db, 'username', foldUsername(username));
  return isUsernameTaken(db, { username, exceptId: id });
}

async function idCardFact({
  db,
  record: { id, idCard, refDocumentTypePerson },
}: FactContext<'user'>): Promise<boolean> {
  if (idCard === null) return false;
  await waitForOthers(db, 'idCard', foldIdentity(idCard));
  return isIdCardTaken(db, { documentType: refDocumentTypePerson, idCard, exceptId: id });
}

/** Whoever locks themselves out cannot let themselves in again. */
function notOneself({ actor, before, after }: WriteContext<'user'>): Promise<void> {
  const isOut = before?.id === actor.userId && isUsable(before) && !isUsable(after);
  return isOut ? Promise.reject(broken('', message('notYourself'))) : Promise.resolve();
}

/** A session left open must not be enough to have the account's password sent elsewhere. */
function ownEmailIsProven({ actor, before, after }: WriteContext<'user'>): Promise<void> {
  const isUnproven =
    before !== undefined &&
    after !== undefined &&
    after.id === actor.userId &&
    actor.isProven !== true &&
    before.email !== after.email;
  return isUnproven ? Promise.reject(broken('email', message('ownEmailElsewhere'))) : Promise.resolve();
}

async function rolesAreWithinReach({ db, actor, before, after }: WriteContext<'user'>): Promise<void> {
  const had = roleIdsOf(before);
  const given = [...roleIdsOf(after)].filter((id) => !had.has(id));
  if (given.length === 0) return;
  // Of oneself the rows have it already: what is new there was not one's own before.
  const isReached = after?.id === actor.userId ? managesRoles(actor) : await reachesRoles(db, actor, given);
  if (!isReached) throw broken('roles', message('beyondOwnRoles'));
  const { rows } = await db.query<{ code: string }>(
    'select "code" from "role" where "id" = any($1::uuid[]) and "code" = any($2::text[])',
    [given, [ANONYMOUS, SIGNED_IN]],
  );
  if (rows[0] !== undefined) throw broken('roles', message('roleOfTheSystem', { code: rows[0].code }));
}

/** The role of who waits for their registration is given with it, and taken away when it is approved. */
async function applicantsWait({ db, before, after }: WriteContext<'user'>): Promise<void> {
  const isSame =
    before?.refStatus === after?.refStatus && [...roleIdsOf(after)].every((id) => roleIdsOf(before).has(id));
  if (isSame || after?.refStatus !== 'usable') return;
  const { rows } = await db.query('select 1 from "role" where "id" = any($1::uuid[]) and "code" = $2', [
    [...roleIdsOf(after)],
    APPLICANT,
  ]);
  if (rows.length > 0) throw broken('roles', message('roleOfTheSystem', { code: APPLICANT }));
}

/** By what a person signs in with, or has a password sent to, their account could be taken over. */
const WAYS_IN = ['username', 'email'] as const;

async function accountsAreWithinReach({ db, actor, before, after }: WriteContext<'user'>): Promise<void> {
  if (before === undefined || after === undefined || after.id === actor.userId) return;
  const changed = WAYS_IN.find((name) => before[name] !== after[name]);
  if (changed !== undefined && !(await reachesRoles(db, actor, roleIdsOf(before))))
    throw broken(changed, message('beyondOwnRoles'));
}

async function administratorsStay(context: WriteContext<'user'>): Promise<void> {
  const { before, after } = context;
  const hasLost =
    before !== undefined &&
    isUsable(before) &&
    (!isUsable(after) || [...roleIdsOf(before)].some((id) => !roleIdsOf(after).has(id)));
  if (!hasLost) return;
  await keepAnAdministrator(context, 'roles');
  await keepOwnWay(context, 'roles');
}

async function cardsStayApart({ db, action, after }: WriteContext<'user'>): Promise<void> {
  if (action !== 'activate' || after === undefined || after.idCard === null) return;
  const { id, idCard, refDocumentTypePerson } = after;
  await waitForOthers(db, 'idCard', foldIdentity(idCard));
  if (await isIdCardTaken(db, { documentType: refDocumentTypePerson, idCard, exceptId: id }))
    throw conflict(message('reactivationBlocked'));
}
