/** Which rows a person sees, by the roles they have and whom they act for. */
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

/** A role of this scope and nothing else. */
async function roleOf(rowScope: string, documentTypes: readonly string[] = []): Promise<string> {
  const code = `T_${newId()}`;
  await test.app.pools.api.query(
    `insert into "role" ("id", "code", "name", "row_scope", "document_types", "version", "is_active", "create_by", "create_date", "update_by", "update_date")
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
    `insert into "membership" ("id", "user_id", "holder_id", "kind", "start_date", "end_date", "version", "is_active", "create_by", "create_date", "update_by", "update_date")
values ($1, $2, $3, $4, $5, $6, 1, true, 'test', now(), 'test', now())`,
    [newId(), userId, holderId, kind, from, until],
  );
  await test.app.pools.api.query(`select pg_notify('haz_changed', $1)`, [`user:${userId}`]);
}

describe('an officer sees', () => {
  it('everything, with a role for everything', async () => {
    expect(await scopeOf(await test.person({ roles: [await roleOf('all')] }))).toEqual({ kind: 'all' });
  });

  it('their own department', async () => {
    const departmentId = await makeDepartment(test.app);
    await makeDepartment(test.app, { parentId: departmentId });
    expect(await scopeOf(await test.person({ roles: [await roleOf('department')], departmentId }))).toEqual({
      kind: 'department',
      departmentId,
    });
  });

  it('their own department and all below it', async () => {
    const departmentId = await makeDepartment(test.app);
    const child = await makeDepartment(test.app, { parentId: departmentId });
    const grandchild = await makeDepartment(test.app, { parentId: child });
    await makeDepartment(test.app);
    const scope = await scopeOf(await test.person({ roles: [await roleOf('departmentTree')], departmentId }));
    expect(scope).toEqual({ kind: 'departments', departmentIds: [departmentId, child, grandchild].toSorted() });
  });

  it('a tree that somebody made a ring of, without asking for ever', async () => {
    const departmentId = await makeDepartment(test.app);
    const child = await makeDepartment(test.app, { parentId: departmentId });
    await test.app.pools.api.query('update "department" set "parent_id" = $2 where "id" = $1', [departmentId, child]);
    const scope = await scopeOf(await test.person({ roles: [await roleOf('departmentTree')], departmentId }));
    expect(scope).toEqual({ kind: 'departments', departmentIds: [departmentId, child].toSorted() });
  });

  it('the document types of all their roles together', async () => {
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
    'nothing, where the role says %s and there is none',
    async (rowScope) => {
      expect(await scopeOf(await test.person({ roles: [await roleOf(rowScope)] }))).toEqual({ kind: 'none' });
    },
  );

  it('the widest of what their roles allow', async () => {
    const departmentId = await makeDepartment(test.app);
    const roles = [await roleOf('holder'), await roleOf('departmentTree'), await roleOf('department')];
    expect(await scopeOf(await test.person({ roles, departmentId }))).toMatchObject({ kind: 'departments' });
    expect(await scopeOf(await test.person({ roles: [...roles, await roleOf('all')], departmentId }))).toEqual({
      kind: 'all',
    });
  });

  it('nothing without any role', async () => {
    expect(await scopeOf(await test.person({ roles: [] }))).toEqual({ kind: 'none' });
  });

  it('another department as soon as they are moved to it, and the new tree when departments are', async () => {
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
    const below = await test.call('PUT', '/api/v1/master/departments', {
      as: admin,
      body: { id: from, version: 1, refParent: { id: to } },
    });
    expect(below.status).toBe(200);
    await expect
      .poll(() => scopeOf(person), { interval: 5, timeout: 10_000 })
      .toEqual({ kind: 'departments', departmentIds: [to, from].toSorted() });
  });
});

describe('an operator', () => {
  const operator = (more: Partial<PersonOptions>) =>
    test.person({ roles: ['OPERATOR_OWNER'], personType: 'employee', ...more });

  it('acts for the company they belong to', async () => {
    const holderId = await makeHolder(test.app);
    const person = await operator({ memberOf: { holderId, kind: 'owner' } });
    expect(await scopeOf(person)).toEqual({ kind: 'holder', holderId });
    expect(await infoOf(person)).toMatchObject({ actingFor: { id: holderId, kind: 'owner' } });
  });

  it('acts for themselves as an individual, also when they belong to a company', async () => {
    const person = await operator({
      personType: 'individual',
      memberOf: { holderId: await makeHolder(test.app), kind: 'owner' },
    });
    expect(await scopeOf(person)).toEqual({ kind: 'holder', holderId: person.id });
    expect((await infoOf(person)).actingForOptions.map(({ kind }) => kind)).toEqual(['self', 'owner']);
  });

  it('sees nothing without a company', async () => {
    expect(await scopeOf(await operator({}))).toEqual({ kind: 'none' });
  });

  it('as an agent sees only what they were authorised for, which is nothing until it is said', async () => {
    const holderId = await makeHolder(test.app);
    expect(await scopeOf(await operator({ memberOf: { holderId, kind: 'agent' } }))).toEqual({
      kind: 'agent',
      holderId,
      documentTypes: [],
    });
  });

  it('chooses among their companies, and the choice stays with the session', async () => {
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

  it('is refused what a page opened for one company asks after another was chosen', async () => {
    const [first, second] = [await makeHolder(test.app), await makeHolder(test.app)];
    const person = await operator({ memberOf: { holderId: first, kind: 'owner' } });
    await join(person.id, second);
    await expect
      .poll(async () => (await infoOf(person)).actingForOptions.length, { interval: 5, timeout: 10_000 })
      .toBe(2);
    const asked = (holderId: string) =>
      test.call('POST', '/api/v1/master/lookups/_search', {
        as: person,
        body: { size: 1 },
        headers: { 'x-acting-for': holderId },
      });
    expect((await asked(first)).status).toBe(200);
    await actFor(person, second);
    expect(await asked(first)).toMatchObject({ status: 409, body: { messageKey: 'actingForChanged' } });
    expect((await asked(second)).status).toBe(200);
  });

  it('does not act for a company they do not belong to, nor for nobody', async () => {
    const person = await operator({ memberOf: { holderId: await makeHolder(test.app), kind: 'owner' } });
    expect((await actFor(person, await makeHolder(test.app))).status).toBe(404);
    expect((await actFor(person, person.id)).status).toBe(404);
    expect((await actFor(person, 'x')).status).toBe(400);
    expect((await test.call('PUT', '/api/v1/security/users/me/acting-for', { body: { id: person.id } })).status).toBe(
      401,
    );
  });

  it('belongs to a company from its first day to its last, both included', async () => {
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

  it('is out of a company as soon as it is suspended', async () => {
    const holderId = await makeHolder(test.app);
    const person = await operator({ memberOf: { holderId, kind: 'owner' } });
    expect(await scopeOf(person)).toEqual({ kind: 'holder', holderId });
    await test.app.pools.api.query(`update "user" set "status" = 'suspended' where "id" = $1`, [holderId]);
    await test.app.pools.api.query(`select pg_notify('haz_changed', $1)`, [`user:${holderId}`]);
    await expect.poll(() => scopeOf(person), { interval: 5, timeout: 10_000 }).toEqual({ kind: 'none' });
  });
});

describe('the roles from the start', () => {
  it('are in the database, each with its scope', async () => {
    const { rows } = await test.app.pools.api.query<{ code: string; scope: string }>(
      'select "code", "row_scope" as "scope" from "role"',
    );
    const stored = new Map(rows.map(({ code, scope }) => [code, scope]));
    expect(roleSeeds.map(({ code }) => [code, stored.get(code)])).toEqual(
      roleSeeds.map(({ code, rowScope }) => [code, rowScope]),
    );
  });
});
