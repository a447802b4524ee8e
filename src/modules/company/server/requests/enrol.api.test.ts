/** Tests what an approved registration does to the accounts it is about, and what a refused one leaves unchanged. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import {
  fileRegistration,
  makeApplicant,
  setUpRegistration,
  type RegistrationSetup,
} from '#platform/testing/registrations.ts';
import { expectOk, refile, takeStep, type FiledRequest } from '#platform/testing/requestPeople.ts';

const REQUESTS = '/api/v1/transaction/user-requests';
let test: TestApp;
beforeAll(async () => void (test = await startTestApp({ env: { PUBLIC_URL: 'https://haz.example.org' } })));
afterAll(() => test.stop());

interface Account {
  readonly status: string;
  readonly reason: string | null;
  readonly fullName: string;
  readonly roles: readonly string[];
  readonly departmentId: string | null;
}

async function accountOf(id: string): Promise<Account | undefined> {
  const { rows } = await test.app.pools.api.query<Account>(
    `select u."status", u."status_reason" as "reason", u."full_name" as "fullName",
        u."department_id" as "departmentId", coalesce((select json_agg(o."code" order by o."code") from "user_role" r
      join "role" o on o."id" = r."role_id" where r."user_id" = u."id"), '[]') as "roles" from "user" u
      where u."id" = $1`,
    [id],
  );
  return rows[0];
}

async function emailOf(id: string): Promise<string | null | undefined> {
  return (await test.app.pools.api.query<{ email: string | null }>('select "email" from "user" where "id" = $1', [id]))
    .rows[0]?.email;
}

async function membershipsOf(userId: string): Promise<readonly object[]> {
  const { rows } = await test.app.pools.api.query<{ holderId: string }>(
    `select m."holder_id" as "holderId", m."kind", m."is_active" as "isActive", (select count(*)::int
      from "membership_role" r where r."membership_id" = m."id") as "roles" from "membership" m where m."user_id" = $1`,
    [userId],
  );
  return rows;
}

async function approve(world: RegistrationSetup, filed: FiledRequest): Promise<void> {
  const { operator, receiver, approver } = world.people;
  await takeStep(test, operator, filed, 'request');
  await takeStep(test, receiver, filed, 'wait-receive-customs');
  await takeStep(test, receiver, filed, 'check', { data: { result: 'passed' } });
  await takeStep(test, receiver, filed, 'wait-approve-center');
  await takeStep(test, approver, filed, 'approve');
}

async function pendingCompany(): Promise<{ world: RegistrationSetup; applicantId: string }> {
  const world = await setUpRegistration(test, 'holderRegistration');
  await test.app.pools.api.query(`update "user" set "status" = 'pending' where "id" = $1`, [world.holderId]);
  return { world, applicantId: await makeApplicant(test, 'employee', { roles: ['APPLICANT'] }) };
}

describe('an approved company', () => {
  it('can be acted for by the person who registered it, as its owner and no longer as an applicant', async () => {
    const { world, applicantId } = await pendingCompany();
    await approve(world, await fileRegistration(test, world, { applicantId, values: { fullName: 'บริษัท ใหม่ จำกัด' } }));
    expect(await accountOf(world.holderId)).toMatchObject({ status: 'usable', fullName: 'บริษัท ใหม่ จำกัด', roles: [] });
    expect(await accountOf(applicantId)).toMatchObject({ status: 'usable', roles: ['OPERATOR_OWNER'] });
    expect(await membershipsOf(applicantId)).toEqual([
      { holderId: world.holderId, kind: 'owner', isActive: true, roles: 0 },
    ]);
  });

  it('is logged as written by the approver, with the number of the registration', async () => {
    const { world, applicantId } = await pendingCompany();
    await approve(world, await fileRegistration(test, world, { applicantId }));
    const { rows } = await test.app.pools.api.query<{ entity: string; userId: string; reason: string }>(
      `select distinct "entity", "user_id" as "userId", "reason" from "entity_log"
        where "record_id" in ($1, $2) and "reason" is not null`,
      [world.holderId, applicantId],
    );
    expect(rows).toEqual([
      { entity: 'user', userId: world.people.approver.id, reason: expect.stringMatching(/^registration R/u) as string },
    ]);
  });

  it('stays suspended if somebody suspended it meanwhile', async () => {
    const { world, applicantId } = await pendingCompany();
    const filed = await fileRegistration(test, world, { applicantId });
    await test.app.pools.api.query(`update "user" set "status" = 'suspended' where "id" = $1`, [applicantId]);
    await approve(world, filed);
    expect((await accountOf(applicantId))?.status).toBe('suspended');
  });

  it('changes its facts only when the change is approved, and keeps its number', async () => {
    const { world, applicantId } = await pendingCompany();
    const first = await fileRegistration(test, world, { applicantId });
    await approve(world, first);
    const change = await refile(test, world.people.operator, { kind: 3, base: first });
    await expectOk(
      test.call('PUT', REQUESTS, {
        as: world.people.operator,
        body: { id: change.id, version: 1, fullName: 'บริษัท ชื่ออื่น จำกัด', reason: 'เปลี่ยนชื่อ' },
      }),
    );
    expect((await accountOf(world.holderId))?.fullName).not.toBe('บริษัท ชื่ออื่น จำกัด');
    await approve(world, change);
    expect(await accountOf(world.holderId)).toMatchObject({ status: 'usable', fullName: 'บริษัท ชื่ออื่น จำกัด' });
    const { rows } = await test.app.pools.api.query<{ revision: number; current: boolean }>(
      'select "revision", "is_current" as "current" from "user_request" where "holder_id" = $1 order by "revision"',
      [world.holderId],
    );
    expect(rows).toEqual([
      { revision: 1, current: false },
      { revision: 2, current: true },
    ]);
  });

  it('has its present value in fields that were not part of the change', async () => {
    const { world, applicantId } = await pendingCompany();
    const first = await fileRegistration(test, world, { applicantId, values: { email: 'old@example.com' } });
    await approve(world, first);
    await test.app.pools.api.query(`update "user" set "email" = 'proven@example.com' where "id" = $1`, [
      world.holderId,
    ]);
    const change = await refile(test, world.people.operator, { kind: 3, base: first });
    await expectOk(
      test.call('PUT', REQUESTS, {
        as: world.people.operator,
        body: { id: change.id, version: 1, phone: '02 765 4321', reason: 'เปลี่ยนโทรศัพท์' },
      }),
    );
    await approve(world, change);
    expect(await emailOf(world.holderId)).toBe('proven@example.com');
  });

  it('is suspended with its reason when it gives its registration up, and its owner is notified', async () => {
    const { world, applicantId } = await pendingCompany();
    const first = await fileRegistration(test, world, { applicantId });
    await approve(world, first);
    const end = await refile(test, world.people.operator, { kind: 4, base: first });
    await expectOk(
      test.call('PUT', REQUESTS, { as: world.people.operator, body: { id: end.id, version: 1, reason: 'เลิกกิจการ' } }),
    );
    await approve(world, end);
    expect(await accountOf(world.holderId)).toMatchObject({ status: 'suspended', reason: 'เลิกกิจการ' });
    const { rows } = await test.app.pools.api.query<{ email: string }>('select "email" from "user" where "id" = $1', [
      applicantId,
    ]);
    expect((await queuedMails(test.app, rows[0]?.email ?? '')).map(({ subject }) => subject[1])).toContain(
      'The registration has been cancelled',
    );
    expect(
      (await test.call('PUT', REQUESTS, { as: world.people.operator, body: { id: end.id, version: 2, reason: 'x' } }))
        .status,
    ).not.toBe(200);
  });
});

describe('a refused company', () => {
  it('leaves everything as it was, and may register again', async () => {
    const { world, applicantId } = await pendingCompany();
    const { operator, receiver } = world.people;
    const filed = await fileRegistration(test, world, { applicantId });
    await takeStep(test, operator, filed, 'request');
    await takeStep(test, receiver, filed, 'wait-receive-customs');
    await takeStep(test, receiver, filed, 'not-receive-customs', { remark: 'เอกสารไม่ครบ' });
    expect(await accountOf(applicantId)).toMatchObject({ status: 'pending', roles: ['APPLICANT'] });
    const { rows } = await test.app.pools.api.query(
      `select 1 from "claim" where "kind" = 'registration' and "key" = $1`,
      [world.holderId],
    );
    expect(rows).toEqual([]);
    await approve(world, await fileRegistration(test, world, { applicantId }));
    expect((await accountOf(applicantId))?.status).toBe('usable');
  });
});

describe('an employee', () => {
  it('who is accepted belongs to the company without any role in it, and is notified by mail only', async () => {
    const world = await setUpRegistration(test, 'employeeRegistration');
    const applicantId = await makeApplicant(test, 'employee', { email: 'taken.in@example.com' });
    const filed = await fileRegistration(test, world, { applicantId, values: { email: 'taken.in@example.com' } });
    await takeStep(test, world.people.operator, filed, 'request');
    await takeStep(test, world.people.owner, filed, 'accept');
    expect(await accountOf(applicantId)).toMatchObject({ status: 'usable', roles: ['OPERATOR_EMP'] });
    expect(await membershipsOf(applicantId)).toEqual([
      { holderId: world.holderId, kind: 'employee', isActive: true, roles: 0 },
    ]);
    const mails = await queuedMails(test.app, 'taken.in@example.com');
    expect(mails.map(({ subject }) => subject[1])).toEqual(['You have been accepted as an employee']);
    expect(mails[0]?.text[1]).toContain('https://haz.example.org/haz/account/login');
  });

  it('who is refused gets the reason', async () => {
    const world = await setUpRegistration(test, 'employeeRegistration');
    const applicantId = await makeApplicant(test, 'employee', { email: 'not.taken@example.com' });
    const filed = await fileRegistration(test, world, { applicantId });
    await takeStep(test, world.people.operator, filed, 'request');
    await takeStep(test, world.people.owner, filed, 'refuse', { remark: 'ไม่รู้จัก' });
    expect(await accountOf(applicantId)).toMatchObject({ status: 'pending', roles: [] });
    expect(
      (await queuedMails(test.app, 'not.taken@example.com')).map(({ text }) => text[0].includes('“ไม่รู้จัก”')),
    ).toEqual([true]);
  });

  it('has the same name and address, whatever the owner has changed in the registration', async () => {
    const world = await setUpRegistration(test, 'employeeRegistration');
    const applicantId = await makeApplicant(test, 'employee', {
      email: 'keeps.theirs@example.com',
      fullName: 'สมศรี ซื่อตรง',
    });
    const first = await fileRegistration(test, world, {
      applicantId,
      values: { email: 'keeps.theirs@example.com', fullName: 'สมศรี ซื่อตรง' },
    });
    await takeStep(test, world.people.operator, first, 'request');
    await takeStep(test, world.people.owner, first, 'accept');
    const change = await refile(test, world.people.operator, { kind: 3, base: first });
    await expectOk(
      test.call('PUT', REQUESTS, {
        as: world.people.operator,
        body: { id: change.id, version: 1, email: 'thief@example.com', fullName: 'ผู้อื่น', reason: 'ทดลอง' },
      }),
    );
    await takeStep(test, world.people.operator, change, 'request');
    await takeStep(test, world.people.owner, change, 'accept');
    expect(await emailOf(applicantId)).toBe('keeps.theirs@example.com');
    expect((await accountOf(applicantId))?.fullName).toBe('สมศรี ซื่อตรง');
  });

  it('can register with the same company once, and with another', async () => {
    const [firstSetup, other] = [
      await setUpRegistration(test, 'employeeRegistration'),
      await setUpRegistration(test, 'employeeRegistration'),
    ];
    const applicantId = await makeApplicant(test, 'employee');
    await takeStep(
      test,
      firstSetup.people.operator,
      await fileRegistration(test, firstSetup, { applicantId }),
      'request',
    );
    const again = await fileRegistration(test, firstSetup, { applicantId });
    expect(
      await test.call('PUT', `${REQUESTS}/request`, { as: firstSetup.people.operator, body: JSON.stringify(again.id) }),
    ).toMatchObject({ status: 422, body: { messageKey: 'registeredAlready' } });
    await takeStep(test, other.people.operator, await fileRegistration(test, other, { applicantId }), 'request');
  });
});

describe('an officer', () => {
  it('who is approved has the department, the position and the roles that were chosen, and is notified', async () => {
    const world = await setUpRegistration(test, 'officerRegistration');
    const filed = await fileRegistration(test, world, { values: { email: 'officer.to.be@example.com' } });
    await takeStep(test, world.people.operator, filed, 'request');
    await takeStep(test, world.people.administrator, filed, 'approve-officer');
    expect(await accountOf(world.holderId)).toMatchObject({
      status: 'usable',
      roles: ['OFFICER_LAB'],
      departmentId: world.office,
    });
    const { rows } = await test.app.pools.api.query(
      'select "is_committee" as "isCommittee" from "user_officer" where "user_id" = $1',
      [world.holderId],
    );
    expect(rows).toEqual([{ isCommittee: false }]);
    expect((await queuedMails(test.app, 'officer.to.be@example.com')).map(({ subject }) => subject[1])).toEqual([
      'Your officer account is ready',
    ]);
  });

  it('is not approved without a role, nor with one that is for operators', async () => {
    const world = await setUpRegistration(test, 'officerRegistration');
    const filed = await fileRegistration(test, world, { values: { roles: [] } });
    await takeStep(test, world.people.operator, filed, 'request');
    const approveOfficer = () =>
      test.call('PUT', `${REQUESTS}/approve-officer`, { as: world.people.administrator, body: { id: filed.id } });
    expect(await approveOfficer()).toMatchObject({ status: 422, body: { messageKey: 'rolesMissing' } });
    const roleOf = async (code: string) =>
      (await test.app.pools.api.query<{ id: string }>('select "id" from "role" where "code" = $1', [code])).rows[0];
    const { rows } = await test.app.pools.api.query<{ version: number }>(
      'select "version" from "user_request" where "id" = $1',
      [filed.id],
    );
    await expectOk(
      test.call('PUT', REQUESTS, {
        as: world.people.administrator,
        body: { id: filed.id, version: rows[0]?.version, roles: [{ refRole: await roleOf('OPERATOR_OWNER') }] },
      }),
    );
    expect(await approveOfficer()).toMatchObject({ status: 422, body: { messageKey: 'operatorsRole' } });
  });
});
