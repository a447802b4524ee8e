/**
 * Applies an approved registration to the accounts it is about: activates them, gives roles and company, and copies the
 * approved facts.
 */
import { getHolderId } from '#platform/server/request/case/loadCase.ts';
import { getEntity } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import { APPLICANT_ROLE, OWNER_ROLE } from '#platform/model/access/accessRules.ts';
import { mayAssignRoles } from '#platform/server/access/actor/mayAssignRoles.ts';
import { ruleBroken } from '#platform/server/errors.ts';
import { findBaseOf } from '#platform/server/request/case/difference.ts';
import { isSame } from '#platform/server/resource/write/recordChanges.ts';
import { newId } from '#platform/server/database/newId.ts';
import { setActive } from '#platform/server/resource/write/lifecycle.ts';
import { findRecord } from '#platform/server/resource/write/records.ts';
import { writerWithApproval, getUser, writeApproved, type RegistrationEffect } from './writeApproved.ts';
import { endRegistration } from './endRegistration.ts';
import {
  isOfType,
  EMPLOYEE_REGISTRATION,
  HOLDER_REGISTRATION,
  OFFICER_REGISTRATION,
  registeredIdOf,
  roleIdsIn,
} from './registration.ts';

export async function enrol(context: RegistrationEffect): Promise<void> {
  const { request } = context;
  if (request.refRequestType === 'cancel') await endRegistration(context);
  else {
    await copyFacts(context);
    if (request.refRequestType === 'new') await activateAccounts(context);
    if (isOfType(context.found, OFFICER_REGISTRATION)) await appointOfficer(context);
  }
}

const FACTS = ['fullName', 'fullNameEn', 'refTitle', 'email', 'phone'] as const;

/**
 * Facts of an employee are not copied: by a change, which the owner both requests and accepts, an owner could have the
 * passwords of another person's account sent to themselves. For others only the requested fields overwrite their
 * present values, and the address for passwords of an account is changed only on the person's own page, with a code.
 */
async function copyFacts(context: RegistrationEffect): Promise<void> {
  const { found } = context;
  const { document } = found;
  const isNew = found.request.refRequestType === 'new';
  if (!isNew && isOfType(found, EMPLOYEE_REGISTRATION)) return;
  const before = await getUser(context, registeredIdOf(found));
  const base = isNew ? undefined : await findBaseOf(context.engine, context.db, found);
  const isOwnAddress = (name: string): boolean => name === 'email' && before.username !== null;
  const requestedFields = FACTS.filter(
    (name) => base === undefined || (!isOwnAddress(name) && !isSame(base[name], document[name])),
  );
  const facts = Object.fromEntries(requestedFields.map((name) => [name, document[name]]));
  await writeApproved(context, {
    entity: 'user',
    before,
    after: { ...before, ...facts, idTax: document.idTax ?? before.idTax },
  });
}

/** The person who registers a company signs in as its owner; the company itself does not sign in and has no roles. */
async function activateAccounts(context: RegistrationEffect): Promise<void> {
  const { found } = context;
  const applicantId = found.document.refApplicant.id;
  const holderId = getHolderId(found.document);
  if (isOfType(found, HOLDER_REGISTRATION) && holderId !== applicantId)
    await activateAccount(context, { id: holderId, roleIds: [] });
  await activateAccount(context, { id: applicantId, roleIds: await rolesFor(context) });
  if (holderId !== applicantId)
    await addMembership(context, {
      userId: applicantId,
      holderId,
      kind: isOfType(found, EMPLOYEE_REGISTRATION) ? 'employee' : 'owner',
    });
}

/** An account that was suspended meanwhile stays suspended: somebody had a reason. */
async function activateAccount(
  context: RegistrationEffect,
  { id, roleIds }: { id: string; roleIds: readonly string[] },
): Promise<void> {
  const before = await getUser(context, id);
  const heldRoles = before.roles ?? [];
  const applicant = await findRoles(context, `"code" = '${APPLICANT_ROLE}'`);
  const isHeld = (roleId: string): boolean => heldRoles.some(({ refRole }) => refRole?.id === roleId);
  const roles = [
    ...heldRoles.map((row) => (applicant.includes(row.refRole?.id ?? '') ? { ...row, isDelete: true } : row)),
    ...roleIds
      .filter((roleId) => !isHeld(roleId))
      .map((roleId, index) => ({ id: newId(), seq: heldRoles.length + index + 1, refRole: { id: roleId } })),
  ];
  await writeApproved(context, {
    entity: 'user',
    before,
    after: { ...before, roles, ...(before.refStatus === 'pending' ? { refStatus: 'usable', statusReason: null } : {}) },
  });
}

/**
 * An officer gets the roles chosen for them, everybody else the default roles: the owner's role for owners only, the
 * employee's for employees.
 */
async function rolesFor(context: RegistrationEffect): Promise<readonly string[]> {
  const { found, db, writer } = context;
  if (isOfType(found, OFFICER_REGISTRATION)) {
    const chosen = roleIdsIn(found.document);
    if (!(await mayAssignRoles(db, writer.actor, chosen))) throw ruleBroken('roles', message('beyondOwnRoles'));
    return chosen;
  }
  const others = isOfType(found, EMPLOYEE_REGISTRATION) ? OWNER_ROLE : EMPLOYEE;
  return findRoles(
    context,
    `"is_default" and "is_active" and "holder_id" is null and "row_scope" = 'holder' and "code" <> '${others}'`,
  );
}

const EMPLOYEE = 'OPERATOR_EMP';

async function findRoles({ db }: RegistrationEffect, where: string): Promise<readonly string[]> {
  const { rows } = await db.query<{ id: string }>(`select "id" from "role" where ${where} order by "code"`);
  return rows.map(({ id }) => id);
}

/** A person who left and comes back gets the same membership, without the roles it had. */
async function addMembership(
  context: RegistrationEffect,
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
  await writeApproved(context, { entity: 'membership', before, after });
  if (before !== undefined)
    await setActive(engine, db, {
      ...writerWithApproval(context),
      entity: getEntity(engine.catalogue, 'membership'),
      target: { id: before.id },
      isActive: true,
    });
}

async function appointOfficer(context: RegistrationEffect): Promise<void> {
  const {
    engine,
    db,
    found: { document },
  } = context;
  const userId = registeredIdOf(context.found);
  const person = await getUser(context, userId);
  await writeApproved(context, {
    entity: 'user',
    before: person,
    after: { ...person, refDepartment: document.refWorkplace },
  });
  const { rows } = await db.query<{ id: string }>('select "id" from "user_officer" where "user_id" = $1', [userId]);
  const before =
    rows[0] === undefined
      ? undefined
      : await findRecord(engine, db, { entity: 'userOfficer', id: rows[0].id, lock: 'update' });
  const { refJobPosition, refOfficerLevel } = document;
  await writeApproved(context, {
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
