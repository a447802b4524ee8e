/** Roles that companies made: read when somebody comes who has one, and never in anybody's way. */
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

/** As a write of the role does it: the row, and word of it to every process. */
async function change(roleId: string, sql: string): Promise<void> {
  await inTransaction(test.app.pools.api, {}, async (db) => {
    await db.query(sql, [roleId]);
    await notifyChanged(db, 'role', roleId);
  });
}

describe('a role of a company', () => {
  it('is not read with the others, and gives what it says once it is asked for', async () => {
    const roleId = await makeCompanyRole(test.app, { holderId: await makeHolder(test.app), menus: [MENU] });
    expect(test.app.access.grantsFor([roleId]).rightsInMenu(MENU).size).toBe(0);
    expect(await mayFile(roleId)).toBe(true);
  });

  it('is read again when it was changed, and what is compiled for it is not mixed up with what it was', async () => {
    const roleId = await makeCompanyRole(test.app, { holderId: await makeHolder(test.app), menus: [MENU] });
    expect(await mayFile(roleId)).toBe(true);
    const before = test.app.access.grantsFor([roleId]).key;
    await change(roleId, 'update "role_menu" set "can_edit" = false where "role_id" = $1');
    await expect.poll(() => mayFile(roleId)).toBe(false);
    expect(test.app.access.grantsFor([roleId]).key).not.toBe(before);
  });

  it('gives nothing once it is archived, nor ever what is the owner’s alone', async () => {
    const roleId = await makeCompanyRole(test.app, { holderId: await makeHolder(test.app) });
    expect(await mayFile(roleId)).toBe(true);
    for (const own of ['company.mgt', 'company.role-mgt', 'company.requests'])
      expect(test.app.access.grantsFor([roleId]).rightsInMenu(own).size).toBe(0);
    await change(roleId, 'update "role" set "is_active" = false where "id" = $1');
    await expect.poll(() => mayFile(roleId)).toBe(false);
  });

  it('is known after everything was read anew, as soon as somebody comes who has it', async () => {
    const roleId = await makeCompanyRole(test.app, { holderId: await makeHolder(test.app), menus: [MENU] });
    expect(await mayFile(roleId)).toBe(true);
    await test.app.access.reload();
    expect(await mayFile(roleId)).toBe(true);
  });

  it('that was changed is obeyed by the session of who has it, at the next call', async () => {
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
