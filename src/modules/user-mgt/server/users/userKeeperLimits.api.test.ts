/** Tests that people who manage users but not roles gain no rights that they do not have. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import { makeRole } from '#platform/testing/roles.ts';

const SECURITY = '/api/v1/security';
const USERS = `${SECURITY}/users`;
const BEYOND = { messageKey: 'beyondOwnRoles' };

let site: TestApp;
let admin: Person;
let clerk: Person;
let clerkRole: string;
beforeAll(async () => {
  site = await startTestApp();
  admin = await site.person({ roles: ['ADMIN'], email: 'admin@example.com' });
  clerkRole = await makeRole(site, admin, {
    menus: { 'user-mgt.users': ['canView', 'canCreate', 'canEdit'] },
    fieldClasses: ['personal'],
  });
  clerk = await site.person({ roles: [clerkRole] });
});
afterAll(() => site.stop());

const put = (path: string, body: object, as = clerk): Promise<TestAnswer> => site.call('PUT', path, { as, body });
const versionOf = async (id: string): Promise<number> =>
  (await site.app.pools.api.query<{ version: number }>('select "version" from "user" where "id" = $1', [id])).rows[0]
    ?.version ?? 0;
const give = async (id: string, role: string, as = clerk): Promise<TestAnswer> =>
  put(USERS, { id, version: await versionOf(id), roles: [{ refRole: { key: role } }] }, as);

describe('a person who manages users but not roles', () => {
  it('cannot give anybody, including themselves, a role they do not have', async () => {
    const other = await site.person({ roles: [] });
    for (const id of [clerk.id, other.id]) {
      expect(await give(id, 'ADMIN')).toMatchObject({ status: 422, body: { ...BEYOND, fields: [{ path: 'roles' }] } });
      expect(await put(`${SECURITY}/user-roles`, { refUser: { id }, refRole: { key: 'ADMIN' } })).toMatchObject({
        status: 422,
        body: BEYOND,
      });
    }
    expect(
      (
        await put(`${USERS}/_all`, [
          { id: other.id, version: await versionOf(other.id), roles: [{ refRole: { key: 'AUDITOR' } }] },
        ])
      ).body,
    ).toMatchObject([{ ok: false, error: BEYOND }]);
    expect(
      await put(USERS, {
        fullName: 'ใหม่',
        username: 'brand.new',
        refPersonType: { key: '4' },
        roles: [{ refRole: { key: 'ADMIN' } }],
      }),
    ).toMatchObject({ status: 422, body: BEYOND });
    expect((await give(other.id, clerkRole)).status).toBe(200);
    expect((await give(other.id, 'AUDITOR', admin)).status).toBe(200);
  });

  it('cannot take over accounts with more roles than theirs', async () => {
    expect(await put(`${USERS}/change-password`, { id: admin.id, password: 'ช้างสามเชือกเดินป่า' })).toMatchObject({
      status: 403,
      body: BEYOND,
    });
    for (const change of [{ email: 'clerk@example.com' }, { username: 'not.the.admin' }]) {
      expect(await put(USERS, { id: admin.id, version: 1, ...change })).toMatchObject({
        status: 422,
        body: { ...BEYOND, fields: [{ path: Object.keys(change)[0] }] },
      });
    }
    expect((await put(USERS, { id: admin.id, version: 1, fullName: 'ผู้ดูแล ระบบ' })).status).toBe(200);
    const equal = await site.person({ roles: [clerkRole], email: 'equal@example.com' });
    expect((await put(USERS, { id: equal.id, version: 1, email: 'new@example.com' })).status).toBe(200);
    expect((await put(`${USERS}/change-password`, { id: equal.id, password: 'ช้างสามเชือกเดินป่า' })).status).toBe(200);
  });
});

describe('every user', () => {
  it('cannot change their own e-mail without a code', async () => {
    expect(
      await put(USERS, { id: admin.id, version: await versionOf(admin.id), email: 'evil@example.com' }, admin),
    ).toMatchObject({ status: 422, body: { messageKey: 'ownEmailElsewhere', fields: [{ path: 'email' }] } });
    expect(await queuedMails(site.app, 'admin@example.com')).toEqual([]);
  });

  it('cannot be given a role that the system assigns itself', async () => {
    const other = await site.person({ roles: [] });
    for (const code of ['ANONYMOUS', 'SIGNED_IN', 'APPLICANT'])
      expect(await give(other.id, code, admin)).toMatchObject({
        status: 422,
        body: { messageKey: 'roleOfTheSystem', data: { code } },
      });
  });
});
