/** Tests that at least one administrator remains who can correct the rights, whatever two people do at once. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '#platform/server/auth/createUser.ts';
import { newId } from '#platform/server/database/newId.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { makeRole } from '#platform/testing/roles.ts';

const SECURITY = '/api/v1/security';
const USERS = `${SECURITY}/users`;
const ROLES = `${SECURITY}/roles`;
const LAST = { status: 422, body: { messageKey: 'lastAdministrator' } };

let site: TestApp;
let admin: Person;
beforeAll(async () => {
  site = await startTestApp();
});
beforeEach(async () => {
  // Nobody else is left who could correct the rights.
  await site.app.pools.api.query(`update "user" set "status" = 'suspended'`);
  admin = await site.person({ roles: ['ADMIN'] });
});
afterAll(() => site.stop());

const call = (method: 'PUT' | 'POST', path: string, body: unknown, as = admin): Promise<TestAnswer> =>
  site.call(method, path, { as, body });
const suspend = (id: string, as = admin): Promise<TestAnswer> =>
  call('PUT', `${USERS}/status`, { id, status: 'suspended' }, as);

interface RoleRow {
  readonly id: string;
  readonly version: number;
  readonly menus: readonly { readonly id: string; readonly refMenu: { readonly key: string } }[];
  readonly resources: readonly { readonly id: string; readonly refResource: { readonly path: string } }[];
  readonly roles: readonly { readonly id: string }[];
}

async function find(base: string, name: string, value: string, children: readonly string[]): Promise<RoleRow> {
  const { body } = await call('POST', `${base}/_search`, {
    page: 0,
    size: 1,
    where: [{ name, operator: '=', value }],
    children: children.map((child) => ({ name: child })),
  });
  const [row] = (body as { data: RoleRow[] }).data;
  if (row === undefined) throw new Error(`Nothing at ${base} with ${name} ${value}`);
  return row;
}

const rightOf = (role: RoleRow, key: string): string => role.menus.find(({ refMenu }) => refMenu.key === key)?.id ?? '';

/** Makes a person who may change users, and is no administrator. */
async function clerk(): Promise<Person> {
  return site.person({
    roles: [
      await makeRole(site, admin, { menus: { 'user-mgt.users': ['canView', 'canEdit', 'canArchive', 'canDelete'] } }),
    ],
  });
}

describe('the last administrator', () => {
  it('cannot be suspended, archived, deleted or stripped of their roles by anybody', async () => {
    const other = await clerk();
    expect(await suspend(admin.id, other)).toMatchObject(LAST);
    expect(await call('POST', `${USERS}/_delete`, { id: admin.id }, other)).toMatchObject(LAST);
    expect((await call('POST', `${USERS}/_delete_all`, [{ id: admin.id }], other)).body).toMatchObject([
      { ok: false, error: { messageKey: 'lastAdministrator' } },
    ]);
    const { roles, version } = await find(USERS, 'id', admin.id, ['roles']);
    const [role] = roles;
    expect(
      await call('PUT', USERS, { id: admin.id, version, roles: [{ id: role?.id, isDelete: true }] }, other),
    ).toMatchObject(LAST);
    expect(await call('POST', `${SECURITY}/user-roles/_delete`, { id: role?.id }, other)).toMatchObject(LAST);
    expect(
      (
        await call(
          'POST',
          `${USERS}/_check`,
          { id: admin.id, version, roles: [{ id: role?.id, isDelete: true }] },
          other,
        )
      ).body,
    ).toMatchObject({ ok: false, problems: [{ path: 'roles', messageKey: 'lastAdministrator' }] });
    expect((await call('POST', `${ROLES}/_search`, {})).status).toBe(200);
  });

  it('cannot be deleted either, if nothing refers to them yet', async () => {
    const other = await clerk();
    const fresh = await createUser(site.app.pools.api, {
      username: 'fresh',
      passwordHash: 'x',
      fullName: 'ก',
      personType: 'officer',
      roles: ['ADMIN'],
      nowMs: 0,
    });
    expect((await suspend(admin.id, other)).status).toBe(200);
    expect(await call('POST', `${USERS}/_delete?isHardDelete=true`, { id: fresh }, other)).toMatchObject(LAST);
  });

  it('is not one without a password, archived or suspended, because they could not sign in', async () => {
    const [other, third] = [await site.person({ roles: ['ADMIN'] }), await site.person({ roles: ['ADMIN'] })];
    await site.app.pools.api.query('delete from "credential" where "user_id" = $1', [other.id]);
    expect((await suspend(third.id)).status).toBe(200);
    expect(await suspend(admin.id, await clerk())).toMatchObject(LAST);
  });

  it('cannot lock themselves out', async () => {
    await site.person({ roles: ['ADMIN'] });
    for (const answer of [await suspend(admin.id), await call('POST', `${USERS}/_delete`, { id: admin.id })]) {
      expect(answer).toMatchObject({ status: 422, body: { messageKey: 'notYourself' } });
    }
  });

  it('stays when two lock each other out at once', async () => {
    const other = await site.person({ roles: ['ADMIN'] });
    const answers = await Promise.all([suspend(other.id), suspend(admin.id, other)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await site.app.pools.api.query(
      `select count(*)::int as n from "user" where "status" = 'usable' and "id" = any($1::uuid[])`,
      [[admin.id, other.id]],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('stays when two lock each other out at once, also if there is a third', async () => {
    const other = await site.person({ roles: ['ADMIN'] });
    await site.person({ roles: ['ADMIN'] });
    const [first, two] = await Promise.all([
      suspend(other.id),
      call('POST', `${USERS}/_delete`, { id: admin.id }, other),
    ]);
    expect([first.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 401]);
  });
});

describe('the own right to edit roles', () => {
  it('cannot be removed by the person who has it', async () => {
    await site.person({ roles: ['ADMIN'] });
    const own = await find(USERS, 'id', admin.id, ['roles']);
    expect(
      await call('PUT', USERS, {
        id: admin.id,
        version: own.version,
        roles: [{ id: own.roles[0]?.id, isDelete: true }],
      }),
    ).toMatchObject(LAST);
    const role = await find(ROLES, 'code', 'ADMIN', ['menus']);
    const { id, version } = role;
    for (const menus of [
      [{ id: rightOf(role, 'user-mgt.roles'), canEdit: false }],
      [{ id: rightOf(role, 'user-mgt.roles'), isDelete: true }],
    ]) {
      expect(await call('PUT', ROLES, { id, version, menus })).toMatchObject({
        ...LAST,
        body: { ...LAST.body, fields: [{ path: 'menus' }] },
      });
    }
    expect(await call('POST', `${SECURITY}/role-menus/_delete`, { id: rightOf(role, 'user-mgt.roles') })).toMatchObject(
      LAST,
    );
    expect(
      (
        await call('PUT', ROLES, {
          id,
          version,
          menus: [{ id: rightOf(role, 'user-mgt.application'), canEdit: false }],
        })
      ).status,
    ).toBe(200);
  });

  it('may remain through another role of theirs', async () => {
    const menus = { 'user-mgt.roles': ['canView', 'canEdit'], 'user-mgt.users': ['canEdit'] } as const;
    const code = await makeRole(site, admin, { menus });
    const person = await site.person({ roles: ['ADMIN', code] });
    const role = await find(ROLES, 'code', 'ADMIN', ['menus']);
    const setCanEdit = (version: number, canEdit: boolean): Promise<TestAnswer> =>
      call('PUT', ROLES, { id: role.id, version, menus: [{ id: rightOf(role, 'user-mgt.roles'), canEdit }] }, person);
    const removed = await setCanEdit(role.version, false);
    expect(removed.status).toBe(200);
    expect((await setCanEdit((removed.body as RoleRow).version, true)).status).toBe(200);
  });

  it('cannot be removed with its menu or its call', async () => {
    const menu = await find(`${SECURITY}/menus`, 'key', 'user-mgt.roles', ['resources']);
    const calls = await find(`${SECURITY}/resources`, 'path', '/api/v1/security/roles/**', []);
    expect(await call('POST', `${SECURITY}/menus/_delete`, { id: menu.id })).toMatchObject(LAST);
    expect(await call('POST', `${SECURITY}/resources/_delete`, { id: calls.id })).toMatchObject(LAST);
    expect(
      await call('PUT', `${SECURITY}/resources`, {
        id: calls.id,
        version: calls.version,
        path: '/api/v1/security/rules/**',
      }),
    ).toMatchObject(LAST);
    const part = menu.resources.find(({ refResource }) => refResource.path === '/api/v1/security/roles/**');
    expect(await call('POST', `${SECURITY}/menu-resources/_delete`, { id: part?.id })).toMatchObject(LAST);
    const others = await find(`${SECURITY}/menus`, 'key', 'user-mgt.application', []);
    expect((await call('POST', `${SECURITY}/menus/_delete`, { id: others.id })).status).toBe(200);
  });
});

describe('a built-in role', () => {
  it('cannot be archived or deleted, and the refusal says so', async () => {
    for (const code of ['ADMIN', 'ANONYMOUS', 'SIGNED_IN']) {
      const { id } = await find(ROLES, 'code', code, []);
      const refused = { status: 422, body: { messageKey: 'builtInRole', data: { code } } };
      expect(await call('POST', `${ROLES}/_delete`, { id })).toMatchObject(refused);
      // For the role that people have, the references are reported first.
      expect(await call('POST', `${ROLES}/_delete?isHardDelete=true`, { id })).toMatchObject(
        code === 'ADMIN' ? { status: 409, body: { messageKey: 'referencedBy' } } : refused,
      );
    }
  });

  it('is given to nobody by default', async () => {
    const { id, version } = await find(ROLES, 'code', 'ADMIN', []);
    expect(await call('PUT', ROLES, { id, version, isDefault: true })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'isDefault', messageKey: 'notByDefault' }] },
    });
  });
});

describe('a role', () => {
  const put = (more: object): Promise<TestAnswer> =>
    call('PUT', ROLES, { id: newId(), code: `T${newId()}`, name: 'บทบาท', refRowScope: { key: '5' }, ...more });
  const problems = async (more: object): Promise<string[]> =>
    ((await put(more)).body as { fields: { path: string; messageKey: string }[] }).fields.map(
      ({ path, messageKey }) => `${path}: ${messageKey}`,
    );

  it('has a code for programs, which cannot be changed', async () => {
    for (const code of ['1A', 'A B', 'ก', 'A/B', '_A']) expect(await problems({ code })).toEqual(['code: roleCode']);
    const { id, version } = (await put({})).body as RoleRow;
    expect(await call('PUT', ROLES, { id, version, code: 'OTHER' })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'code', messageKey: 'managedField' }] },
    });
  });

  it('names each menu and each call once', async () => {
    const [menu, resource] = [
      { key: 'user-mgt.users' },
      { id: (await find(`${SECURITY}/resources`, 'path', '/api/v1/security/roles/**', [])).id },
    ];
    expect(await problems({ menus: [{ refMenu: menu, canView: true }, { refMenu: menu }] })).toEqual([
      'menus.1.refMenu: duplicateValue',
    ]);
    expect(await problems({ resources: [{ refResource: resource }, { refResource: resource }] })).toEqual([
      'resources.1.refResource: duplicateValue',
    ]);
  });

  it('needs document types if its scope is by documents, and only known classes of fields', async () => {
    const byDocument = { refRowScope: { key: '4' } };
    expect(await problems(byDocument)).toEqual(['documentTypes: required']);
    expect(await problems({ ...byDocument, documentTypes: ['letter'] })).toEqual(['documentTypes: notInGroup']);
    expect(await problems({ documentTypes: ['release'] })).toEqual(['documentTypes: hiddenField']);
    expect(await problems({ fieldClasses: ['secret'] })).toEqual(['fieldClasses: notInGroup']);
    expect(
      (await put({ ...byDocument, documentTypes: ['release', 'sampling'], fieldClasses: ['personal'] })).body,
    ).toMatchObject({ documentTypes: ['release', 'sampling'], fieldClasses: ['personal'] });
  });
});
