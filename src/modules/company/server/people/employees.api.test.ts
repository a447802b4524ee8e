/** Tests the people of a company: they join, get roles and leave. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withCheckDigit } from '#language/values/idCard.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { takeIn } from '#modules/company/testing/invitations.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import { makeCompanyRole, makeHolder, type Person } from '#platform/testing/people.ts';

const EMPLOYEES = '/api/v1/security/users/employee';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.stop());

interface Company {
  readonly holderId: string;
  readonly owner: Person;
  readonly roleId: string;
}

async function company(menus: readonly string[] = ['to-whom.requests']): Promise<Company> {
  const holderId = await makeHolder(test.app);
  const owner = await test.person({
    roles: ['OPERATOR_OWNER'],
    personType: 'employee',
    memberOf: { holderId, kind: 'owner' },
  });
  return { holderId, owner, roleId: await makeCompanyRole(test.app, { holderId, menus }) };
}

let count = 0;

/** Makes a valid number that belongs to nobody. */
function idCard(): string {
  count += 1;
  return withCheckDigit(`19${String(count).padStart(10, '0')}`);
}

const someone = (more: object = {}) => ({
  fullName: 'สมหญิง ขยัน',
  fullNameEn: 'Somying Khayan',
  idCard: idCard(),
  email: `somying.${count}@example.co.th`,
  ...more,
});
const newName = () => `somying.${count}x`;
const put = (as: Person, body: object) => test.call('PUT', EMPLOYEES, { as, body });

interface Employee {
  readonly id: string;
  readonly version: number;
  readonly isActive: boolean;
  readonly refUser: { readonly id: string; readonly username: string };
  readonly roles: readonly { readonly id: string; readonly refRole: { readonly id: string } }[];
}

/** Invites a person who accepts by the link in the mail. */
async function takenIn(as: Person, body: object = {}): Promise<Employee> {
  const answer = await takeIn(test, as, { person: someone(), username: newName(), ...body });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.body as Employee;
}

describe('a new person', () => {
  it('who accepts gets an account, a temporary password by mail, and the offered roles', async () => {
    const { owner, holderId, roleId } = await company();
    const person = someone({ email: 'new.one@example.co.th', phone: '02-000-0000' });
    const username = newName();
    const employee = await takenIn(owner, {
      person,
      username,
      position: 'เสมียน',
      startDate: '2026-01-01',
      roles: [{ refRole: { id: roleId } }],
    });
    expect(employee).toMatchObject({
      refUser: { username },
      refKind: { value2: 'Employee' },
      position: 'เสมียน',
      roles: [{ refRole: { id: roleId } }],
    });
    const { rows } = await test.app.pools.api.query(
      `select u."person_type", u."status", u."id_card", c."must_change", array(select o."code" from "user_role" r
        join "role" o on o."id" = r."role_id" where r."user_id" = u."id") as "roles" from "user" u
        join "credential" c on c."user_id" = u."id" where u."id" = $1`,
      [employee.refUser.id],
    );
    expect(rows).toEqual([
      { person_type: 'employee', status: 'usable', id_card: person.idCard, must_change: true, roles: ['OPERATOR_EMP'] },
    ]);
    const { rows: log } = await test.app.pools.api.query(
      'select "entity", "acting_for_id" from "entity_log" where "record_id" = any($1::uuid[]) order by "entity"',
      [[employee.id, employee.refUser.id]],
    );
    expect(log).toEqual([
      { entity: 'membership', acting_for_id: holderId },
      { entity: 'user', acting_for_id: holderId },
    ]);
    const password = /รหัสผ่านชั่วคราว (\S+)/u.exec((await queuedMails(test.app, person.email)).at(-1)?.text[0] ?? '')?.[1];
    const tokens = await test.call('POST', '/api/auth', { body: { username, password } });
    expect(tokens.status).toBe(200);
    // They can only choose another password yet.
    expect(
      (await test.call('POST', '/api/v1/transaction/requests/_search', { as: tokens.body as Person, body: {} })).status,
    ).toBe(403);
  });

  it.each([
    ['an ID card without its check digit', { idCard: '1100000000017' }, 'person.idCard', 'idCardInvalid'],
    ['an address that is none', { email: 'nowhere' }, 'person.email', 'email'],
  ])('is refused with %s', async (_what, wrong, path, messageKey) => {
    const { owner } = await company();
    expect(await put(owner, { person: someone(wrong) })).toMatchObject({
      status: 422,
      body: { fields: [{ path, messageKey }] },
    });
  });

  it('is not invited if the employment is refused', async () => {
    const [first, other] = [await company(), await company()];
    const person = someone();
    expect(await put(first.owner, { person, startDate: '2026-05-01', endDate: '2026-04-01' })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'endDate' }] },
    });
    expect(await put(first.owner, { person, roles: [{ refRole: { id: other.roleId } }] })).toMatchObject({
      status: 422,
      body: { messageKey: 'roleOfAnotherCompany' },
    });
    const { rows } = await test.app.pools.api.query('select 1 from "invitation" where "id_card" = $1', [person.idCard]);
    expect(rows).toEqual([]);
  });
});

describe('an employee', () => {
  const infoOf = async (as: Person) =>
    (await test.call('POST', '/api/auth/info', { as, body: {} })).body as { actingFor: { id: string } | null };

  it('can be changed: position, dates and roles, but not the person', async () => {
    const { owner, holderId, roleId } = await company();
    const employee = await takenIn(owner);
    const other = await makeCompanyRole(test.app, { holderId, menus: [] });
    const changed = await put(owner, {
      id: employee.id,
      version: 1,
      position: 'หัวหน้า',
      roles: [{ refRole: { id: roleId } }, { refRole: { id: other } }],
    });
    expect(changed.body).toMatchObject({ position: 'หัวหน้า', version: 2 });
    const { roles } = changed.body as Employee;
    const keptRow = roles.find(({ refRole }) => refRole.id === other);
    const removedRow = roles.find(({ refRole }) => refRole.id === roleId);
    expect(
      (
        await put(owner, {
          id: employee.id,
          version: 2,
          roles: [{ refRole: { id: other } }, { id: removedRow?.id, isDelete: true }],
        })
      ).body,
    ).toMatchObject({ roles: [{ id: keptRow?.id }] });
    expect(await put(owner, { id: employee.id, version: 3, person: someone() })).toMatchObject({
      status: 422,
      body: { messageKey: 'personIsTheirs' },
    });
    expect(await put(owner, { id: employee.id, version: 1, position: 'เก่า' })).toMatchObject({
      status: 409,
      body: { messageKey: 'staleVersion' },
    });
  });

  it('who leaves loses every right for the company at once', async () => {
    const { owner, holderId } = await company();
    const person = await test.person({
      roles: ['OPERATOR_EMP'],
      personType: 'employee',
      memberOf: { holderId, kind: 'employee', menus: ['to-whom.requests'] },
    });
    expect((await infoOf(person)).actingFor?.id).toBe(holderId);
    const [row] = (
      (
        await test.call('POST', `${EMPLOYEES}/_search`, {
          as: owner,
          body: { where: [{ name: 'refUser.id', operator: '=', value: person.id }] },
        })
      ).body as { data: Employee[] }
    ).data;
    expect((await put(owner, { id: row?.id, version: row?.version, isActive: false })).status).toBe(200);
    await expect
      .poll(async () => (await infoOf(person)).actingFor ?? null, { interval: 5, timeout: 10_000 })
      .toBeNull();
    expect((await test.call('POST', '/api/v1/transaction/requests/_search', { as: person, body: {} })).status).toBe(
      403,
    );
  });

  it('of another company is 404', async () => {
    const [first, other] = [await company(), await company()];
    const employee = await takenIn(first.owner);
    for (const body of [
      { id: employee.id, version: 1, position: 'x' },
      { id: employee.id, isActive: false },
      { id: employee.id, person: someone() },
    ])
      expect((await put(other.owner, body)).status).toBe(404);
    expect(
      (await test.call('POST', `${EMPLOYEES}/_delete`, { as: other.owner, body: { id: employee.id } })).status,
    ).toBe(404);
    const found = (await test.call('POST', `${EMPLOYEES}/_search`, { as: other.owner, body: {} })).body as {
      data: Employee[];
    };
    expect(found.data.map(({ refUser }) => refUser.id)).toEqual([other.owner.id]);
  });

  it('cannot raise their own or others’ rights, and is never deleted for good', async () => {
    const { owner, holderId, roleId } = await company();
    const person = await test.person({
      roles: ['OPERATOR_EMP'],
      personType: 'employee',
      memberOf: { holderId, kind: 'employee' },
    });
    const employee = await takenIn(owner);
    for (const body of [{ person: someone() }, { id: employee.id, version: 1, roles: [{ refRole: { id: roleId } }] }])
      expect((await put(person, body)).status).toBe(403);
    expect(
      (await test.call('POST', `${EMPLOYEES}/_delete?isHardDelete=true`, { as: owner, body: { id: employee.id } }))
        .status,
    ).toBe(403);
    const admin = await test.person({ roles: ['ADMIN'] });
    expect((await put(admin, { person: someone() })).status).toBe(403);
  });
});

describe('an owner', () => {
  const own = async (as: Person) =>
    (
      (
        await test.call('POST', `${EMPLOYEES}/_search`, {
          as,
          body: { where: [{ name: 'refUser.id', operator: '=', value: as.id }] },
        })
      ).body as { data: Employee[] }
    ).data[0];

  it('who is the only one cannot be archived, and needs no role', async () => {
    const { owner, roleId } = await company();
    const row = await own(owner);
    for (const change of [{ isActive: false }, { endDate: '2030-01-01' }])
      expect(await put(owner, { id: row?.id, version: 1, ...change })).toMatchObject({
        status: 409,
        body: { messageKey: 'lastOwner' },
      });
    expect(await test.call('POST', `${EMPLOYEES}/_delete`, { as: owner, body: { id: row?.id } })).toMatchObject({
      status: 409,
      body: { messageKey: 'lastOwner' },
    });
    expect(await put(owner, { id: row?.id, version: 1, roles: [{ refRole: { id: roleId } }] })).toMatchObject({
      status: 422,
      body: { messageKey: 'ownerHasAll' },
    });
  });

  it('may leave the company to another', async () => {
    const { owner, holderId } = await company();
    await test.person({ roles: ['OPERATOR_OWNER'], personType: 'employee', memberOf: { holderId, kind: 'owner' } });
    const row = await own(owner);
    expect((await put(owner, { id: row?.id, version: 1, isActive: false })).status).toBe(200);
  });
});
