/** Registrations for tests, of a company, an employee and an officer: their people, and how one is filed. */
import { getEntity } from '#language/catalogue.ts';
import type { AnyRecord } from '#language/record.ts';
import { rights } from '#language/rights.ts';
import { systemActor } from '#platform/server/access/actor/actor.ts';
import { createUser } from '#platform/server/auth/createUser.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { newDocument } from '#platform/server/request/filing/newFiling.ts';
import { appendStep } from '#platform/server/workflow/history.ts';
import { newId } from '#platform/server/database/newId.ts';
import { writeServerChange } from '#platform/server/resource/write/lifecycle.ts';
import { save } from '#platform/server/resource/write/save.ts';
import { findStored } from '#platform/server/resource/read/storedRecords.ts';
import { makeDepartment, makeHolder, type Person } from './people.ts';
import {
  CENTRAL_OFFICE,
  expectOk,
  uploadPdf,
  requestVersionOf,
  type TestServer,
  type FiledRequest,
} from './requestPeople.ts';
import { findPlace, findOperatorType } from './registeredHolder.ts';

export const registrationTypes = ['holderRegistration', 'employeeRegistration', 'officerRegistration'] as const;
export type RegistrationType = (typeof registrationTypes)[number];

export interface RegistrationSetup {
  readonly type: RegistrationType;
  readonly holderId: string;
  /** The department that receives it: none for an employee. */
  readonly office: string;
  readonly people: Readonly<Record<'operator' | 'receiver' | 'approver' | 'owner' | 'administrator', Person>>;
}

export async function setUpRegistration(test: TestServer, type: RegistrationType): Promise<RegistrationSetup> {
  const office = await makeDepartment(test.app, { parentId: CENTRAL_OFFICE });
  const holderId = type === 'officerRegistration' ? await makeApplicant(test, 'officer') : await makeHolder(test.app);
  const operator = await test.person({
    roles: ['OPERATOR_OWNER'],
    personType: 'employee',
    memberOf: { holderId, kind: 'owner' },
  });
  const administrator = await test.person({ roles: ['ADMIN'] });
  return {
    type,
    holderId,
    office,
    people: {
      operator,
      owner: operator,
      receiver: await test.person({ roles: ['OFFICER_CUSTOMS'], departmentId: office }),
      approver: await test.person({ roles: ['OFFICER_CENTER'], departmentId: CENTRAL_OFFICE }),
      administrator,
    },
  };
}

/** Makes a person who has registered and waits. */
export function makeApplicant(
  { app }: Pick<TestServer, 'app'>,
  personType: 'employee' | 'officer' | 'individual',
  more: Partial<Parameters<typeof createUser>[1]> = {},
): Promise<string> {
  const username = `waits.${newId()}`;
  return createUser(app.pools.api, {
    personType,
    fullName: `ผู้ลงทะเบียน ${username}`,
    email: `${username}@example.com`,
    status: 'pending',
    roles: personType === 'employee' ? [] : ['APPLICANT'],
    username,
    ...more,
    nowMs: app.clock.nowMs(),
  });
}

export interface RegistrationOptions {
  readonly applicantId?: string;
  /** Values as they are sent. */
  readonly values?: AnyRecord;
  readonly managed?: AnyRecord;
}

const personTypes = {
  holderRegistration: 'legalEntity',
  employeeRegistration: 'employee',
  officerRegistration: 'officer',
} as const;

/**
 * Makes a draft that is complete for submission. Earlier requests and registrations of the same holder are cancelled
 * first.
 */
export async function fileRegistration(
  test: TestServer,
  world: RegistrationSetup,
  { applicantId, values = {}, managed = {} }: RegistrationOptions = {},
): Promise<FiledRequest> {
  const { app } = test;
  const { type, holderId, people } = world;
  if (type !== 'employeeRegistration') await cancelEarlierRegistrations(test, world);
  const person = type === 'officerRegistration' ? holderId : (applicantId ?? (await makeApplicant(test, 'employee')));
  const attachments = [];
  for (const key of requiredItems[type])
    attachments.push({ refItem: { key }, file: await uploadPdf(test, people.operator) });
  const filed: AnyRecord = {
    ...newDocument({ type, kind: 'new', dossierId: newId(), holderId }),
    refPersonType: personTypes[type],
    refApplicant: { id: person },
    applicantName: 'สมชาย ใจดี',
    isFromRegistry: true,
    termsDate: app.clock.now(),
    ...managed,
  };
  const body = {
    fullName: `ทดสอบลงทะเบียน ${newId()}`,
    email: 'office@example.com',
    phone: '02 123 4567',
    attachments,
    ...(await valuesOfType(test, world)),
    ...values,
  };
  const { id: userId, username } = people.operator;
  const writer = { actor: { ...systemActor('A registration for a test'), userId, username }, rights: new Set(rights) };
  const terms = {
    managed: filed,
    isComplete: false,
    refusalOf: () => undefined,
    opening: { origin: 'filed', isOwnDossier: true },
  } as const;
  const { id } = await inTransaction(app.pools.api, {}, (db) =>
    save(app, db, { ...writer, entity: getEntity(app.catalogue, 'userRequest'), body, terms }),
  );
  return { id, requestId: (filed['refRequest'] as { readonly id: string }).id };
}

/** Keys of the required items of the checklist. */
const requiredItems: Readonly<Record<RegistrationType, readonly string[]>> = {
  holderRegistration: ['1', '2'],
  employeeRegistration: [],
  officerRegistration: ['5'],
};

async function valuesOfType({ app }: TestServer, { type, office }: RegistrationSetup): Promise<AnyRecord> {
  const db = app.pools.api;
  if (type === 'employeeRegistration') return {};
  if (type === 'officerRegistration') {
    const { rows } = await db.query<{ id: string }>(`select "id" from "role" where "code" = 'OFFICER_LAB'`);
    return { refWorkplace: { id: office }, roles: [{ refRole: rows[0] }] };
  }
  return {
    refCheckpoint: { id: office },
    houseNo: '88/1',
    ...(await findPlace(db)),
    authority: 'กรรมการหนึ่งคน',
    committees: [{ fullName: 'สมชาย ใจดี', isAuthorizer: true }],
    operatorTypes: [{ refOperatorType: { id: await findOperatorType(db) } }],
  };
}

/**
 * Written as the server would, so that the remaining data satisfies the invariants. Nobody is notified, and people who
 * act for the holder continue to do so.
 */
async function cancelEarlierRegistrations(
  test: TestServer,
  { type, holderId, people }: RegistrationSetup,
): Promise<void> {
  const remark = 'For another';
  const open = await test.app.pools.api.query<{ id: string; status: string }>(
    `select "id", "status" from "request" where "holder_id" = $1 and "document_type" = $2 and "is_open"
        and "status" <> 'draft'`,
    [holderId, type],
  );
  for (const { id, status } of open.rows) {
    const isCentral = status === 'waitCenter';
    await expectOk(
      test.call('PUT', '/api/v1/transaction/requests/request', {
        as: isCentral ? people.approver : people.operator,
        body: { id, version: await requestVersionOf(test, id), action: isCentral ? 'not-approve' : 'cancel', remark },
      }),
    );
  }
  await inTransaction(test.app.pools.api, {}, async (db) => {
    const inForce = await db.query<{ id: string }>(
      `select "id" from "dossier" where "holder_id" = $1 and "document_type" = $2 and "state" = 'inForce'`,
      [holderId, type],
    );
    const entity = getEntity(test.app.catalogue, 'dossier');
    for (const { id } of inForce.rows) {
      const before = await findStored(test.app.catalogue, db, { entity, id, lock: 'update' });
      if (before === undefined) continue;
      const actor = systemActor(remark);
      const version = await writeServerChange(test.app, db, {
        actor,
        rights: new Set(rights),
        entity,
        before,
        after: { ...before, refState: 'cancelled', remark },
      });
      await appendStep(db, {
        entity: 'dossier',
        recordId: id,
        action: 'cancel',
        from: 'inForce',
        to: 'cancelled',
        effects: [],
        actorId: null,
        username: actor.username,
        principalId: null,
        at: test.app.clock.now(),
        remark,
        version,
        detail: {},
      });
    }
  });
}
