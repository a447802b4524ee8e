/**
 * Tests a registration that is suspended, reinstated or revoked: who may do it, who is notified, and what happens to
 * people who act for the holder.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import { makeDepartment, makeHolder, type Person } from '#platform/testing/people.ts';
import { registerHolder, type RegisteredHolder } from '#platform/testing/registeredHolder.ts';
import {
  companyRegistrationBody,
  newIdCardNumber,
  newTaxNumber,
  sendRegistration,
  createFakeRegistries,
} from '#platform/testing/registrationForms.ts';
import { fileLetter } from '#modules/to-whom/testing/letters.ts';
import { CENTRAL_OFFICE } from '#platform/testing/requestPeople.ts';

const API = '/api/v1';
const DOSSIERS = `${API}/transaction/dossiers`;
const LETTERS = `${API}/transaction/to-whoms`;

interface Company extends RegisteredHolder {
  readonly holderId: string;
  readonly dossierId: string;
  readonly owner: Person & { readonly email: string };
}

let test: TestApp;
let signatory: Person;
let checkpointId: string;
let counter = 0;

beforeAll(async () => {
  test = await startTestApp({ registries: createFakeRegistries() });
  checkpointId = await makeDepartment(test.app, { parentId: CENTRAL_OFFICE });
  signatory = await test.person({ roles: ['SIGNATORY'], departmentId: CENTRAL_OFFICE });
});
afterAll(() => test.stop());

async function makeCompany(): Promise<Company> {
  counter += 1;
  const holderId = await makeHolder(test.app, `บริษัท พักใช้ ${counter} จำกัด`);
  const email = `standing${counter}@example.com`;
  const owner = await test.person({
    roles: ['OPERATOR_OWNER'],
    personType: 'employee',
    email,
    memberOf: { holderId, kind: 'owner' },
  });
  const registered = await registerHolder(test.app, { holderId, applicantId: owner.id, checkpointId });
  const { rows } = await test.app.pools.api.query<{ id: string }>(
    'select "dossier_id" as "id" from "user_request" where "id" = $1',
    [registered.id],
  );
  return { ...registered, holderId, dossierId: rows[0]?.id ?? '', owner: { ...owner, email } };
}

async function set(
  as: Person,
  action: string,
  { dossierId }: Company,
  remark: string | null = 'ตามคำสั่ง',
): Promise<TestAnswer> {
  const { rows } = await test.app.pools.api.query<{ version: number }>(
    'select "version" from "dossier" where "id" = $1',
    [dossierId],
  );
  return test.call('PUT', `${DOSSIERS}/${action}`, { as, body: { id: dossierId, version: rows[0]?.version, remark } });
}

const infoOf = async (as: Person): Promise<unknown> =>
  (await test.call('POST', '/api/auth/info', { as, body: {} })).body;
/** Waits until the process that has the session knows of the change. */
const until = async (as: Person, info: object): Promise<void> => {
  await expect.poll(() => infoOf(as), { interval: 5, timeout: 10_000 }).toMatchObject(info);
};
const read = (as: Person, headers: Readonly<Record<string, string>> = {}): Promise<TestAnswer> =>
  test.call('POST', `${LETTERS}/_search`, { as, body: {}, headers });

describe('a registration', () => {
  it('is suspended and reinstated by the signatory, with a reason, and by nobody else', async () => {
    const company = await makeCompany();
    for (const role of [
      'OFFICER_CUSTOMS',
      'OFFICER_CENTER',
      'OFFICER_HEAD',
      'OFFICER_FINANCE',
      'ADMIN',
      'AUDITOR',
    ] as const) {
      const officer = await test.person({
        roles: [role],
        departmentId: role === 'OFFICER_CUSTOMS' ? checkpointId : CENTRAL_OFFICE,
      });
      for (const action of ['suspend', 'revoke', 'reinstate'])
        expect([role, action, (await set(officer, action, company)).status]).toEqual([role, action, 403]);
    }
    for (const action of ['suspend', 'revoke', 'reinstate'])
      expect([action, (await set(company.owner, action, company)).status]).toEqual([action, 403]);
    expect((await set(signatory, 'suspend', company, ' ')).body).toMatchObject({
      fields: [{ path: 'remark', messageKey: 'remarkRequired' }],
    });
    expect((await set(signatory, 'suspend', company)).status).toBe(200);
    expect((await set(signatory, 'suspend', company)).status).toBe(422);
    expect((await set(signatory, 'reinstate', company)).status).toBe(200);
  });

  it('that is suspended lets nobody act for the holder, and all of them again when it is reinstated', async () => {
    const company = await makeCompany();
    const { holderId, owner } = company;
    const filed = await fileLetter(test, owner);
    const employee = await test.person({ roles: [], personType: 'employee', memberOf: { holderId, kind: 'employee' } });
    const agent = await test.person({
      roles: ['OPERATOR_AGENT'],
      personType: 'employee',
      memberOf: { holderId, kind: 'agent', documentTypes: ['toWhom'] },
    });
    for (const person of [owner, employee, agent])
      expect(await infoOf(person)).toMatchObject({ actingFor: { id: holderId }, lostPower: null });
    expect((await set(signatory, 'suspend', company, 'ไม่ชำระค่าปรับ')).status).toBe(200);
    for (const person of [owner, employee, agent])
      await until(person, {
        actingFor: null,
        actingForOptions: [],
        lostPower: { id: holderId, why: 'holderSuspended' },
      });
    for (const person of [owner, employee, agent]) {
      expect(await read(person, { 'x-acting-for': holderId })).toMatchObject({
        status: 403,
        body: { messageKey: 'holderIsSuspended' },
      });
      expect((await read(person)).text).not.toContain(filed.id);
      expect((await test.call('PUT', LETTERS, { as: person, body: { subject: 'x' } })).status).not.toBe(200);
    }
    const [mail] = await queuedMails(test.app, owner.email);
    expect(mail?.text.every((text) => text.includes('ไม่ชำระค่าปรับ'))).toBe(true);
    expect((await set(signatory, 'reinstate', company, 'ชำระแล้ว')).status).toBe(200);
    for (const person of [owner, employee, agent])
      await until(person, { actingFor: { id: holderId }, lostPower: null });
    for (const person of [owner, agent]) expect((await read(person)).text).toContain(filed.id);
  });

  it('that is suspended lets a person who also acts for another company choose that one, and does not choose for them', async () => {
    const [first, other] = [await makeCompany(), await makeCompany()];
    await test.app.pools.api.query(
      `insert into "membership" ("id", "user_id", "holder_id", "kind", "version", "is_active", "create_by",
          "create_date", "update_by", "update_date")
        values (gen_random_uuid(), $1, $2, 'owner', 1, true, 'system', now(), 'system', now())`,
      [first.owner.id, other.holderId],
    );
    expect((await set(signatory, 'suspend', first)).status).toBe(200);
    await until(first.owner, {
      actingFor: null,
      lostHolder: { id: first.holderId },
      actingForOptions: [{ id: other.holderId }],
    });
    const search = () => test.call('POST', `${API}/transaction/user-banks/_search`, { as: first.owner, body: {} });
    expect(await search()).toMatchObject({ status: 409, body: { messageKey: 'chooseActingFor' } });
    expect(
      (await test.call('PUT', `${API}/security/users/me/acting-for`, { as: first.owner, body: { id: other.holderId } }))
        .status,
    ).toBe(200);
    expect((await search()).status).toBe(200);
  });

  it('that is revoked ends for good, and stays in the history with its reason', async () => {
    const company = await makeCompany();
    expect((await set(signatory, 'revoke', company, 'ใช้เอกสารเท็จ')).status).toBe(200);
    await until(company.owner, { actingFor: null, lostPower: { why: 'holderRevoked' } });
    expect(await read(company.owner, { 'x-acting-for': company.holderId })).toMatchObject({
      status: 403,
      body: { messageKey: 'holderIsRevoked' },
    });
    for (const action of ['reinstate', 'suspend'])
      expect([action, (await set(signatory, action, company)).status]).toEqual([action, 422]);
    const answer = await test.call('POST', `${API}/transaction/requests/case`, {
      as: signatory,
      body: { id: company.requestId },
    });
    expect(answer.text).toContain('ใช้เอกสารเท็จ');
    const { rows } = await test.app.pools.api.query(
      'select "action", "remark", "actor_id" as "by" from "status_history" where "record_id" = $1',
      [company.dossierId],
    );
    expect(rows).toEqual([{ action: 'revoke', remark: 'ใช้เอกสารเท็จ', by: signatory.id }]);
  });

  it('that is revoked or refused releases its numbers for a new one; one that is suspended does not', async () => {
    const company = await makeCompany();
    const [idTax, idCard] = [newTaxNumber(), newIdCardNumber()];
    const db = test.app.pools.api;
    await db.query('update "user" set "id_tax" = $2 where "id" = $1', [company.holderId, idTax]);
    await db.query(`update "user" set "id_card" = $2, "document_type_person" = 'idCard' where "id" = $1`, [
      company.owner.id,
      idCard,
    ]);
    const fresh = async (username?: string): Promise<TestAnswer> => {
      const body = await companyRegistrationBody(test, idTax);
      return sendRegistration(test, {
        ...body,
        ...(username === undefined ? {} : { username }),
        applicant: { ...body.applicant, ...(username === undefined ? { idCard } : {}) },
      });
    };
    expect((await set(signatory, 'suspend', company)).status).toBe(200);
    expect((await fresh()).status).toBe(422);
    expect((await set(signatory, 'revoke', company)).status).toBe(200);
    // A username alone does not release the account it belongs to.
    expect((await fresh(company.owner.username)).status).toBe(422);
    const answer = await fresh();
    expect(answer.status, answer.text).toBe(200);
    const { rows } = await db.query('select "is_active" as "isActive" from "user" where "id" = any($1::uuid[])', [
      [company.holderId, company.owner.id],
    ]);
    expect(rows).toEqual([{ isActive: false }, { isActive: false }]);
  });

  it('of an officer cannot be suspended here: their account can', async () => {
    const company = await makeCompany();
    const { rows } = await test.app.pools.api.query<{ id: string }>(
      `insert into "dossier" ("id", "document_type", "holder_id", "department_id", "state", "code", "is_filed",
          "version", "is_active", "create_by", "create_date", "update_by", "update_date")
values (gen_random_uuid(), 'officerRegistration', $1, $2, 'inForce', 'RG-OFFICER/2569', true, 1, true, 'system',
  now(), 'system', now()) returning "id"`,
      [company.holderId, CENTRAL_OFFICE],
    );
    expect((await set(signatory, 'suspend', { ...company, dossierId: rows[0]?.id ?? '' })).status).toBe(403);
    await test.app.pools.api.query('delete from "dossier" where "id" = $1', [rows[0]?.id]);
  });
});
