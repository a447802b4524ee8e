/**
 * What an approved registration makes of the people it is about: accounts that can be used, the roles and the company
 * they belong to, and the facts as they were approved.
 */
import { getHolderId } from '#platform/server/request/case/loadCase.ts';
import { getEntity } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import { APPLICANT, OWNER } from '#platform/model/access/accessRules.ts';
import { reachesRoles } from '#platform/server/access/actor/reach.ts';
import { broken } from '#platform/server/errors.ts';
import { findBaseOf } from '#platform/server/request/case/difference.ts';
import { isSame } from '#platform/server/resource/write/difference.ts';
import { newId } from '#platform/server/database/newId.ts';
import { setActive } from '#platform/server/resource/write/lifecycle.ts';
import { findRecord } from '#platform/server/resource/write/records.ts';
import { asApproved, getUser, write, type Deciding } from './decided.ts';
import { leave } from './leave.ts';
import { isOfType, ofEmployees, ofHolders, ofOfficers, registeredIdOf, roleIdsIn } from './registration.ts';

export async function enrol(context: Deciding): Promise<void> {
  const { request } = context;
  if (request.refRequestType === 'cancel') await leave(context);
  else {
    await copyFacts(context);
    if (request.refRequestType === 'new') await takeIn(context);
    if (isOfType(context.found, ofOfficers)) await putInOffice(context);
  }
}

const FACTS = ['fullName', 'fullNameEn', 'refTitle', 'email', 'phone'] as const;

/**
 * An employee's facts are theirs: by a change, which the owner both asks for and accepts, an owner would have the passwords
 * of somebody else's account sent to themselves. Of others only what was asked for is written over what they keep themselves,
 * and where the passwords of an account go is changed on the person's own page, with a code.
 */
async function copyFacts(context: Deciding): Promise<void> {
  const { found } = context;
  const { document } = found;
  const isNew = found.request.refRequestType === 'new';
  if (!isNew && isOfType(found, ofEmployees)) return;
  const before = await getUser(context, registeredIdOf(found));
  const base = isNew ? undefined : await findBaseOf(context.engine, context.db, found);
  const isTheirs = (name: string): boolean => name === 'email' && before.username !== null;
  const asked = FACTS.filter((name) => base === undefined || (!isTheirs(name) && !isSame(base[name], document[name])));
  const facts = Object.fromEntries(asked.map((name) => [name, document[name]]));
  await write(context, {
    entity: 'user',
    before,
    after: { ...before, ...facts, idTax: document.idTax ?? before.idTax },
  });
}

/** Who registers a company comes in as its owner; the company itself signs in as nobody and has no roles. */
async function takeIn(context: Deciding): Promise<void> {
  const { found } = context;
  const applicantId = found.document.refApplicant.id;
  const holderId = getHolderId(found.document);
  if (isOfType(found, ofHolders) && holderId !== applicantId) await open(context, { id: holderId, roleIds: [] });
  await open(context, { id: applicantId, roleIds: await rolesFor(context) });
  if (holderId !== applicantId)
    await join(context, { userId: applicantId, holderId, kind: isOfType(found, ofEmployees) ? 'employee' : 'owner' });
}

/** Suspended meanwhile, they stay so: somebody had a reason. */
async function open(context: Deciding, { id, roleIds }: { id: string; roleIds: readonly string[] }): Promise<void> {
  const before = await getUser(context, id);
  const held = before.roles ?? [];
  const applicant = await findRoles(context, `"code" = '${APPLICANT}'`);
  const isHeld = (roleId: string): boolean => held.some(({ refRole }) => refRole?.id === roleId);
  const roles = [
    ...held.map((row) => (applicant.includes(row.refRole?.id ?? '') ? { ...row, isDelete: true } : row)),
    ...roleIds
      .filter((roleId) => !isHeld(roleId))
      .map((roleId, index) => ({ id: newId(), seq: held.length + index + 1, refRole: { id: roleId } })),
  ];
  await write(context, {
    entity: 'user',
    before,
    after: { ...before, roles, ...(before.refStatus === 'pending' ? { refStatus: 'usable', statusReason: null } : {}) },
  });
}

/** An officer gets what was chosen for them, everybody else what is given by default: an owner's to owners alone, an employee's to employees. */
async function rolesFor(context: Deciding): Promise<readonly string[]> {
  const { found, db, writer } = context;
  if (isOfType(found, ofOfficers)) {
    const chosen = roleIdsIn(found.document);
    if (!(await reachesRoles(db, writer.actor, chosen))) throw broken('roles', message('beyondOwnRoles'));
    return chosen;
  }
  const others = isOfType(found, ofEmployees) ? OWNER : EMPLOYEE;
  return findRoles(
    context,
    `"is_default" and "is_active" and "holder_id" is null and "row_scope" = 'holder' and "code" <> '${others}'`,
  );
}

const EMPLOYEE = 'OPERATOR_EMP';

async function findRoles({ db }: Deciding, where: string): Promise<readonly string[]> {
  const { rows } = await db.query<{ id: string }>(`select "id" from "role" where ${where} order by "code"`);
  return rows.map(({ id }) => id);
}

/** Who left and comes back has the membership they had, without what they could do then. */
async function join(
  context: Deciding,
  { userId, holderId, kind }: { userId: string; holderId: string; kind: 'owner' | 'employee' },
): Promise<void> {
  const { engine, db } = context;
  const { rows } = await db.query<{ id: string }>(
    'select "id" from "membership" where "user_id" = $1 and "holder_id" = $2',
    [userId, holderId],
  );
  const before =
    rows[0] === undefined
      ? undefined
      : await findRecord(engine, db, { entity: 'membership', id: rows[0].id, lock: 'update' });
  if (before?.isActive === true) return;
  const roles = (before?.roles ?? []).map((row) => ({ ...row, isDelete: true }));
  const after = {
    ...before,
    id: before?.id ?? newId(),
    refUser: { id: userId },
    refHolder: { id: holderId },
    refKind: kind,
    position: before?.position ?? null,
    startDate: null,
    endDate: null,
    roles,
  };
  await write(context, { entity: 'membership', before, after });
  if (before !== undefined)
    await setActive(engine, db, {
      ...asApproved(context),
      entity: getEntity(engine.catalogue, 'membership'),
      target: { id: before.id },
      isActive: true,
    });
}

async function putInOffice(context: Deciding): Promise<void> {
  const {
    engine,
    db,
    found: { document },
  } = context;
  const userId = registeredIdOf(context.found);
  const person = await getUser(context, userId);
  await write(context, { entity: 'user', before: person, after: { ...person, refDepartment: document.refWorkplace } });
  const { rows } = await db.query<{ id: string }>('select "id" from "user_officer" where "user_id" = $1', [userId]);
  const before =
    rows[0] === undefined
      ? undefined
      : await findRecord(engine, db, { entity: 'userOfficer', id: rows[0].id, lock: 'update' });
  const { refJobPosition, refOfficerLevel } = document;
  await write(context, {
    entity: 'userOfficer',
    before,
    after: {
      isCommittee: false,
      isAuthorizer: false,
      ...before,
      id: before?.id ?? newId(),
      refUser: { id: userId },
      refJobPosition,
      refOfficerLevel,
    },
  });
}
