/** Roles made by companies: loaded when a person who has one makes a call, and without effect on anybody else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { makeCompanyRole, makeHolder } from '#platform/testing/people.ts';
import { notifyChanged } from '../../database/listen.ts';
import { inTransaction } from '../../database/transaction.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const MENU = 'to-whom.requests';

const mayFile = async (roleId: string): Promise<boolean> => {
  const { access } = test.app;
  await access.ensureRolesLoaded([roleId]);
  return access.grantsFor([roleId]).rightsInMenu(MENU).has('canEdit');
};

/** Changes the role as a write does: updates the row and notifies every process. */
async function change(roleId: string, sql: string): Promise<void> {
  await inTransaction(test.app.pools.api, {}, async (db) => {
    await db.query(sql, [roleId]);
    await notifyChanged(db, 'role', roleId);
  });
}

describe('a role of a company', () => {
  it('is not loaded with the other roles and gives its rights once it is loaded', async () => {
    const roleId = await makeCompanyRole(test.app, { holderId: await makeHolder(test.app), menus: [MENU] });
    expect(test.app.access.grantsFor([roleId]).rightsInMenu(MENU).size).toBe(0);
    expect(await mayFile(roleId)).toBe(true);
  });

  it('is loaded again after a change, under a new key for compiled queries', async () => {
    const roleId = await makeCompanyRole(test.app, { holderId: await makeHolder(test.app), menus: [MENU] });
    expect(await mayFile(roleId)).toBe(true);
    const before = test.app.access.grantsFor([roleId]).key;
    await change(roleId, 'update "role_menu" set "can_edit" = false where "role_id" = $1');
    await expect.poll(() => mayFile(roleId)).toBe(false);
    expect(test.app.access.grantsFor([roleId]).key).not.toBe(before);
  });

  it('gives no rights once it is archived, and never gives owner-only menus', async () => {
    const roleId = await makeCompanyRole(test.app, { holderId: await makeHolder(test.app) });
    expect(await mayFile(roleId)).toBe(true);
    for (const own of ['company.mgt', 'company.role-mgt', 'company.requests'])
      expect(test.app.access.grantsFor([roleId]).rightsInMenu(own).size).toBe(0);
    await change(roleId, 'update "role" set "is_active" = false where "id" = $1');
    await expect.poll(() => mayFile(roleId)).toBe(false);
  });

  it('is loaded again on use after all rights were reloaded', async () => {
    const roleId = await makeCompanyRole(test.app, { holderId: await makeHolder(test.app), menus: [MENU] });
    expect(await mayFile(roleId)).toBe(true);
    await test.app.access.reload();
    expect(await mayFile(roleId)).toBe(true);
  });

  it('applies a change to the session of an employee at the next call', async () => {
    const holderId = await makeHolder(test.app);
    const employee = await test.person({
      roles: ['OPERATOR_EMP'],
      personType: 'employee',
      memberOf: { holderId, kind: 'employee', menus: [MENU] },
    });
    const list = () => test.call('POST', '/api/v1/transaction/to-whoms/_search', { as: employee, body: { size: 1 } });
    expect((await list()).status).toBe(200);
    const { rows } = await test.app.pools.api.query<{ id: string }>('select "id" from "role" where "holder_id" = $1', [
      holderId,
    ]);
    await change(rows[0]?.id ?? '', 'delete from "role_menu" where "role_id" = $1');
    await expect.poll(async () => (await list()).status).toBe(403);
  });
});
