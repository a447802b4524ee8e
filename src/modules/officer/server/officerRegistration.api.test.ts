/** Tests an officer who registers, is refused with a reason, registers again and is approved. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STEP_JOB } from '#platform/server/workflow/takeStep.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import { makeDepartment, type Person } from '#platform/testing/people.ts';
import { accountBody, randomAddressHeader, attachmentRows } from '#platform/testing/registrationForms.ts';
import { runQueuedTask } from '#platform/testing/runQueuedTask.ts';

const REGISTER = '/api/v1/security/users/register-officer';
const REQUESTS = '/api/v1/transaction/user-requests';
const OFFICERS = '/api/v1/security/users/customs';

let test: TestApp;
let admin: Person;
let office: string;
let positionId: string;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
  office = await idOf('department', `"department_type" = 'checkpoint' and "is_register"`);
  positionId = await idOf('job_position', `"code" = 'FB-1'`);
});
afterAll(() => test.stop());

async function idOf(table: string, where: string): Promise<string> {
  return (
    (
      await test.app.pools.api.query<{ id: string }>(
        `select "id" from "${table}" where ${where} and "is_active" order by "code" limit 1`,
      )
    ).rows[0]?.id ?? ''
  );
}

interface Registration {
  readonly id: string;
  readonly version: number;
  readonly refRequest: { readonly id: string; readonly refStatus: { readonly key: string } };
}

type Account = ReturnType<typeof accountBody>;

const register = async (who: Account, workplaceId = office): Promise<TestAnswer> =>
  test.call('POST', REGISTER, {
    body: {
      ...who,
      document: {
        refWorkplace: { id: workplaceId },
        refJobPosition: { id: positionId },
        refOfficerLevel: { key: 'K1' },
        attachments: await attachmentRows(test, ['5']),
      },
    },
    headers: randomAddressHeader(),
  });
const signIn = (who: Account): Promise<TestAnswer> =>
  test.call('POST', '/api/auth', {
    body: { username: who.username, password: who.password },
    headers: randomAddressHeader(),
  });
const put = (path: string, body: object, as: Person = admin): Promise<TestAnswer> =>
  test.call('PUT', `${REQUESTS}${path}`, { as, body });

/** Finds the waiting registration as the administrator does. */
async function waiting(who: Account): Promise<Registration> {
  const where = [
    { name: 'refApplicant.username', operator: '=', value: who.username },
    { name: 'refRequest.refStatus.code', operator: '=', value: 'submitted' },
  ];
  const answer = await test.call('POST', `${REQUESTS}/_search`, {
    as: admin,
    body: { select: ['version', 'refRequest.refStatus'], where },
  });
  const [found] = (answer.body as { data: Registration[] }).data;
  if (found === undefined) throw new Error(`Nothing waits of ${who.username}: ${answer.text}`);
  return found;
}

describe('an officer', () => {
  it('is refused with a reason, registers again, is approved and works with the granted roles', async () => {
    const who = accountBody();
    expect((await register(who)).status).toBe(200);
    const first = await waiting(who);
    expect((await put('/not-approve-officer', { id: first.id })).status).toBe(422);
    expect((await put('/not-approve-officer', { id: first.id, reason: 'ไม่พบชื่อในคำสั่งแต่งตั้ง' })).status).toBe(200);

    const again = { ...who, password: 'ดอกไม้ริมทาง-2569' };
    expect((await register(again)).status).toBe(200);
    const second = await waiting(again);
    expect(await put('/approve-officer', { id: second.id })).toMatchObject({
      status: 422,
      body: { messageKey: 'rolesMissing' },
    });
    const role = await idOf('role', `"code" = 'OFFICER_CUSTOMS'`);
    const chosen = await put('', { id: second.id, version: second.version, roles: [{ refRole: { id: role } }] });
    expect([chosen.status, chosen.status === 200 ? '' : chosen.text]).toEqual([200, '']);
    const approved = await put('/approve-officer', { id: second.id });
    expect([approved.status, approved.status === 200 ? '' : approved.text]).toEqual([200, '']);

    const { status, body } = await signIn(again);
    expect(status).toBe(200);
    const info = (await test.call('POST', '/api/auth/info', { as: body as { token: string }, body: {} })).body as {
      user: { id: string; refDepartment: { id: string } };
      menus: { url: string }[];
    };
    expect(info.user.refDepartment.id).toBe(office);
    const urls = info.menus.map(({ url }) => url);
    expect(urls).toContain('/app/company/request-receives/**');
    for (const closed of ['/app/officer/users/**', '/app/company/requests/**', '/app/user-mgt/users/**'])
      expect(urls).not.toContain(closed);

    const officers = (
      await test.call('POST', `${OFFICERS}/_search`, {
        as: admin,
        body: { where: [{ name: 'id', operator: '=', value: info.user.id }], children: [{ name: 'roles' }] },
      })
    ).body;
    expect(officers).toMatchObject({
      data: [
        {
          username: who.username,
          refDepartment: { id: office },
          refJobPosition: { id: positionId },
          refOfficerLevel: { key: 'K1' },
          roles: [{ refRole: { code: 'OFFICER_CUSTOMS' } }],
        },
      ],
    });
    const { rows } = await test.app.pools.api.query<{ by: string; reason: string | null }>(
      `select "create_by" as by, "reason" from "entity_log" where "record_id" = $1 and "entity" = 'user'
        order by "record_version" desc limit 1`,
      [info.user.id],
    );
    expect(rows[0]).toMatchObject({ by: admin.username, reason: expect.stringMatching(/^registration /u) as string });
  });

  it('gets the reason of the refusal by mail', async () => {
    const who = { ...accountBody() };
    who.applicant['email'] = 'refused@example.go.th';
    await register(who);
    const { id } = await waiting(who);
    await put('/not-approve-officer', { id, reason: 'แนบบัตรผิดคน' });
    await runQueuedTask(test.app, STEP_JOB);
    const mails = await queuedMails(test.app, String(who.applicant['email']));
    expect(mails.filter(({ text: [th] }) => th.includes('แนบบัตรผิดคน'))).toHaveLength(1);
  });

  it('cannot choose roles for themselves when the registration is returned to them', async () => {
    const who = accountBody();
    await register(who);
    const { id } = await waiting(who);
    expect((await put('/re-edit', { id, remark: 'กรุณาแนบคำสั่งแต่งตั้ง' })).status).toBe(200);
    const as = (await signIn(who)).body as Person;
    const { version } = (
      (
        await test.call('POST', `${REQUESTS}/_search`, {
          as,
          body: { where: [{ name: 'id', operator: '=', value: id }] },
        })
      ).body as { data: [Registration] }
    ).data[0];
    const roles = [{ refRole: { id: await idOf('role', `"code" = 'ADMIN'`) } }];
    expect(await put('', { id, version, roles }, as)).toMatchObject({
      status: 422,
      body: { messageKey: 'rolesAreGiven' },
    });
    expect((await put('', { id, version, phone: '02 999 9999' }, as)).status).toBe(200);
  });

  it('joins a department that is open for registration, and no other', async () => {
    const closed = await makeDepartment(test.app);
    expect(await register(accountBody(), closed)).toMatchObject({ status: 422 });
    const options = (
      await test.call('GET', '/api/v1/security/users/register/options', { headers: randomAddressHeader() })
    ).body as { departments: { id: string }[] };
    expect(options.departments.map(({ id }) => id)).toContain(office);
    expect(options.departments.map(({ id }) => id)).not.toContain(closed);
  });

  it('is approved by an administrator only, and a waiting registration keeps the department in use', async () => {
    const id = await makeDepartment(test.app);
    await test.app.pools.api.query('update "department" set "is_register" = true where "id" = $1', [id]);
    const who = accountBody();
    expect((await register(who, id)).status).toBe(200);
    const found = await waiting(who);
    for (const role of ['OFFICER_HEAD', 'AUDITOR', 'OFFICER_CENTER'])
      expect([403, 404]).toContain(
        (await put('/approve-officer', { id: found.id }, await test.person({ roles: [role], departmentId: id })))
          .status,
      );
    expect(await test.call('POST', '/api/v1/master/departments/_delete', { as: admin, body: { id } })).toMatchObject({
      status: 409,
      body: { messageKey: 'departmentInUse', data: { officers: 3, requests: 1 } },
    });
  });
});
