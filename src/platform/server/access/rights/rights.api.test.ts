/** Rights in the running API, in one process and in two. All calls with all roles are in `rightsMatrix.api.test.ts`. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rights, type Right } from '#language/rights.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { newId } from '../../database/newId.ts';

let here: TestApp;
let there: TestApp;
let admin: Person;
beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp({ database: here.database });
  admin = await here.person({ roles: ['ADMIN'] });
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

const LOOKUPS = '/api/v1/master/lookups';
const DEPARTMENTS = '/api/v1/master/departments';
const ROLES = '/api/v1/security/roles';
const search = (app: TestApp, base: string, options: { as?: Person; menuId?: string; select?: string[] }) =>
  app.call('POST', `${base}/_search`, {
    ...(options.as === undefined ? {} : { as: options.as }),
    body: { size: 1, ...(options.select === undefined ? {} : { select: options.select }) },
    headers: options.menuId === undefined ? {} : { 'x-menu-id': options.menuId },
  });

async function menuId(key: string): Promise<string> {
  const { rows } = await here.app.pools.api.query<{ id: string }>('select "id" from "menu" where "key" = $1', [key]);
  return rows[0]?.id ?? '';
}

interface TestRole {
  readonly id: string;
  readonly code: string;
}

/** Creates a role through the API, as an administrator does. */
async function makeRole(menus: Record<string, readonly Right[]>): Promise<TestRole> {
  const code = `T_${newId()}`;
  const parts = await Promise.all(
    Object.entries(menus).map(async ([key, menuRights]) => ({
      refMenu: { id: await menuId(key) },
      ...Object.fromEntries(rights.map((right) => [right, menuRights.includes(right)])),
    })),
  );
  const answer = await here.call('PUT', ROLES, {
    as: admin,
    body: { id: newId(), code, name: code, refRowScope: { key: '5' }, menus: parts },
  });
  expect(answer.body).toMatchObject({ code });
  await expect
    .poll(
      async () => [here, there].every(({ app }) => app.access.grantsFor([code]).key !== app.access.grantsFor([]).key),
      { interval: 5, timeout: 10_000 },
    )
    .toBe(true);
  return { id: (answer.body as TestRole).id, code };
}

describe('an anonymous caller', () => {
  it('gets the open menus, and 304 if they have not changed', async () => {
    const first = (await here.call('GET', '/api/anonymous/info')).body as { etag: string };
    expect(first).toMatchObject({ user: null, actingFor: null, actingForOptions: [], menus: [], menuSides: [] });
    expect((await here.call('GET', `/api/anonymous/info?etag=${first.etag}`)).body).toEqual({
      etag: first.etag,
      unchanged: true,
    });
  });

  it('can read brand and colours', async () => {
    expect((await here.call('GET', '/api/server/info')).body).toMatchObject({
      brand: { url: null },
      logo: null,
      favicon: null,
      lessVar: {},
    });
    expect((await here.call('GET', '/api/server/pictures/logo')).status).toBe(404);
  });
});

describe('a person without a role', () => {
  it('has every refusal logged, but not the same one again', async () => {
    const person = await here.person({ roles: [] });
    for (let times = 0; times < 3; times += 1) expect((await search(here, ROLES, { as: person })).status).toBe(403);
    const events = async () =>
      (
        await here.app.pools.api.query(
          `select "reason", "user_agent" as "agent" from "security_event"
            where "username" = $1 and "action" = 'refused'`,
          [person.username],
        )
      ).rows as unknown[];
    await expect
      .poll(events, { interval: 5, timeout: 10_000 })
      .toEqual([{ reason: `POST ${ROLES}/_search`, agent: 'lightMyRequest' }]);
  });
});

describe('a menu', () => {
  it('gives its calls with the rights the role has in it', async () => {
    const { code } = await makeRole({ 'user-mgt.roles': ['canView'] });
    const person = await here.person({ roles: [code] });
    expect((await search(here, ROLES, { as: person })).status).toBe(200);
    expect((await here.call('PUT', ROLES, { as: person, body: {} })).status).toBe(403);
    expect((await search(here, '/api/v1/security/menus', { as: person, select: ['url'] })).status).toBe(400);
  });

  it('gives the cards of entities its screens refer to, and no more of them', async () => {
    const { code } = await makeRole({ 'user-mgt.roles': ['canSelect'] });
    const person = await here.person({ roles: [code] });
    expect((await search(here, '/api/v1/security/menus', { as: person, select: ['key', 'name'] })).status).toBe(200);
    expect((await search(here, '/api/v1/security/menus', { as: person, select: ['url'] })).status).toBe(400);
    expect((await here.call('POST', '/api/v1/security/menus/_export', { as: person, body: {} })).status).toBe(403);
    expect((await search(here, '/api/v1/security/users', { as: person, select: ['email'] })).status).toBe(400);
    expect((await here.call('POST', '/api/v1/security/users/_export', { as: person, body: {} })).status).toBe(403);
    expect((await search(here, '/api/v1/security/memberships', { as: person })).status).toBe(403);
  });

  it('named in a call narrows the rights to its own and never widens them', async () => {
    const { code } = await makeRole({ 'user-mgt.roles': ['canView'], 'user-mgt.users': ['canView'] });
    const person = await here.person({ roles: [code] });
    const [roles, users, menus] = [
      await menuId('user-mgt.roles'),
      await menuId('user-mgt.users'),
      await menuId('user-mgt.menus'),
    ];
    expect((await search(here, ROLES, { as: person, menuId: roles })).status).toBe(200);
    expect((await search(here, ROLES, { as: person, menuId: users, select: ['desc'] })).status).toBe(400);
    expect(
      (await search(here, '/api/v1/security/users', { as: person, menuId: roles, select: ['idTax'] })).status,
    ).toBe(400);
    expect(
      (await search(here, '/api/v1/security/users', { as: person, menuId: users, select: ['idTax'] })).status,
    ).toBe(200);
    expect((await search(here, '/api/v1/security/memberships', { as: person, menuId: roles })).status).toBe(403);
    for (const other of [menus, newId(), 'x', 'constructor'])
      expect((await search(here, ROLES, { as: person, menuId: other })).status).toBe(403);
  });

  it('the person does not have leaves the calls of everybody who has signed in', async () => {
    const person = await here.person({ roles: [] });
    expect((await search(here, LOOKUPS, { as: person, menuId: newId() })).status).toBe(200);
    expect((await search(here, DEPARTMENTS, { as: person, menuId: await menuId('user-mgt.roles') })).status).toBe(200);
  });

  it('is listed with its rights, and in the side menu where it can be opened', async () => {
    const { code } = await makeRole({ 'user-mgt.roles': ['canView', 'canEdit'], 'user-mgt.users': ['canSelect'] });
    const person = await here.person({ roles: [code] });
    const info = (await here.call('POST', '/api/auth/info', { as: person, body: {} })).body as {
      menus: { url: string }[];
      menuSides: { url: string | null; children: { url: string }[] }[];
      etag: string;
    };
    expect(info.menus).toContainEqual(
      expect.objectContaining({
        id: await menuId('user-mgt.roles'),
        url: '/app/user-mgt/roles/**',
        attributes: {},
        canView: true,
        canCreate: false,
        canEdit: true,
        canSelect: false,
      }),
    );
    expect(info.menuSides.map((side) => [side.url, side.children.map((child) => child.url)])).toEqual([
      ['/app/home', []],
      [null, ['/app/user-mgt/roles/**']],
    ]);
    expect((await here.call('POST', '/api/auth/info', { as: person, body: { etag: info.etag } })).body).toEqual({
      etag: info.etag,
      unchanged: true,
    });
  });
});

describe('a change of rights', () => {
  it('takes rights from signed-in people in every process', async () => {
    const role = await makeRole({ 'user-mgt.roles': ['canView'] });
    const person = await here.person({ roles: [role.code] });
    const statuses = async () => [
      (await search(here, ROLES, { as: person })).status,
      (await search(there, ROLES, { as: person })).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    const { etag } = (await here.call('POST', '/api/auth/info', { as: person, body: {} })).body as { etag: string };
    expect((await here.call('POST', `${ROLES}/_delete`, { as: admin, body: { id: role.id } })).status).toBe(200);
    await expect.poll(statuses, { interval: 5, timeout: 10_000 }).toEqual([403, 403]);
    expect((await here.call('POST', '/api/auth/info', { as: person, body: { etag } })).body).toMatchObject({
      user: { id: person.id },
      menus: [{ url: '/app/home' }],
    });
    expect((await here.call('POST', `${ROLES}/_active`, { as: admin, body: { id: role.id } })).status).toBe(200);
    await expect.poll(statuses, { interval: 5, timeout: 10_000 }).toEqual([200, 200]);
  });

  it('applies to a person who is given a role, and to one who loses it', async () => {
    const role = await makeRole({ 'user-mgt.roles': ['canView'] });
    const person = await there.person({ roles: [] });
    expect((await search(there, ROLES, { as: person })).status).toBe(403);
    const given = await here.call('PUT', '/api/v1/security/users', {
      as: admin,
      body: { id: person.id, version: 1, roles: [{ refRole: { id: role.id } }] },
    });
    expect(given.status).toBe(200);
    await expect
      .poll(async () => (await search(there, ROLES, { as: person })).status, { interval: 5, timeout: 10_000 })
      .toBe(200);
    const [part] = (given.body as { roles: { id: string }[] }).roles;
    const removal = await here.call('PUT', '/api/v1/security/users', {
      as: admin,
      body: { id: person.id, version: 2, roles: [{ id: part?.id, isDelete: true }] },
    });
    expect(removal.status).toBe(200);
    await expect
      .poll(async () => (await search(there, ROLES, { as: person })).status, { interval: 5, timeout: 10_000 })
      .toBe(403);
    const { rows } = await here.app.pools.api.query(
      `select count(*)::int as "n" from "security_event" where "action" = 'rightsChanged' and "reason" = $1
          and "username" = $2`,
      [`roles of ${person.username}`, admin.username],
    );
    expect(rows).toEqual([{ n: 2 }]);
  });
});
