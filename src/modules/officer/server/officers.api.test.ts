/** Tests officers as an administrator manages them: one page, two records, and only those the caller may see. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withCheckDigit } from '#language/values/idCard.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import { makeCompanyRole, makeDepartment, makeHolder, type Person } from '#platform/testing/people.ts';
import { makeRole } from '#platform/testing/roles.ts';

const OFFICERS = '/api/v1/security/users/customs';
const USERS = '/api/v1/security/users';

let site: TestApp;
let admin: Person;
let office: string;
beforeAll(async () => {
  site = await startTestApp();
  admin = await site.person({ roles: ['ADMIN'] });
  office = await makeDepartment(site.app, { nameTh: 'กลุ่มทดสอบ' });
});
afterAll(() => site.stop());

interface Officer {
  readonly id: string;
  readonly version: number;
  readonly username: string;
  readonly email: string;
  readonly isAuthorizer: boolean;
  readonly refJobPosition: { readonly code: string } | null;
  readonly refDepartment: { readonly id: string } | null;
  readonly roles?: readonly { readonly id: string; readonly refRole: { readonly code: string } }[];
}

let counter = 0;
const idOf = async (table: string, code: string): Promise<string> =>
  (await site.app.pools.api.query<{ id: string }>(`select "id" from "${table}" where "code" = $1`, [code])).rows[0]
    ?.id ?? '';
const body = (more: object = {}): object => {
  counter += 1;
  return {
    fullName: `สมหญิง ที่ ${counter}`,
    username: `officer.${counter}`,
    email: `officer${counter}@example.go.th`,
    refDepartment: { id: office },
    ...more,
  };
};
const put = (sent: unknown, as: Person = admin): Promise<TestAnswer> => site.call('PUT', OFFICERS, { as, body: sent });
const make = async (more: object = {}): Promise<Officer> => {
  const answer = await put(body(more));
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.body as Officer;
};
const search = (criteria: object, as: Person = admin): Promise<TestAnswer> =>
  site.call('POST', `${OFFICERS}/_search`, { as, body: criteria });
const found = async (criteria: object, as: Person = admin): Promise<readonly Officer[]> => {
  const answer = await search(criteria, as);
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return (answer.body as { data: readonly Officer[] }).data;
};
const keysOf = ({ body: answerBody }: TestAnswer): string[] =>
  (answerBody as { fields?: { path: string; messageKey: string }[] }).fields?.map(
    ({ path, messageKey }) => `${path}: ${messageKey}`,
  ) ?? [];
const isOf = (id: string): object => ({ name: 'id', operator: '=', value: id });

describe('an officer', () => {
  it('is added with account, post and roles at once, and found by any of them', async () => {
    const [position, role] = [await idOf('job_position', 'FB-2'), await idOf('role', 'OFFICER_CENTER')];
    const added = await make({
      refJobPosition: { id: position },
      refOfficerLevel: { key: 'K2' },
      isCommittee: true,
      isAuthorizer: true,
      roles: [{ refRole: { id: role } }],
    });
    expect(added).toMatchObject({
      refJobPosition: { code: 'FB-2' },
      isAuthorizer: true,
      refDepartment: { id: office },
      roles: [{ refRole: { code: 'OFFICER_CENTER' } }],
    });
    for (const where of [
      [{ name: 'username', operator: '=', value: added.username }],
      [isOf(added.id), { name: 'isAuthorizer', operator: '=', value: true }],
      [
        isOf(added.id),
        { name: 'refDepartment.id', operator: '=', value: office },
        { name: 'refJobPosition.code', operator: '=', value: 'FB-2' },
      ],
      [isOf(added.id), { name: 'roles.refRole.code', operator: '=', value: 'OFFICER_CENTER' }],
      [
        isOf(added.id),
        { name: 'refStatus.key', operator: '=', value: '1' },
        { name: 'roles.refRole.id', operator: '=', value: '' },
      ],
    ]) {
      expect([where, (await found({ where })).map(({ id }) => id)]).toEqual([where, [added.id]]);
    }
    expect(
      await found({ where: [isOf(added.id), { name: 'roles.refRole.code', operator: '=', value: 'SIGNATORY' }] }),
    ).toEqual([]);
    expect(
      await found({
        where: [isOf(added.id), { name: 'roles.refRole.code', operator: '=', value: 'SIGNATORY', isNot: true }],
      }),
    ).toHaveLength(1);
    const [row] = await found({
      select: ['fullName', 'refOfficerLevel.key', 'isCommittee'],
      where: [isOf(added.id)],
      children: [{ name: 'roles' }],
    });
    expect(row).toMatchObject({
      id: added.id,
      refOfficerLevel: { key: 'K2' },
      isCommittee: true,
      roles: [{ refRole: { code: 'OFFICER_CENTER' } }],
    });
  });

  it('gets a first password by mail, and signs in with it to change it', async () => {
    const added = await make();
    const [mail] = await queuedMails(site.app, added.email);
    const [, password = ''] = /รหัสผ่านชั่วคราว (\S+)/u.exec(mail?.text[0] ?? '') ?? [];
    const { status, body: signedIn } = await site.call('POST', '/api/auth', {
      body: { username: added.username, password },
    });
    expect(status).toBe(200);
    const as = signedIn as { token: string };
    expect(await site.call('POST', '/api/auth/info', { as, body: {} })).toMatchObject({
      body: { user: { mustChangePassword: true } },
    });
  });

  it('is changed on one page, with one version and one history', async () => {
    const added = await make();
    const renamed = (await put({ id: added.id, version: added.version, fullName: 'สมหญิง เปลี่ยนชื่อ', isCommittee: true }))
      .body as Officer;
    expect(renamed).toMatchObject({ version: added.version + 1, fullName: 'สมหญิง เปลี่ยนชื่อ', isCommittee: true });
    const posted = (
      await put({ id: added.id, version: renamed.version, refJobPosition: { id: await idOf('job_position', 'DIR') } })
    ).body as Officer;
    expect(posted).toMatchObject({ version: renamed.version + 1, refJobPosition: { code: 'DIR' } });
    expect((await put({ id: added.id, version: renamed.version, isCommittee: false })).status).toBe(409);
    expect(((await put({ id: added.id, version: posted.version })).body as Officer).version).toBe(posted.version);
    const life = (await site.call('POST', `${OFFICERS}/${added.id}/_changes`, { as: admin })).body as {
      version: number;
      action: string;
      changes: { path: string }[];
    }[];
    expect(
      life.map(({ version, action, changes }) => [
        version,
        action,
        changes.map(({ path }) => path).filter((path) => ['fullName', 'isCommittee', 'refJobPosition'].includes(path)),
      ]),
    ).toEqual([
      [3, 'update', ['refJobPosition']],
      [2, 'update', ['fullName', 'isCommittee']],
      [1, 'create', ['fullName']],
    ]);
    expect((await site.call('POST', `${OFFICERS}/${added.id}/_rev`, { as: admin })).body).toHaveLength(3);
  });

  it('is refused with everything that is missing or wrong at once, and nothing is stored', async () => {
    expect(keysOf(await put({ fullName: 'ไม่ครบ' }))).toEqual([
      'username: required',
      'refDepartment: required',
      'email: required',
    ]);
    expect(keysOf(await put(body({ username: 'system', refDepartment: null })))).toEqual([
      'refDepartment: required',
      'username: usernameReserved',
    ]);
    expect(keysOf(await put(body({ isAuthorizer: true })))).toEqual(['refJobPosition: signatoryPositionMissing']);
    expect(keysOf(await put(body({ refPersonType: { key: '1' } })))).toEqual(['refPersonType: onlyOfficers']);
    expect((await put(body({ refPersonType: { key: '4' } }))).status).toBe(200);
    for (const wrong of [{ idTax: '1' }, { nonsense: 1 }]) expect((await put(body(wrong))).status).toBe(400);
    for (const wrong of [null, [], 'x', 7]) expect((await put(wrong)).status).toBe(400);
    const { rows } = await site.app.pools.api.query(`select 1 from "user" where "full_name" = 'ไม่ครบ'`);
    expect(rows).toEqual([]);
  });

  it('is checked as it would be saved, and is not saved', async () => {
    const sent = body({ idCard: withCheckDigit('110020000001'), refDocumentTypePerson: { key: '1' } });
    expect((await site.call('POST', `${OFFICERS}/_check`, { as: admin, body: sent })).body).toMatchObject({
      ok: true,
      problems: [],
    });
    expect((await put(sent)).status).toBe(200);
    const again = (await site.call('POST', `${OFFICERS}/_check`, { as: admin, body: sent })).body as {
      ok: boolean;
      problems: { path: string }[];
    };
    expect([again.ok, again.problems.map(({ path }) => path)]).toEqual([false, ['username', 'idCard']]);
  });

  it('may have roles of the department only, and only such as the caller may give', async () => {
    const companyRole = await makeCompanyRole(site.app, { holderId: await makeHolder(site.app) });
    expect(keysOf(await put(body({ roles: [{ refRole: { id: companyRole } }] })))).toEqual([
      'roles: companyRoleForMembers',
    ]);
    const added = await make();
    const answer = await site.call('PUT', USERS, {
      as: admin,
      body: { id: added.id, version: added.version, roles: [{ refRole: { id: companyRole } }] },
    });
    expect(keysOf(answer)).toEqual(['roles: companyRoleForMembers']);
  });

  it('is 404 for a user who is no officer', async () => {
    const company = await makeHolder(site.app);
    expect(await found({ where: [isOf(company)] })).toEqual([]);
    expect((await put({ id: company, version: 1, fullName: 'ยึดบริษัท' })).status).toBe(404);
    expect((await site.call('POST', `${OFFICERS}/_delete`, { as: admin, body: { id: company } })).status).toBe(404);
    expect((await site.call('POST', `${OFFICERS}/${company}/_changes`, { as: admin })).status).toBe(404);
  });

  it('is archived and activated like every record', async () => {
    const added = await make();
    expect(
      (await site.call('POST', `${OFFICERS}/_delete`, { as: admin, body: { id: added.id, version: added.version } }))
        .status,
    ).toBe(200);
    expect(await found({ where: [isOf(added.id), { name: 'isActive', operator: '=', value: false }] })).toHaveLength(1);
    expect(
      (
        await site.call('POST', `${OFFICERS}/_active_all`, {
          as: admin,
          body: [{ id: added.id }, { id: randomUUID() }],
        })
      ).body,
    ).toMatchObject([{ ok: true }, { ok: false }]);
  });

  it('exists wherever the account was created, and follows its department', async () => {
    const elsewhere = await makeDepartment(site.app);
    const { id, version } = (
      await site.call('PUT', USERS, {
        as: admin,
        body: {
          fullName: 'จากหน้าผู้ใช้งาน',
          username: 'officer.users',
          refPersonType: { key: '4' },
          refDepartment: { id: office },
        },
      })
    ).body as Officer;
    expect(await found({ where: [isOf(id), { name: 'refDepartment.id', operator: '=', value: office }] })).toHaveLength(
      1,
    );
    expect(
      (await site.call('PUT', USERS, { as: admin, body: { id, version, refDepartment: { id: elsewhere } } })).status,
    ).toBe(200);
    expect(
      await found({ where: [isOf(id), { name: 'refDepartment.id', operator: '=', value: elsewhere }] }),
    ).toHaveLength(1);
  });
});

describe('reading officers', () => {
  it('is allowed to a head for the departments below, to an administrator and an auditor for all, and to nobody else', async () => {
    const subDepartment = await makeDepartment(site.app, { parentId: office });
    const other = await makeDepartment(site.app);
    const [near, far] = [
      await make({ refDepartment: { id: subDepartment } }),
      await make({ refDepartment: { id: other } }),
    ];
    const head = await site.person({ roles: ['OFFICER_HEAD'], departmentId: office });
    const auditor = await site.person({ roles: ['AUDITOR'] });
    const both = { where: [{ name: 'id', operator: 'in', value: [near.id, far.id] }] };
    expect((await found(both, head)).map(({ id }) => id)).toEqual([near.id]);
    expect(await found(both, auditor)).toHaveLength(2);
    expect(await found(both)).toHaveLength(2);
    expect((await site.call('POST', `${OFFICERS}/${far.id}/_changes`, { as: head })).status).toBe(404);
    for (const as of [head, auditor]) expect((await put(body(), as)).status).toBe(403);
    for (const role of ['OFFICER_CUSTOMS', 'OPERATOR_OWNER', 'SIGNATORY'])
      expect((await search({}, await site.person({ roles: [role] }))).status).toBe(403);
  });

  it('uses only names of fields of the officer', async () => {
    for (const criteria of [
      { select: ['refUser.username'] },
      { where: [{ name: 'nonsense', operator: '=', value: 1 }] },
      { sort: [{ name: 'roles', type: 'ASC' }] },
      { children: [{ name: 'memberships' }] },
      { select: ['passwordHash'] },
      { nonsense: true },
      { where: [{ name: 'roles.nonsense', operator: '=', value: 1 }] },
    ]) {
      expect([criteria, (await search(criteria)).status]).toEqual([criteria, 400]);
    }
  });

  it('can be exported as a file', async () => {
    const added = await make();
    const answer = await site.call('POST', `${OFFICERS}/_export`, {
      as: admin,
      body: { select: ['username', 'refDepartment', 'isCommittee'], where: [isOf(added.id)] },
    });
    expect([answer.status, answer.text.includes(added.username)]).toEqual([200, true]);
  });
});

describe('a person with a right on officers but not on users', () => {
  const account: readonly (readonly [string, (id: string) => object])[] = [
    [`${USERS}/status`, (id) => ({ id, status: 'suspended', reason: 'ทดสอบ' })],
    [`${USERS}/end-sessions`, (id) => ({ id })],
    [`${USERS}/change-password`, (id) => ({ id, password: 'ช้างสามเชือกเดินป่า' })],
    ['/api/v1/security/forgot-passwords', (id) => ({ refUser: { id } })],
  ];

  it('may manage only the accounts of officers they see', async () => {
    const role = await makeRole(site, admin, {
      menus: { 'officer.users': ['canView', 'canEdit'] },
      rowScope: 'department',
      fieldClasses: ['personal'],
    });
    const manager = await site.person({ roles: [role], departmentId: office });
    const holderId = await makeHolder(site.app);
    const owner = await site.person({ roles: [], personType: 'employee', memberOf: { holderId, kind: 'owner' } });
    const others = [
      owner.id,
      holderId,
      (await site.person({ roles: [], departmentId: await makeDepartment(site.app) })).id,
    ];
    for (const [path, sent] of account) {
      for (const id of others)
        expect([path, (await site.call('PUT', path, { as: manager, body: sent(id) })).status]).toEqual([path, 404]);
    }
    expect((await site.call('PUT', `${USERS}/end-sessions`, { as: manager, body: { all: true } })).status).toBe(403);
    const colleague = await site.person({ roles: [], departmentId: office, email: 'colleague@example.go.th' });
    for (const [path, sent] of account.toReversed())
      expect([path, (await site.call('PUT', path, { as: manager, body: sent(colleague.id) })).status]).toEqual([
        path,
        200,
      ]);
  });
});

describe('a department', () => {
  it('cannot be archived while officers belong to it; the refusal states how many', async () => {
    const id = await makeDepartment(site.app);
    const added = await make({ refDepartment: { id } });
    const archive = (): Promise<TestAnswer> =>
      site.call('POST', '/api/v1/master/departments/_delete', { as: admin, body: { id } });
    const refused = await archive();
    expect([
      refused.status,
      (refused.body as { messageKey: string }).messageKey,
      (refused.body as { data: object }).data,
    ]).toEqual([409, 'departmentInUse', { officers: 1, requests: 0 }]);
    await put({ id: added.id, version: added.version, refDepartment: { id: office } });
    expect((await archive()).status).toBe(200);
  });
});
