/** The people of a company: taken in, given roles, let go. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withCheckDigit } from '#language/values/idCard.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
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
  const owner = await test.person({ roles: ['OPERATOR_OWNER'], personType: 'employee', memberOf: { holderId, kind: 'owner' } });
  return { holderId, owner, roleId: await makeCompanyRole(test.app, { holderId, menus }) };
}

let count = 0;

/** Nobody's, with its check digit. */
function idCard(): string {
  count += 1;
  return withCheckDigit(`19${String(count).padStart(10, '0')}`);
}

const someone = (more: object = {}) => ({ fullName: 'สมหญิง ขยัน', fullNameEn: 'Somying Khayan', idCard: idCard(), email: 'somying@example.co.th', username: `somying.${count}x`, ...more });
const put = (as: Person, body: object) => test.call('PUT', EMPLOYEES, { as, body });

interface Employee {
  readonly id: string;
  readonly version: number;
  readonly isActive: boolean;
  readonly refUser: { readonly id: string; readonly username: string };
  readonly roles: readonly { readonly id: string; readonly refRole: { readonly id: string } }[];
}

async function takenIn(as: Person, body: object = {}): Promise<Employee> {
  const answer = await put(as, { person: someone(), ...body });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.body as Employee;
}

describe('somebody new', () => {
  it('gets an account, a temporary password by mail, and the roles they were given', async () => {
    const { owner, holderId, roleId } = await company();
    const person = someone({ email: 'new.one@example.co.th', phone: '02-000-0000' });
    const made = await takenIn(owner, { person, position: 'เสมียน', startDate: '2026-01-01', roles: [{ refRole: { id: roleId } }] });
    expect(made).toMatchObject({ refUser: { username: person.username }, refKind: { value2: 'Employee' }, position: 'เสมียน', roles: [{ refRole: { id: roleId } }] });
    const { rows } = await test.app.pools.api.query(
      `select u."person_type", u."status", u."id_card", c."must_change", array(select o."code" from "user_role" r join "role" o on o."id" = r."role_id" where r."user_id" = u."id") as "roles" from "user" u join "credential" c on c."user_id" = u."id" where u."id" = $1`,
      [made.refUser.id],
    );
    expect(rows).toEqual([{ person_type: 'employee', status: 'usable', id_card: person.idCard, must_change: true, roles: ['OPERATOR_EMP'] }]);
    const { rows: log } = await test.app.pools.api.query('select "entity", "user_id", "acting_for_id" from "entity_log" where "record_id" = any($1::uuid[]) order by "entity"', [[made.id, made.refUser.id]]);
    expect(log).toEqual([
      { entity: 'membership', user_id: owner.id, acting_for_id: holderId },
      { entity: 'user', user_id: owner.id, acting_for_id: holderId },
    ]);
    const { rows: events } = await test.app.pools.api.query(`select 1 from "security_event" where "action" = 'rightsChanged' and "user_id" = $1`, [owner.id]);
    expect(events.length).toBeGreaterThanOrEqual(2);
    const password = /รหัสผ่านชั่วคราว (\S+)/u.exec((await queuedMails(test.app, person.email)).at(-1)?.text[0] ?? '')?.[1];
    const tokens = await test.call('POST', '/api/auth', { body: { username: person.username, password } });
    expect(tokens.status).toBe(200);
    // Nothing but choosing another password is open to them yet.
    expect((await test.call('POST', '/api/v1/transaction/requests/_search', { as: tokens.body as Person, body: {} })).status).toBe(403);
  });

  it.each([
    ['an ID card without its check digit', { idCard: '1100000000017' }, 'person.idCard', 'idCardInvalid'],
    ['an address that is none', { email: 'nowhere' }, 'person.email', 'email'],
    ['a name that is reserved', { username: 'system' }, 'person.username', 'usernameReserved'],
  ])('is refused with %s', async (_what, wrong, path, messageKey) => {
    const { owner } = await company();
    expect(await put(owner, { person: someone(wrong) })).toMatchObject({ status: 422, body: { fields: [{ path, messageKey }] } });
  });

  it('is refused with a username that is taken, and nothing is left behind', async () => {
    const { owner } = await company();
    const person = someone({ username: owner.username.toUpperCase() });
    expect(await put(owner, { person })).toMatchObject({ status: 422, body: { fields: [{ path: 'person.username', messageKey: 'usernameTaken' }] } });
    const { rows } = await test.app.pools.api.query('select 1 from "user" where "id_card" = $1', [person.idCard]);
    expect(rows).toEqual([]);
  });

  it('does not stay where the employment is refused', async () => {
    const [one, other] = [await company(), await company()];
    const person = someone();
    expect(await put(one.owner, { person, startDate: '2026-05-01', endDate: '2026-04-01' })).toMatchObject({ status: 422, body: { fields: [{ path: 'endDate' }] } });
    expect(await put(one.owner, { person, roles: [{ refRole: { id: other.roleId } }] })).toMatchObject({ status: 422, body: { messageKey: 'roleOfAnotherCompany' } });
    const { rows } = await test.app.pools.api.query('select 1 from "user" where "id_card" = $1', [person.idCard]);
    expect(rows).toEqual([]);
  });
});

describe('somebody who is known', () => {
  async function known(): Promise<ReturnType<typeof someone> & { id: string }> {
    const { owner } = await company();
    const person = someone({ email: 'own@example.co.th' });
    const { refUser } = await takenIn(owner, { person });
    return { ...person, id: refUser.id };
  }

  it('is joined by their card and name, and nothing of their own is touched', async () => {
    const person = await known();
    const { owner, roleId } = await company();
    const before = await userRow(person.id);
    const joined = await takenIn(owner, { person: { ...someone(), idCard: person.idCard, fullName: ' สมหญิง  ขยัน', email: ' OWN@example.co.th' }, roles: [{ refRole: { id: roleId } }] });
    expect(joined.refUser.id).toBe(person.id);
    expect(await userRow(person.id)).toEqual(before);
    expect((await queuedMails(test.app, 'own@example.co.th')).at(-1)?.text[0]).toContain('บัญชีเดิม');
  });

  it('is joined whatever address is said where they registered themselves, and written to at their own', async () => {
    const person = someone();
    const self = await test.person({ roles: ['OPERATOR_EMP'], personType: 'employee', fullName: person.fullName, email: 'self@example.co.th' });
    await test.app.pools.api.query(`update "user" set "id_card" = $2, "document_type_person" = 'idCard' where "id" = $1`, [self.id, person.idCard]);
    const { owner } = await company();
    expect((await takenIn(owner, { person: { ...person, email: 'elsewhere@example.co.th' } })).refUser.id).toBe(self.id);
    expect(await queuedMails(test.app, 'elsewhere@example.co.th')).toEqual([]);
    expect(await queuedMails(test.app, 'self@example.co.th')).toHaveLength(1);
  });

  it('by the word of another company alone is not taken for the person', async () => {
    const person = await known();
    const { owner } = await company();
    expect(await put(owner, { person: { ...someone(), idCard: person.idCard, email: 'elsewhere@example.co.th' } })).toMatchObject({ status: 409, body: { messageKey: 'openedByAnother' } });
  });

  it('is not told of under another name', async () => {
    const person = await known();
    const { owner } = await company();
    expect(await put(owner, { person: { ...someone(), idCard: person.idCard, fullName: 'คนอื่น' } })).toMatchObject({ status: 409, body: { messageKey: 'nameDiffers' } });
  });

  it('is not taken in twice, and comes back as who they were', async () => {
    const { owner, roleId } = await company();
    const person = someone();
    const made = await takenIn(owner, { person });
    expect(await put(owner, { person })).toMatchObject({ status: 409, body: { messageKey: 'alreadyMember' } });
    expect((await put(owner, { id: made.id, version: made.version, isActive: false })).body).toMatchObject({ isActive: false });
    expect(await takenIn(owner, { person, position: 'กลับมา', roles: [{ refRole: { id: roleId } }] })).toMatchObject({ id: made.id, isActive: true, position: 'กลับมา', roles: [{ refRole: { id: roleId } }] });
  });

  it('is not an officer, nor anybody whose account cannot be used', async () => {
    const { owner } = await company();
    const officer = await test.person({ roles: ['OFFICER_CENTER'], fullName: 'สมหญิง ขยัน' });
    const person = someone();
    await test.app.pools.api.query(`update "user" set "id_card" = $2, "document_type_person" = 'idCard' where "id" = $1`, [officer.id, person.idCard]);
    expect(await put(owner, { person })).toMatchObject({ status: 409, body: { messageKey: 'isNoEmployee' } });
    await test.app.pools.api.query(`update "user" set "person_type" = 'employee', "status" = 'suspended' where "id" = $1`, [officer.id]);
    expect(await put(owner, { person })).toMatchObject({ status: 409, body: { messageKey: 'accountNotUsable' } });
  });

  const userRow = async (id: string) => (await test.app.pools.api.query<Record<string, unknown>>('select * from "user" where "id" = $1', [id])).rows;
});

describe('an employee', () => {
  const infoOf = async (as: Person) => (await test.call('POST', '/api/auth/info', { as, body: {} })).body as { actingFor: { id: string } | null };

  it('is changed: position, dates and roles, but not who they are', async () => {
    const { owner, holderId, roleId } = await company();
    const made = await takenIn(owner);
    const other = await makeCompanyRole(test.app, { holderId, menus: [] });
    const changed = await put(owner, { id: made.id, version: 1, position: 'หัวหน้า', roles: [{ refRole: { id: roleId } }, { refRole: { id: other } }] });
    expect(changed.body).toMatchObject({ position: 'หัวหน้า', version: 2 });
    const { roles } = changed.body as Employee;
    const kept = roles.find(({ refRole }) => refRole.id === other);
    const gone = roles.find(({ refRole }) => refRole.id === roleId);
    expect((await put(owner, { id: made.id, version: 2, roles: [{ refRole: { id: other } }, { id: gone?.id, isDelete: true }] })).body).toMatchObject({ roles: [{ id: kept?.id }] });
    expect(await put(owner, { id: made.id, version: 3, person: someone() })).toMatchObject({ status: 422, body: { messageKey: 'personIsTheirs' } });
    expect(await put(owner, { id: made.id, version: 1, position: 'เก่า' })).toMatchObject({ status: 409, body: { messageKey: 'staleVersion' } });
  });

  it('who is let go may do nothing for the company any more, at once', async () => {
    const { owner, holderId } = await company();
    const person = await test.person({ roles: ['OPERATOR_EMP'], personType: 'employee', memberOf: { holderId, kind: 'employee', menus: ['to-whom.requests'] } });
    expect((await infoOf(person)).actingFor?.id).toBe(holderId);
    const [row] = ((await test.call('POST', `${EMPLOYEES}/_search`, { as: owner, body: { where: [{ name: 'refUser.id', operator: '=', value: person.id }] } })).body as { data: Employee[] }).data;
    expect((await put(owner, { id: row?.id, version: row?.version, isActive: false })).status).toBe(200);
    await expect.poll(async () => (await infoOf(person)).actingFor ?? null, { interval: 5, timeout: 10_000 }).toBeNull();
    expect((await test.call('POST', '/api/v1/transaction/requests/_search', { as: person, body: {} })).status).toBe(403);
  });

  it('of another company is not there', async () => {
    const [one, other] = [await company(), await company()];
    const made = await takenIn(one.owner);
    for (const body of [{ id: made.id, version: 1, position: 'x' }, { id: made.id, isActive: false }, { id: made.id, person: someone() }]) expect((await put(other.owner, body)).status).toBe(404);
    expect((await test.call('POST', `${EMPLOYEES}/_delete`, { as: other.owner, body: { id: made.id } })).status).toBe(404);
    const found = (await test.call('POST', `${EMPLOYEES}/_search`, { as: other.owner, body: {} })).body as { data: Employee[] };
    expect(found.data.map(({ refUser }) => refUser.id)).toEqual([other.owner.id]);
  });

  it('cannot raise themselves or others, and is never deleted for good', async () => {
    const { owner, holderId, roleId } = await company();
    const person = await test.person({ roles: ['OPERATOR_EMP'], personType: 'employee', memberOf: { holderId, kind: 'employee' } });
    const made = await takenIn(owner);
    for (const body of [{ person: someone() }, { id: made.id, version: 1, roles: [{ refRole: { id: roleId } }] }]) expect((await put(person, body)).status).toBe(403);
    expect((await test.call('POST', `${EMPLOYEES}/_delete?isHardDelete=true`, { as: owner, body: { id: made.id } })).status).toBe(403);
    const admin = await test.person({ roles: ['ADMIN'] });
    expect((await put(admin, { person: someone() })).status).toBe(403);
  });
});

describe('an owner', () => {
  const own = async (as: Person) => ((await test.call('POST', `${EMPLOYEES}/_search`, { as, body: { where: [{ name: 'refUser.id', operator: '=', value: as.id }] } })).body as { data: Employee[] }).data[0];

  it('who is the only one stays, and needs no role', async () => {
    const { owner, roleId } = await company();
    const row = await own(owner);
    for (const change of [{ isActive: false }, { endDate: '2030-01-01' }]) expect(await put(owner, { id: row?.id, version: 1, ...change })).toMatchObject({ status: 409, body: { messageKey: 'lastOwner' } });
    expect(await test.call('POST', `${EMPLOYEES}/_delete`, { as: owner, body: { id: row?.id } })).toMatchObject({ status: 409, body: { messageKey: 'lastOwner' } });
    expect(await put(owner, { id: row?.id, version: 1, roles: [{ refRole: { id: roleId } }] })).toMatchObject({ status: 422, body: { messageKey: 'ownerHasAll' } });
  });

  it('may leave the company to another', async () => {
    const { owner, holderId } = await company();
    await test.person({ roles: ['OPERATOR_OWNER'], personType: 'employee', memberOf: { holderId, kind: 'owner' } });
    const row = await own(owner);
    expect((await put(owner, { id: row?.id, version: 1, isActive: false })).status).toBe(200);
  });
});
