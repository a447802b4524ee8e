/**
 * Tests a person who works for two companies: in each they have what that company granted, and no more than it has
 * itself.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { makeCompanyRole, makeDepartment, makeHolder, type Person } from '#platform/testing/people.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.stop());

interface Info {
  readonly actingFor: { readonly id: string; readonly kind: string } | null;
  readonly actingForOptions: readonly { readonly id: string }[];
  readonly menus: readonly { readonly url: string }[];
}

const infoOf = async (as: Person) => (await test.call('POST', '/api/auth/info', { as, body: {} })).body as Info;
const actFor = (as: Person, id: string) =>
  test.call('PUT', '/api/v1/security/users/me/acting-for', { as, body: { id } });
/** Menus below a module; everybody has the pages of their own account. */
const modulesOf = ({ menus }: Info): string[] =>
  [...new Set(menus.map(({ url }) => url.split('/')[2] ?? ''))]
    .filter((name) => ['company', 'to-whom', 'requests'].includes(name))
    .toSorted();

async function join(
  userId: string,
  {
    holderId,
    roleIds = [],
    kind = 'employee',
  }: { holderId: string; roleIds?: readonly string[]; kind?: 'employee' | 'owner' },
): Promise<void> {
  const { rows } = await test.app.pools.api.query<{ id: string }>(
    `insert into "membership" ("id", "user_id", "holder_id", "kind", "version", "is_active", "create_by",
        "create_date", "update_by", "update_date")
      values (gen_random_uuid(), $1, $2, $3, 1, true, 'system', now(), 'system', now()) returning "id"`,
    [userId, holderId, kind],
  );
  for (const roleId of roleIds)
    await test.app.pools.api.query(
      'insert into "membership_role" ("id", "membership_id", "role_id", "seq") values (gen_random_uuid(), $1, $2, 1)',
      [rows[0]?.id, roleId],
    );
  test.app.sessions.forget(userId);
}

describe('an employee of two companies', () => {
  it('has in each exactly what it granted, and what they do is logged with person and company', async () => {
    const [first, other] = [await makeHolder(test.app), await makeHolder(test.app)];
    const person = await test.person({
      roles: ['OPERATOR_EMP'],
      personType: 'employee',
      memberOf: { holderId: first, kind: 'employee', menus: ['to-whom.requests'] },
    });
    await join(person.id, { holderId: other });
    expect([(await infoOf(person)).actingFor?.id, modulesOf(await infoOf(person))]).toEqual([first, ['to-whom']]);
    const filed = await test.call('PUT', '/api/v1/transaction/to-whoms', { as: person, body: {} });
    expect(filed.status).toBe(200);
    expect((await actFor(person, other)).status).toBe(200);
    expect(modulesOf(await infoOf(person))).toEqual([]);
    expect((await test.call('PUT', '/api/v1/transaction/to-whoms', { as: person, body: {} })).status).toBe(403);
    expect((await test.call('POST', '/api/v1/transaction/to-whoms/_search', { as: person, body: {} })).status).toBe(
      403,
    );
    const { rows } = await test.app.pools.api.query(
      `select "user_id", "acting_for_id" from "entity_log" where "entity" = 'toWhom' and "user_id" = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ user_id: person.id, acting_for_id: first }]);
  });

  it('gets nothing from a role of one while acting for the other', async () => {
    const [first, other] = [await makeHolder(test.app), await makeHolder(test.app)];
    const ofOne = await makeCompanyRole(test.app, { holderId: first, menus: ['to-whom.requests'] });
    const person = await test.person({ roles: ['OPERATOR_EMP'], personType: 'employee' });
    // Nobody could write this row; rights are limited where they are read all the same.
    await join(person.id, { holderId: other, roleIds: [ofOne] });
    expect([(await infoOf(person)).actingFor?.id, modulesOf(await infoOf(person))]).toEqual([other, []]);
  });
});

describe('an owner of one company', () => {
  it('who works for another has there what the other granted, and nothing of their own', async () => {
    const [own, other] = [await makeHolder(test.app), await makeHolder(test.app)];
    const person = await test.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      memberOf: { holderId: own, kind: 'owner' },
    });
    await join(person.id, { holderId: other });
    expect(modulesOf(await infoOf(person))).toContain('company');
    await actFor(person, other);
    expect(modulesOf(await infoOf(person))).toEqual([]);
    for (const path of ['/api/v1/security/users/employee', '/api/v1/security/roles/company'])
      expect((await test.call('PUT', path, { as: person, body: {} })).status).toBe(403);
    await actFor(person, own);
    expect(modulesOf(await infoOf(person))).toContain('company');
  });
});

describe('a right that is removed from owners', () => {
  it('is removed from the people of every company at once', async () => {
    const holderId = await makeHolder(test.app);
    const person = await test.person({
      roles: ['OPERATOR_EMP'],
      personType: 'employee',
      memberOf: { holderId, kind: 'employee', menus: ['to-whom.requests'] },
    });
    const admin = await test.person({ roles: ['ADMIN'] });
    expect(modulesOf(await infoOf(person))).toEqual(['to-whom']);
    const { rows } = await test.app.pools.api.query<{ id: string; version: number; row: string }>(
      `select o."id", o."version", m."id" as "row" from "role" o join "role_menu" m on m."role_id" = o."id"
        join "menu" n on n."id" = m."menu_id" where o."code" = 'OPERATOR_OWNER' and n."key" = 'to-whom.requests'`,
    );
    const [owner] = rows;
    const answer = await test.call('PUT', '/api/v1/security/roles', {
      as: admin,
      body: { id: owner?.id, version: owner?.version, menus: [{ id: owner?.row, isDelete: true }] },
    });
    expect(answer.status).toBe(200);
    await expect.poll(async () => modulesOf(await infoOf(person)), { interval: 5, timeout: 10_000 }).toEqual([]);
    expect((await test.call('POST', '/api/v1/transaction/to-whoms/_search', { as: person, body: {} })).status).toBe(
      403,
    );
  });
});

describe('a person who searches for people', () => {
  const find = async (as: Person, where: readonly object[] = []) =>
    (await test.call('POST', '/api/v1/security/users/_search', { as, body: { size: 100, where } })).body as {
      data: { id: string }[];
      totalSize: number;
    };

  it('finds, acting for a company or waiting to be registered, only the holder they act for', async () => {
    const holderId = await makeHolder(test.app);
    const owner = await test.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      memberOf: { holderId, kind: 'owner' },
    });
    const applicant = await test.person({ roles: ['APPLICANT'], personType: 'individual', status: 'pending' });
    const anybody = [
      { name: 'fullName', operator: 'like', value: 'ไม่มีใคร' },
      { name: 'isActive', operator: '=', value: true, logic: 'OR' },
    ];
    for (const [person, visibleId] of [
      [owner, holderId],
      [applicant, applicant.id],
    ] as const) {
      for (const where of [[], anybody])
        expect(await find(person, where)).toMatchObject({ data: [{ id: visibleId }], totalSize: 1 });
    }
  });

  it('finds, as an officer, everybody by name', async () => {
    const officer = await test.person({ roles: ['OFFICER_HEAD'], departmentId: await makeDepartment(test.app) });
    expect((await find(officer)).totalSize).toBeGreaterThan(1);
  });
});
