/** Which rows a person sees, by their roles and the holder they act for. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { makeDepartment, makeHolder, type Person, type PersonOptions } from '#platform/testing/people.ts';
import { newId } from '../../database/newId.ts';
import { roleSeeds } from '../rights/roles.ts';

const DAY_MS = 86_400_000;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterEach(() => {
  test.clock.move(0);
});
afterAll(() => test.stop());

const scopeOf = async ({ token }: Person) => (await test.app.sessions.findActor(token))?.scope;
const infoOf = async (as: Person) =>
  (await test.call('POST', '/api/auth/info', { as, body: {} })).body as {
    actingFor: { id: string; kind: string } | null;
    actingForOptions: { id: string; kind: string }[];
    etag: string;
  };
const actFor = (as: Person, id: string) =>
  test.call('PUT', '/api/v1/security/users/me/acting-for', { as, body: { id } });

/** Creates a role with this row scope and nothing else. */
async function roleOf(rowScope: string, documentTypes: readonly string[] = []): Promise<string> {
  const code = `T_${newId()}`;
  await test.app.pools.api.query(
    `insert into "role" ("id", "code", "name", "row_scope", "document_types", "version", "is_active", "create_by",
        "create_date", "update_by", "update_date")
values ($1, $2, $2, $3, $4, 1, true, 'test', now(), 'test', now())`,
    [newId(), code, rowScope, JSON.stringify(documentTypes)],
  );
  await test.app.access.reload();
  return code;
}

async function join(
  userId: string,
  holderId: string,
  { kind = 'employee', from = null, until = null }: { kind?: string; from?: string | null; until?: string | null } = {},
): Promise<void> {
  await test.app.pools.api.query(
    `insert into "membership" ("id", "user_id", "holder_id", "kind", "start_date", "end_date", "version", "is_active",
        "create_by", "create_date", "update_by", "update_date")
values ($1, $2, $3, $4, $5, $6, 1, true, 'test', now(), 'test', now())`,
    [newId(), userId, holderId, kind, from, until],
  );
  await test.app.pools.api.query(`select pg_notify('haz_changed', $1)`, [`user:${userId}`]);
}

describe('the row scope of an officer', () => {
  it('is everything with a role for all rows', async () => {
    expect(await scopeOf(await test.person({ roles: [await roleOf('all')] }))).toEqual({ kind: 'all' });
  });

  it('is their own department', async () => {
    const departmentId = await makeDepartment(test.app);
    await makeDepartment(test.app, { parentId: departmentId });
    expect(await scopeOf(await test.person({ roles: [await roleOf('department')], departmentId }))).toEqual({
      kind: 'department',
      departmentId,
    });
  });

  it('is their own department and all departments below it', async () => {
    const departmentId = await makeDepartment(test.app);
    const child = await makeDepartment(test.app, { parentId: departmentId });
    const grandchild = await makeDepartment(test.app, { parentId: child });
    await makeDepartment(test.app);
    const scope = await scopeOf(await test.person({ roles: [await roleOf('departmentTree')], departmentId }));
    expect(scope).toEqual({ kind: 'departments', departmentIds: [departmentId, child, grandchild].toSorted() });
  });

  it('is computed without looping for a department tree with a cycle', async () => {
    const departmentId = await makeDepartment(test.app);
    const child = await makeDepartment(test.app, { parentId: departmentId });
    await test.app.pools.api.query('update "department" set "parent_id" = $2 where "id" = $1', [departmentId, child]);
    const scope = await scopeOf(await test.person({ roles: [await roleOf('departmentTree')], departmentId }));
    expect(scope).toEqual({ kind: 'departments', departmentIds: [departmentId, child].toSorted() });
  });

  it('is the document types of all their roles together', async () => {
    const roles = [
      await roleOf('documentTypes', ['release', 'sampling']),
      await roleOf('documentTypes', ['toWhom', 'release']),
    ];
    expect(await scopeOf(await test.person({ roles }))).toEqual({
      kind: 'documentTypes',
      documentTypes: ['release', 'sampling', 'toWhom'],
    });
  });

  it.each([['department'], ['departmentTree'], ['documentTypes'], ['holder']])(
    'is empty where the role needs %s and there is none',
    async (rowScope) => {
      expect(await scopeOf(await test.person({ roles: [await roleOf(rowScope)] }))).toEqual({ kind: 'none' });
    },
  );

  it('is the widest of what their roles allow', async () => {
    const departmentId = await makeDepartment(test.app);
    const roles = [await roleOf('holder'), await roleOf('departmentTree'), await roleOf('department')];
    expect(await scopeOf(await test.person({ roles, departmentId }))).toMatchObject({ kind: 'departments' });
    expect(await scopeOf(await test.person({ roles: [...roles, await roleOf('all')], departmentId }))).toEqual({
      kind: 'all',
    });
  });

  it('is empty without any role', async () => {
    expect(await scopeOf(await test.person({ roles: [] }))).toEqual({ kind: 'none' });
  });

  it('follows the officer to another department, and changes of the department tree', async () => {
    const [from, to] = [await makeDepartment(test.app), await makeDepartment(test.app)];
    const person = await test.person({ roles: [await roleOf('departmentTree')], departmentId: from });
    expect(await scopeOf(person)).toEqual({ kind: 'departments', departmentIds: [from] });
    const admin = await test.person({ roles: ['ADMIN'] });
    const moved = await test.call('PUT', '/api/v1/security/users', {
      as: admin,
      body: { id: person.id, version: 1, refDepartment: { id: to } },
    });
    expect(moved.status).toBe(200);
    await expect
      .poll(() => scopeOf(person), { interval: 5, timeout: 10_000 })
      .toEqual({ kind: 'departments', departmentIds: [to] });
    const childDepartment = await test.call('PUT', '/api/v1/master/departments', {
      as: admin,
      body: { id: from, version: 1, refParent: { id: to } },
    });
    expect(childDepartment.status).toBe(200);
    await expect
      .poll(() => scopeOf(person), { interval: 5, timeout: 10_000 })
      .toEqual({ kind: 'departments', departmentIds: [to, from].toSorted() });
  });
});

describe('the row scope of an operator', () => {
  const operator = (more: Partial<PersonOptions>) =>
    test.person({ roles: ['OPERATOR_OWNER'], personType: 'employee', ...more });

  it('is the company they belong to', async () => {
    const holderId = await makeHolder(test.app);
    const person = await operator({ memberOf: { holderId, kind: 'owner' } });
    expect(await scopeOf(person)).toEqual({ kind: 'holder', holderId });
    expect(await infoOf(person)).toMatchObject({ actingFor: { id: holderId, kind: 'owner' } });
  });

  it('is the individual themselves, even when they belong to a company', async () => {
    const person = await operator({
      personType: 'individual',
      memberOf: { holderId: await makeHolder(test.app), kind: 'owner' },
    });
    expect(await scopeOf(person)).toEqual({ kind: 'holder', holderId: person.id });
    expect((await infoOf(person)).actingForOptions.map(({ kind }) => kind)).toEqual(['self', 'owner']);
  });

  it('is empty without a company', async () => {
    expect(await scopeOf(await operator({}))).toEqual({ kind: 'none' });
  });

  it('is limited for an agent to the authorised document types, none until some are named', async () => {
    const holderId = await makeHolder(test.app);
    expect(await scopeOf(await operator({ memberOf: { holderId, kind: 'agent' } }))).toEqual({
      kind: 'agent',
      holderId,
      documentTypes: [],
    });
  });

  it('follows the company they choose, and the choice is stored in the session', async () => {
    const [first, second] = [await makeHolder(test.app), await makeHolder(test.app)];
    const person = await operator({ memberOf: { holderId: first, kind: 'owner' } });
    await join(person.id, second);
    await expect
      .poll(async () => (await infoOf(person)).actingForOptions.length, { interval: 5, timeout: 10_000 })
      .toBe(2);
    const answer = await actFor(person, second.toUpperCase());
    expect([answer.status, (answer.body as { actingFor: { id: string } }).actingFor.id]).toEqual([200, second]);
    expect(await scopeOf(person)).toEqual({ kind: 'holder', holderId: second });
    expect((await test.app.sessions.findActor(person.token))?.actingForId).toBe(second);
  });

  it('does not serve a page opened for one company after another was chosen', async () => {
    const [first, second] = [await makeHolder(test.app), await makeHolder(test.app)];
    const person = await operator({ memberOf: { holderId: first, kind: 'owner' } });
    await join(person.id, second);
    await expect
      .poll(async () => (await infoOf(person)).actingForOptions.length, { interval: 5, timeout: 10_000 })
      .toBe(2);
    const searchAs = (holderId: string) =>
      test.call('POST', '/api/v1/master/lookups/_search', {
        as: person,
        body: { size: 1 },
        headers: { 'x-acting-for': holderId },
      });
    expect((await searchAs(first)).status).toBe(200);
    await actFor(person, second);
    expect(await searchAs(first)).toMatchObject({ status: 409, body: { messageKey: 'actingForChanged' } });
    expect((await searchAs(second)).status).toBe(200);
  });

  it('cannot be set to a company they do not belong to, nor to none', async () => {
    const person = await operator({ memberOf: { holderId: await makeHolder(test.app), kind: 'owner' } });
    expect((await actFor(person, await makeHolder(test.app))).status).toBe(404);
    expect((await actFor(person, person.id)).status).toBe(404);
    expect((await actFor(person, 'x')).status).toBe(400);
    expect((await test.call('PUT', '/api/v1/security/users/me/acting-for', { body: { id: person.id } })).status).toBe(
      401,
    );
  });

  it('includes a company from the first day of the membership to its last, both included', async () => {
    const person = await operator({});
    const holderId = await makeHolder(test.app);
    const today = test.clock.today();
    await join(person.id, holderId, { from: today, until: today });
    await expect.poll(() => scopeOf(person), { interval: 5, timeout: 10_000 }).toEqual({ kind: 'holder', holderId });
    test.clock.move(DAY_MS);
    expect(await scopeOf(person)).toEqual({ kind: 'none' });
    test.clock.move(-DAY_MS);
    expect(await scopeOf(person)).toEqual({ kind: 'none' });
  });

  it('loses a company as soon as it is suspended', async () => {
    const holderId = await makeHolder(test.app);
    const person = await operator({ memberOf: { holderId, kind: 'owner' } });
    expect(await scopeOf(person)).toEqual({ kind: 'holder', holderId });
    await test.app.pools.api.query(`update "user" set "status" = 'suspended' where "id" = $1`, [holderId]);
    await test.app.pools.api.query(`select pg_notify('haz_changed', $1)`, [`user:${holderId}`]);
    await expect.poll(() => scopeOf(person), { interval: 5, timeout: 10_000 }).toEqual({ kind: 'none' });
  });
});

describe('the seeded roles', () => {
  it('are in the database, each with its row scope', async () => {
    const { rows } = await test.app.pools.api.query<{ code: string; scope: string }>(
      'select "code", "row_scope" as "scope" from "role"',
    );
    const stored = new Map(rows.map(({ code, scope }) => [code, scope]));
    expect(roleSeeds.map(({ code }) => [code, stored.get(code)])).toEqual(
      roleSeeds.map(({ code, rowScope }) => [code, rowScope]),
    );
  });
});
