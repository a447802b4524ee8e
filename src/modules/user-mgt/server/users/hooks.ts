/** What a write of a user has to look at beyond the user: who else there is, and who would be left. */
import { message } from '#language/message.ts';
import type { AnyRecord, Reference } from '#language/record.ts';
import { foldIdentity, foldUsername } from '#platform/model/userRules.ts';
import { broken, conflict } from '#platform/server/errors.ts';
import type { FactContext, Hooks, WriteContext } from '#platform/server/resource/hooks.ts';
import { rowsOf } from '#platform/server/resource/rows.ts';
import { keepAnAdministrator, keepOwnWay } from '../roles/administrators.ts';
import { isIdCardTaken, isUsernameTaken, waitForOthers, type IdentityDocument } from './taken.ts';

export const userHooks: Hooks = {
  facts: { isUsernameTaken: usernameFact, isIdCardTaken: idCardFact },
  afterWrite: { user: [notOneself, administratorsStay, cardsStayApart] },
};

async function usernameFact({ db, record }: FactContext): Promise<boolean> {
  const username = record['username'];
  if (typeof username !== 'string') return false;
  await waitForOthers(db, 'username', foldUsername(username));
  return isUsernameTaken(db, { username, exceptId: String(record['id']) });
}

async function idCardFact({ db, record }: FactContext): Promise<boolean> {
  const idCard = record['idCard'];
  if (typeof idCard !== 'string') return false;
  await waitForOthers(db, 'idCard', foldIdentity(idCard));
  return isIdCardTaken(db, { documentType: documentTypeOf(record), idCard, exceptId: String(record['id']) });
}

/** Whoever locks themselves out cannot let themselves in again. */
function notOneself({ actor, before, after }: WriteContext): Promise<void> {
  const isOut = before?.['id'] === actor.userId && isUsable(before) && !isUsable(after);
  return isOut ? Promise.reject(broken('', message('notYourself'))) : Promise.resolve();
}

async function administratorsStay(context: WriteContext): Promise<void> {
  const { before, after } = context;
  const hasLost = before !== undefined && isUsable(before) && (!isUsable(after) || [...rolesOf(before)].some((id) => !rolesOf(after).has(id)));
  if (!hasLost) return;
  await keepAnAdministrator(context, 'roles');
  await keepOwnWay(context, 'roles');
}

async function cardsStayApart({ db, action, after }: WriteContext): Promise<void> {
  const idCard = after?.['idCard'];
  if (action !== 'activate' || after === undefined || typeof idCard !== 'string') return;
  await waitForOthers(db, 'idCard', foldIdentity(idCard));
  if (await isIdCardTaken(db, { documentType: documentTypeOf(after), idCard, exceptId: String(after['id']) })) throw conflict(message('reactivationBlocked'));
}

function isUsable(user: AnyRecord | undefined): boolean {
  return user !== undefined && user['isActive'] !== false && user['refStatus'] === 'usable';
}

function rolesOf(user: AnyRecord | undefined): ReadonlySet<string> {
  return new Set(rowsOf(user, 'roles').filter((row) => row['isDelete'] !== true).map((row) => (row['refRole'] as Reference).id));
}

function documentTypeOf(user: AnyRecord): IdentityDocument | null {
  return (user['refDocumentTypePerson'] ?? null) as IdentityDocument | null;
}
