/** Tests the roles of a company: its owner makes them from the rights of the company, and nobody else changes them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rights } from '#language/rights.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { makeCompanyRole, makeDepartment, makeHolder, type Person } from '#platform/testing/people.ts';
import { makeRole } from '#platform/testing/roles.ts';

const ROLES = '/api/v1/security/roles/company';
const MENU = 'to-whom.requests';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.stop());

interface Company {
  readonly holderId: string;
  readonly owner: Person;
}

async function company(): Promise<Company> {
  const holderId = await makeHolder(test.app);
  return {
    holderId,
    owner: await test.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      memberOf: { holderId, kind: 'owner' },
    }),
  };
}

const put = (as: Person, body: object) => test.call('PUT', ROLES, { as, body });
const found = async (as: Person, criteria: object = {}) =>
  ((await test.call('POST', `${ROLES}/_search`, { as, body: criteria })).body as { data: Record<string, unknown>[] })
    .data;

async function makeRoleOf(
  as: Person,
  body: object = {},
): Promise<{ id: string; version: number; menus: { id: string }[] }> {
  const answer = await put(as, {
    name: 'เจ้าหน้าที่เอกสาร',
    menus: [{ refMenu: { key: MENU }, canView: true, canEdit: true }],
    ...body,
  });
  expect(answer.text).toContain('"version"');
  return answer.body as { id: string; version: number; menus: { id: string }[] };
}

describe('an owner', () => {
  it('makes a role of the company, and the server sets its holder and kind', async () => {
    const { owner, holderId } = await company();
    const { id } = await makeRoleOf(owner, { desc: 'จัดทำเอกสาร' });
    expect(
      await found(owner, { where: [{ name: 'id', operator: '=', value: id }], children: [{ name: 'menus' }] }),
    ).toMatchObject([
      {
        name: 'เจ้าหน้าที่เอกสาร',
        desc: 'จัดทำเอกสาร',
        refHolder: { id: holderId },
        refRowScope: { key: '1' },
        fieldClasses: ['personal'],
        isDefault: false,
        isActive: true,
        menus: [{ canView: true, canEdit: true, canCreate: false }],
      },
    ]);
    const { rows } = await test.app.pools.api.query<{ user_id: string; acting_for_id: string }>(
      `select "user_id", "acting_for_id" from "entity_log" where "entity" = 'role' and "record_id" = $1`,
      [id],
    );
    expect(rows).toEqual([{ user_id: owner.id, acting_for_id: holderId }]);
  });

  it('changes it, names a menu again to change its rights, archives it and activates it again', async () => {
    const { owner } = await company();
    const { id, version, menus } = await makeRoleOf(owner);
    const changed = await put(owner, {
      id,
      version,
      name: 'ผู้ยื่นเอกสาร',
      menus: [{ refMenu: { id: await menuId(MENU) }, canCreate: true }],
    });
    expect(changed.body).toMatchObject({
      name: 'ผู้ยื่นเอกสาร',
      version: 2,
      menus: [{ id: menus[0]?.id, canView: true, canCreate: true }],
    });
    expect((await put(owner, { id, version: 2, isActive: false })).body).toMatchObject({ isActive: false, version: 3 });
    expect((await put(owner, { id, isActive: true, name: 'อีกครั้ง' })).body).toMatchObject({
      isActive: true,
      name: 'อีกครั้ง',
    });
    expect(await put(owner, { id, version, name: 'เก่า' })).toMatchObject({
      status: 409,
      body: { messageKey: 'staleVersion' },
    });
  });

  it('is refused a right the company lacks, with the name of the menu', async () => {
    const { owner } = await company();
    const { menus } = (await test.call('GET', `${ROLES}/menus`, { as: owner })).body as {
      menus: { key: string; rights: string[] }[];
    };
    const menu = menus.find((candidate) => candidate.rights.length < rights.length);
    const beyond = rights.find((right) => menu?.rights.includes(right) === false);
    const answer = await put(owner, {
      name: 'มากไป',
      menus: [{ refMenu: { key: menu?.key }, [String(beyond)]: true }],
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { messageKey: 'beyondTheCompany', fields: [{ path: 'menus' }] },
    });
    const { rows } = await test.app.pools.api.query<{ name: string }>('select "name" from "menu" where "key" = $1', [
      menu?.key,
    ]);
    expect((answer.body as { message: string }).message).toContain(rows[0]?.name);
    expect(
      await put(owner, { name: 'ของผู้ดูแล', menus: [{ refMenu: { key: 'user-mgt.users' }, canView: true }] }),
    ).toMatchObject({ status: 422, body: { messageKey: 'beyondTheCompany' } });
  });

  it('cannot grant menus for managing the company itself', async () => {
    const { owner } = await company();
    for (const key of ['company.mgt', 'company.role-mgt', 'company.requests']) {
      expect(await put(owner, { name: 'เจ้าของอีกคน', menus: [{ refMenu: { key }, canView: true }] })).toMatchObject({
        status: 422,
        body: { messageKey: 'menuOfTheOwner' },
      });
    }
  });

  it.each([
    ['refHolder', { id: '00000000-0000-7000-8000-000000000001' }],
    ['refRowScope', { key: '6' }],
    ['fieldClasses', ['officer']],
    ['code', 'ADMIN'],
    ['isDefault', true],
  ])('cannot set %s', async (name, value) => {
    const { owner } = await company();
    expect((await put(owner, { name: 'ลองดู', [name]: value })).status).toBe(422);
  });

  it('is refused direct calls and document types', async () => {
    const { owner } = await company();
    expect((await put(owner, { name: 'ลองดู', resources: [] })).status).toBe(400);
    expect((await put(owner, { name: 'ลองดู', documentTypes: [] })).status).toBe(400);
  });

  it('finds only roles of the company, whatever the search', async () => {
    const [first, other] = [await company(), await company()];
    await makeRoleOf(first.owner);
    const { id } = await makeRoleOf(other.owner, { name: 'ของอีกบริษัท' });
    const searches = [
      {},
      { where: [{ name: 'refHolder.id', operator: '=', value: other.holderId }] },
      {
        where: [
          { name: 'name', operator: '=', value: 'x', logic: 'OR' },
          { name: 'id', operator: '=', value: id, logic: 'OR' },
        ],
      },
      { where: [{ name: 'code', operator: '=', value: 'ADMIN' }] },
    ];
    for (const criteria of searches)
      expect((await found(first.owner, criteria)).filter((role) => role['name'] !== 'เจ้าหน้าที่เอกสาร')).toEqual([]);
    expect((await put(first.owner, { id, version: 1, name: 'ยึดมา' })).status).toBe(404);
    expect((await put(first.owner, { id, name: 'ยึดมา' })).status).toBe(404);
    for (const call of ['_delete', '_active'])
      expect((await test.call('POST', `${ROLES}/${call}`, { as: first.owner, body: { id } })).status).toBe(404);
    expect((await test.call('POST', `${ROLES}/${id}/_changes`, { as: first.owner })).status).toBe(404);
  });

  it('cannot write a role of the system', async () => {
    const { owner } = await company();
    const { rows } = await test.app.pools.api.query<{ id: string; version: number }>(
      `select "id", "version" from "role" where "code" = 'OPERATOR_OWNER'`,
    );
    expect((await put(owner, { ...rows[0], name: 'ของเรา' })).status).toBe(404);
  });

  it('reads which rights can be granted, in the order of the side menu', async () => {
    const { owner } = await company();
    const { items, menus } = (await test.call('GET', `${ROLES}/menus`, { as: owner })).body as {
      items: { children: { refMenu: { id: string } | null }[] }[];
      menus: { key: string; rights: string[] }[];
    };
    expect(menus.find(({ key }) => key === MENU)?.rights).toContain('canEdit');
    expect(menus.filter(({ key }) => key.startsWith('company.') || key.startsWith('user-mgt.'))).toEqual([]);
    expect(items.length).toBeGreaterThan(0);
  });

  it('is refused to archive a role that somebody has, with their names, and may archive it when nobody has it', async () => {
    const { owner, holderId } = await company();
    const employee = await test.person({
      roles: ['OPERATOR_EMP'],
      personType: 'employee',
      fullName: 'สมหญิง มีบทบาท',
      memberOf: { holderId, kind: 'employee', menus: [] },
    });
    const [role] = await found(owner);
    const refused = await put(owner, { id: role?.['id'], isActive: false });
    expect(refused).toMatchObject({
      status: 409,
      body: { messageKey: 'roleStillGiven', data: { names: 'สมหญิง มีบทบาท' } },
    });
    await test.app.pools.api.query(
      'delete from "membership_role" r using "membership" m where m."id" = r."membership_id" and m."user_id" = $1',
      [employee.id],
    );
    expect((await put(owner, { id: role?.['id'], isActive: false })).body).toMatchObject({ isActive: false });
  });
});

describe('people other than the owner', () => {
  it('cannot manage the roles of a company: no employee, no agent, no officer', async () => {
    const { holderId } = await company();
    const others = [
      await test.person({ roles: ['OPERATOR_EMP'], personType: 'employee', memberOf: { holderId, kind: 'employee' } }),
      await test.person({
        roles: ['OPERATOR_AGENT'],
        personType: 'employee',
        memberOf: { holderId, kind: 'agent', documentTypes: ['toWhom'] },
      }),
      await test.person({ roles: ['ADMIN'] }),
      await test.person({ roles: ['OFFICER_CENTER'] }),
    ];
    for (const as of others) {
      expect((await put(as, { name: 'ลองดู' })).status).toBe(403);
      expect((await test.call('GET', `${ROLES}/menus`, { as })).status).toBe(403);
    }
    const [employee, agent, , officer] = others;
    for (const as of [employee, agent])
      expect((await test.call('POST', `${ROLES}/_search`, { as: as!, body: {} })).status).toBe(403);
    // People who see companies in general find none of their roles here, unless they see all rows anyway.
    expect((await test.call('POST', `${ROLES}/_search`, { as: officer!, body: {} })).body).toMatchObject({ data: [] });
  });

  it('cannot change the rights of a company’s role; an administrator may only archive it', async () => {
    const { owner } = await company();
    const { id } = await makeRoleOf(owner);
    const admin = await test.person({ roles: ['ADMIN'] });
    const changed = await test.call('PUT', '/api/v1/security/roles', {
      as: admin,
      body: { id, version: 1, name: 'เปลี่ยน' },
    });
    expect(changed).toMatchObject({ status: 422, body: { messageKey: 'companyRoleElsewhere' } });
    expect((await test.call('POST', '/api/v1/security/roles/_delete', { as: admin, body: { id } })).status).toBe(200);
  });

  it('cannot make a role of a company by the call of administrators', async () => {
    const { holderId } = await company();
    const admin = await test.person({ roles: ['ADMIN'] });
    const body = { code: 'OF_COMPANY', name: 'ของบริษัท', refRowScope: { key: '1' }, refHolder: { id: holderId } };
    expect((await test.call('PUT', '/api/v1/security/roles', { as: admin, body })).status).toBe(422);
  });

  it('cannot be given a company’s role as a user, one of another company, or one of the system as a member', async () => {
    const [first, other] = [await company(), await company()];
    const roleId = await makeCompanyRole(test.app, { holderId: first.holderId });
    const admin = await test.person({ roles: ['ADMIN'] });
    const person = await test.person({ roles: ['OPERATOR_EMP'], personType: 'employee' });
    const ofUser = await test.call('PUT', '/api/v1/security/users', {
      as: admin,
      body: { id: person.id, version: 1, roles: [{ refRole: { id: roleId } }] },
    });
    expect(ofUser).toMatchObject({ status: 422, body: { messageKey: 'companyRoleForMembers' } });
    const member = (holderId: string, refRole: object) =>
      test.call('PUT', '/api/v1/security/memberships', {
        as: admin,
        body: { refUser: { id: person.id }, refHolder: { id: holderId }, refKind: { key: '2' }, roles: [{ refRole }] },
      });
    expect(await member(other.holderId, { id: roleId })).toMatchObject({
      status: 422,
      body: { messageKey: 'roleOfAnotherCompany' },
    });
    expect(await member(first.holderId, { key: await makeRole(test, admin, { menus: {} }) })).toMatchObject({
      status: 422,
      body: { messageKey: 'roleOfAnotherCompany' },
    });
    expect((await member(first.holderId, { id: roleId })).status).toBe(200);
  });
});

async function menuId(key: string): Promise<string> {
  const { rows } = await test.app.pools.api.query<{ id: string }>('select "id" from "menu" where "key" = $1', [key]);
  return rows[0]?.id ?? '';
}

describe('a person who picks a role', () => {
  const ALL = '/api/v1/security/roles/_search';
  const codes = async (as: Person): Promise<string[]> => {
    const { status, body } = await test.call('POST', ALL, { as, body: { size: 1000 } });
    expect(status).toBe(200);
    return (body as { data: { code: string }[] }).data.map(({ code }) => code);
  };
  const codeOf = async (id: string): Promise<string> =>
    (await test.app.pools.api.query<{ code: string }>('select "code" from "role" where "id" = $1', [id])).rows[0]
      ?.code ?? '';

  it('for a company sees those of that company, and none of the system or of another', async () => {
    const [ours, otherCompany] = [await company(), await company()];
    const [own, other] = [
      await codeOf((await makeRoleOf(ours.owner)).id),
      await codeOf((await makeRoleOf(otherCompany.owner)).id),
    ];
    expect(await codes(ours.owner)).toEqual([own]);
    expect(await codes(otherCompany.owner)).toEqual([other]);
    expect(
      (
        await test.call('POST', ALL, {
          as: ours.owner,
          body: { size: 100, where: [{ name: 'code', operator: '=', value: 'ADMIN' }] },
        })
      ).body,
    ).toMatchObject({ data: [], totalSize: 0 });
  });

  it('for a department sees those of the system, and of no company', async () => {
    const { owner } = await company();
    const code = await codeOf((await makeRoleOf(owner)).id);
    const visibleCodes = await codes(
      await test.person({ roles: ['OFFICER_HEAD'], departmentId: await makeDepartment(test.app) }),
    );
    expect(visibleCodes).toContain('OFFICER_LAB');
    expect(visibleCodes.filter((roleCode) => roleCode.startsWith('C-'))).toEqual([]);
    expect(await codes(await test.person({ roles: ['ADMIN'] }))).toEqual(expect.arrayContaining(['ADMIN', code]));
  });
});
