/** Tests users as an administrator manages them: unique names and numbers, and who may use the system. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withCheckDigit } from '#language/values/idCard.ts';
import { newId } from '#platform/server/database/newId.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { makeRole } from '#platform/testing/roles.ts';

const USERS = '/api/v1/security/users';
const OFFICER = { key: '4' };
const LEGAL_ENTITY = { key: '1' };
const ID_CARD = { key: '1' };

let site: TestApp;
let admin: Person;
let viewer: Person;
beforeAll(async () => {
  site = await startTestApp();
  admin = await site.person({ roles: ['ADMIN'] });
  viewer = await site.person({ roles: ['AUDITOR'] });
});
afterAll(() => site.stop());

interface User {
  readonly id: string;
  readonly version: number;
  readonly username: string | null;
  readonly refStatus: { readonly key: string };
  readonly statusReason: string | null;
  readonly roles: readonly { readonly id: string }[];
}

let counter = 0;
const newName = (): string => `user.${(counter += 1)}`;
const newCard = (): string => withCheckDigit(`1${String(10_000_000_000 + (counter += 1))}`);
const put = (body: object, as = admin): Promise<TestAnswer> => site.call('PUT', USERS, { as, body });
const make = async (more: object = {}): Promise<User> => {
  const answer = await put({ fullName: 'สมชาย ใจดี', refPersonType: OFFICER, username: newName(), ...more });
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.body as User;
};
const keysOf = ({ body }: TestAnswer): string[] =>
  (body as { fields?: { path: string; messageKey: string }[] }).fields?.map(
    ({ path, messageKey }) => `${path}: ${messageKey}`,
  ) ?? [];
const refused = async (body: object): Promise<string[]> => {
  const answer = await put({ fullName: 'สมชาย ใจดี', refPersonType: OFFICER, ...body });
  expect(answer.status).toBe(422);
  return keysOf(answer);
};
const statusesOf = (answers: readonly TestAnswer[]): number[] =>
  answers.map(({ status }) => status).toSorted((left, other) => left - other);
const roleId = async (code: string): Promise<string> =>
  (await site.app.pools.api.query<{ id: string }>('select "id" from "role" where "code" = $1', [code])).rows[0]?.id ??
  '';

describe('a username', () => {
  it('is unique, in any case', async () => {
    const { username, id, version } = await make();
    expect(await refused({ username })).toEqual(['username: usernameTaken']);
    expect(await refused({ username: username?.toUpperCase() })).toEqual(['username: usernameTaken']);
    expect((await put({ id, version, username: username?.toUpperCase() })).status).toBe(200);
  });

  it('must not be a reserved name', async () => {
    for (const username of ['system', 'SYSTEM', 'Anonymous'])
      expect(await refused({ username })).toEqual(['username: usernameReserved']);
  });

  it('must not look like a path or like another name', async () => {
    for (const username of ['.', '..', '.hidden', 'dot.', 'a..b'])
      expect(await refused({ username })).toEqual(['username: usernameShape']);
    for (const username of ['../etc', 'a/b', 'a b', 'ａdmin', 'аdmin', 'สมชาย', 'a\u200Bb', 'a%2e', 'a\\b'])
      expect(await refused({ username }), username).toContain('username: onlyLettersDigits');
  });

  it('is required for people with roles, and not for a legal entity', async () => {
    const roles = [{ refRole: { key: 'AUDITOR' } }];
    expect(await refused({ roles })).toEqual(['username: required']);
    expect(await refused({ refPersonType: LEGAL_ENTITY, username: newName(), roles })).toEqual([
      'username: hiddenField',
      'roles: hiddenField',
    ]);
    await make({ username: null });
    await make({ refPersonType: LEGAL_ENTITY, username: null });
  });

  it('created twice at once is created once', async () => {
    const username = newName();
    const answers = await Promise.all(
      [username, username.toUpperCase(), username].map((name) =>
        put({ fullName: 'ก', refPersonType: OFFICER, username: name }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 422, 422]);
  });
});

describe('has-username', () => {
  const hasUsername = async (body: object, as = admin): Promise<unknown> =>
    (await site.call('POST', `${USERS}/has-username`, { as, body })).body;

  it('returns whether a name is taken, in any case, also by the system itself', async () => {
    const { username, id } = await make();
    expect(await hasUsername({ username })).toBe(true);
    expect(await hasUsername({ username: ` ${username?.toUpperCase()} ` })).toBe(true);
    expect(await hasUsername({ username: 'System' })).toBe(true);
    expect(await hasUsername({ username: 'anonymous' })).toBe(true);
    expect(await hasUsername({ username: newName() })).toBe(false);
    expect(await hasUsername({ username: '' })).toBe(false);
    expect(await hasUsername({ username, idIgnore: id })).toBe(false);
  });

  it('includes drafts of others if requested', async () => {
    const other = await site.person({ roles: ['ADMIN'] });
    const [username, recordId] = [newName(), newId()];
    const savedDraft = await site.call('PUT', '/api/v1/security/form-drafts', {
      as: other,
      body: {
        refUser: { id: other.id },
        entity: 'user',
        recordId,
        body: { values: { username: username.toUpperCase() } },
      },
    });
    expect(savedDraft.status).toBe(200);
    expect(await hasUsername({ username })).toBe(false);
    expect(await hasUsername({ username, isCheckDraft: true })).toBe(true);
    expect(await hasUsername({ username, isCheckDraft: true }, other)).toBe(false);
    expect(await hasUsername({ username, isCheckDraft: true, idIgnore: recordId })).toBe(false);
  });

  it('answers everybody, and parses its body strictly', async () => {
    const call = (as?: Person, body?: object) =>
      site.call('POST', `${USERS}/has-username`, {
        ...(as === undefined ? {} : { as }),
        body: body ?? { username: 'x' },
      });
    const { username, id } = await make();
    for (const caller of [undefined, viewer]) {
      expect(await call(caller)).toMatchObject({ status: 200, body: false });
      // Only people who write users may exclude a user or include the drafts of others.
      expect(await call(caller, { username, idIgnore: id, isCheckDraft: true })).toMatchObject({
        status: 200,
        body: true,
      });
    }
    expect(keysOf(await call(admin, {}))).toEqual(['username: required']);
    expect(keysOf(await call(admin, { username: 'x', isActive: true }))).toEqual(['isActive: unknownField']);
    expect((await call(admin, { username: 'x', idIgnore: 'y' })).status).toBe(400);
    expect((await call(admin, { username: 'x'.repeat(101) })).status).toBe(400);
  });
});

describe('an identity number', () => {
  it('must be valid for its document', async () => {
    expect(await refused({ idCard: newCard() })).toEqual(['refDocumentTypePerson: documentTypeMissing']);
    expect(await refused({ idCard: '1234567890123', refDocumentTypePerson: ID_CARD })).toEqual([
      'idCard: idCardInvalid',
    ]);
    expect(await refused({ idCard: 'a', refDocumentTypePerson: { key: '2' } })).toEqual(['idCard: identityInvalid']);
    expect(await refused({ idCard: '123', refDocumentTypePerson: { key: '3' } })).toEqual(['idCard: identityInvalid']);
    expect(await refused({ idCard: newCard(), refDocumentTypePerson: { key: '4' } })).toEqual([
      'idCard: identityInvalid',
    ]);
    await make({ idCard: 'AA1234567', refDocumentTypePerson: { key: '2' } });
    await make({ idCard: withCheckDigit('600000000001'), refDocumentTypePerson: { key: '3' } });
    await make({
      idCard: withCheckDigit('010500000001'),
      refDocumentTypePerson: { key: '4' },
      refPersonType: LEGAL_ENTITY,
      username: null,
    });
  });

  it('is unique among active users, and free again once they are archived', async () => {
    const card = { idCard: newCard(), refDocumentTypePerson: ID_CARD };
    const first = await make(card);
    expect(await refused(card)).toEqual(['idCard: idCardTaken']);
    expect((await site.call('POST', `${USERS}/_delete`, { as: admin, body: { id: first.id } })).status).toBe(200);
    const second = await make(card);
    const again = await site.call('POST', `${USERS}/_active`, { as: admin, body: { id: first.id } });
    expect(again).toMatchObject({ status: 409, body: { messageKey: 'reactivationBlocked' } });
    const all = await site.call('POST', `${USERS}/_active_all`, { as: admin, body: [first.id] });
    expect(all.body).toMatchObject([{ ok: false, error: { messageKey: 'reactivationBlocked' } }]);
    await site.call('POST', `${USERS}/_delete`, { as: admin, body: { id: second.id } });
    expect((await site.call('POST', `${USERS}/_active`, { as: admin, body: { id: first.id } })).status).toBe(200);
  });

  it('belongs to one of two users who are activated again at once', async () => {
    const card = { idCard: newCard(), refDocumentTypePerson: ID_CARD };
    const users: User[] = [];
    for (let n = 0; n < 2; n += 1) {
      const user = await make(card);
      await site.call('POST', `${USERS}/_delete`, { as: admin, body: { id: user.id } });
      users.push(user);
    }
    const answers = await Promise.all(
      users.map(({ id }) => site.call('POST', `${USERS}/_active`, { as: admin, body: { id } })),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  it('created twice at once is created once', async () => {
    const card = { idCard: newCard(), refDocumentTypePerson: ID_CARD };
    const answers = await Promise.all([1, 2].map(() => put({ fullName: 'ก', refPersonType: OFFICER, ...card })));
    expect(statusesOf(answers)).toEqual([200, 422]);
  });
});

describe('has-id-card and check-id-card', () => {
  const callUsers = (name: string, body: object, as?: Person): Promise<TestAnswer> =>
    site.call('POST', `${USERS}/${name}`, { ...(as === undefined ? {} : { as }), body });

  it('return whether a number is in use, by its document', async () => {
    const idCard = newCard();
    const { id } = await make({ idCard, refDocumentTypePerson: ID_CARD });
    const has = async (body: object): Promise<unknown> =>
      (await callUsers('has-id-card', { idCard, ...body }, admin)).body;
    expect(await has({ refDocumentTypePerson: ID_CARD })).toBe(true);
    expect(await has({ 'refDocumentTypePerson.key': '1' })).toBe(true);
    expect(await has({ refDocumentTypePerson: { key: '2' } })).toBe(false);
    expect(await has({ refDocumentTypePerson: ID_CARD, id })).toBe(false);
    expect(await has({ refDocumentTypePerson: ID_CARD, isActive: false })).toBe(false);
    await site.call('POST', `${USERS}/_delete`, { as: admin, body: { id } });
    expect(await has({ refDocumentTypePerson: ID_CARD })).toBe(false);
    expect(await has({ refDocumentTypePerson: ID_CARD, isActive: false })).toBe(true);
  });

  it('return whether a number is valid', async () => {
    const idCard = newCard();
    const grouped = idCard.replace(/^(\d)(\d{4})(\d{5})(\d{2})(\d)$/, '$1-$2-$3-$4-$5');
    expect((await callUsers('check-id-card', { idCard: grouped }, admin)).body).toMatchObject({
      isValid: true,
      isTaken: false,
    });
    await make({ idCard, refDocumentTypePerson: ID_CARD });
    expect((await callUsers('check-id-card', { idCard }, admin)).body).toMatchObject({ isValid: true, isTaken: true });
    expect((await callUsers('check-id-card', { idCard: '1234567890123' }, admin)).body).toMatchObject({
      isValid: false,
      isTaken: false,
    });
  });

  it('answer anonymous callers with yes or no, and without archived users', async () => {
    const blind = await site.person({
      roles: [await makeRole(site, admin, { menus: { 'user-mgt.users': ['canView', 'canEdit'] } })],
    });
    const idCard = newCard();
    const { id } = await make({ idCard, refDocumentTypePerson: ID_CARD });
    for (const caller of [undefined, viewer, blind]) {
      expect(
        await callUsers('has-id-card', { idCard, refDocumentTypePerson: ID_CARD, id, isActive: false }, caller),
      ).toMatchObject({ status: 200, body: true });
    }
    await site.call('POST', `${USERS}/_delete`, { as: admin, body: { id } });
    expect(await callUsers('has-id-card', { idCard, refDocumentTypePerson: ID_CARD, isActive: false })).toMatchObject({
      status: 200,
      body: false,
    });
    const far = { headers: { 'x-forwarded-for': '203.0.113.9' }, body: { idCard, refDocumentTypePerson: ID_CARD } };
    const statuses = new Set<number>();
    for (let n = 0; n < 70; n += 1) statuses.add((await site.call('POST', `${USERS}/has-id-card`, far)).status);
    expect(statuses).toEqual(new Set([200, 429]));
  });

  it('parse their body strictly', async () => {
    for (const [name, body] of [
      ['has-id-card', { idCard: '1', refDocumentTypePerson: ID_CARD }],
      ['check-id-card', { idCard: '1' }],
    ] as const) {
      expect((await callUsers(name, {}, admin)).status).toBe(400);
      expect((await callUsers(name, { ...body, version: 1 }, admin)).status).toBe(400);
    }
    expect(keysOf(await callUsers('has-id-card', { idCard: '1', refDocumentTypePerson: { key: 'x' } }, admin))).toEqual(
      ['refDocumentTypePerson: notInGroup'],
    );
  });
});

describe('setting the status', () => {
  const set = (body: object, as?: Person): Promise<TestAnswer> =>
    site.call('PUT', `${USERS}/status`, { ...(as === undefined ? {} : { as }), body });
  const isIn = async (person: Person): Promise<boolean> =>
    (await site.call('POST', '/api/auth/info', { as: person, body: {} })).status === 200;

  it('to suspended ends the session at once, and to usable allows signing in again', async () => {
    const person = await site.person({ roles: ['AUDITOR'] });
    expect(await isIn(person)).toBe(true);
    const answer = await set({ id: person.id, status: 'suspended', reason: ' ลาออก ' }, admin);
    expect(answer).toMatchObject({
      status: 200,
      body: { id: person.id, version: 2, refStatus: { key: '3' }, statusReason: 'ลาออก' },
    });
    await expect.poll(() => isIn(person), { interval: 5, timeout: 10_000 }).toBe(false);
    expect(
      (await site.call('POST', '/api/auth', { body: { username: person.username, password: person.password } })).status,
    ).toBe(403);
    expect(await set({ id: person.id, version: 2, refStatus: { key: '1' } }, admin)).toMatchObject({
      status: 200,
      body: { version: 3, refStatus: { key: '1' }, statusReason: null },
    });
    expect(
      (await site.call('POST', '/api/auth', { body: { username: person.username, password: person.password } })).status,
    ).toBe(200);
  });

  it('is logged in the history and in the security log', async () => {
    const { id, username } = await make();
    await set({ id, status: 'suspended', reason: 'ทดสอบ' }, admin);
    const changes = (await site.call('POST', `${USERS}/${id}/_changes`, { as: admin })).body as {
      by: string;
      changes: { path: string; after: unknown }[];
    }[];
    expect(changes[0]?.changes.map(({ path }) => path)).toEqual(expect.arrayContaining(['refStatus', 'statusReason']));
    expect(changes[0]?.by).toBe(admin.username);
    const { rows } = await site.app.pools.api.query(
      `select "reason", "username" from "security_event" where "action" = 'accountChanged' and "reason" like $1`,
      [`${username}:%`],
    );
    expect(rows).toEqual([{ reason: `${username}: suspended, ทดสอบ`, username: admin.username }]);
  });

  it('to the same value changes nothing; an old version is refused', async () => {
    const { id } = await make();
    expect(await set({ id, status: 'usable' }, admin)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await set({ id, version: 7, status: 'suspended' }, admin)).toMatchObject({
      status: 409,
      body: { messageKey: 'staleVersion' },
    });
  });

  it('is possible even if other data of the person is invalid', async () => {
    const { id } = await make();
    await site.app.pools.api.query(`update "user" set "username" = 'Anonymous' where "id" = $1`, [id]);
    expect((await set({ id, status: 'suspended' }, admin)).status).toBe(200);
  });

  it('is refused without the right, for oneself, and for an unknown user', async () => {
    const { id } = await make();
    expect((await set({ id, status: 'suspended' })).status).toBe(401);
    expect((await set({ id, status: 'suspended' }, viewer)).status).toBe(403);
    expect(await set({ id: admin.id, status: 'suspended' }, admin)).toMatchObject({
      status: 422,
      body: { messageKey: 'notYourself' },
    });
    expect((await set({ id: newId(), status: 'suspended' }, admin)).status).toBe(404);
    await site.call('POST', `${USERS}/_delete`, { as: admin, body: { id } });
    expect(await set({ id, status: 'suspended' }, admin)).toMatchObject({
      status: 409,
      body: { messageKey: 'archivedRecord' },
    });
  });

  it('parses its body strictly', async () => {
    const { id } = await make();
    expect(keysOf(await set({ id }, admin))).toEqual(['status: required']);
    expect((await set({ id, status: 'gone' }, admin)).status).toBe(400);
    expect((await set({ id: 'x', status: 'usable' }, admin)).status).toBe(400);
    expect(keysOf(await set({ id, status: 'usable', roles: [] }, admin))).toEqual(['roles: unknownField']);
    expect(keysOf(await set({ id, refStatus: { key: '9' } }, admin))).toEqual(['refStatus: notInGroup']);
    expect(keysOf(await set({ id, status: 'usable', reason: 'x'.repeat(301) }, admin))).toEqual(['reason: maxLength']);
  });
});

describe('fields that only the server writes', () => {
  it('are refused in a user, and ignored if unchanged', async () => {
    const user = await make();
    const { id, version } = user;
    for (const [name, value] of Object.entries({
      isActive: false,
      createBy: 'me',
      createDate: '2020-01-01T00:00:00+07:00',
      updateBy: 'me',
      refStatus: { key: '3' },
      statusReason: 'x',
    })) {
      expect(keysOf(await put({ id, version, [name]: value })), name).toEqual([`${name}: managedField`]);
    }
    expect((await put({ id, version, passwordHash: 'x' })).status).toBe(400);
    expect(await put({ id, version, refStatus: user.refStatus, isActive: true })).toMatchObject({
      status: 200,
      body: { version },
    });
    expect((await put({ ...user, version: 99 })).status).toBe(409);
  });

  it('are set by the server: a new user is usable and active, whatever is sent', async () => {
    const base = { fullName: 'ก', refPersonType: OFFICER };
    expect(keysOf(await put({ ...base, isActive: false }))).toEqual(['isActive: managedField']);
    expect(keysOf(await put({ ...base, refStatus: { key: '2' } }))).toEqual(['refStatus: managedField']);
    expect(await make()).toMatchObject({ isActive: true, refStatus: { key: '1' }, version: 1 });
  });

  it('include roles for people who may only view, also by the address of roles', async () => {
    const refRole = { id: await roleId('ADMIN') };
    expect((await put({ id: viewer.id, version: 1, roles: [{ refRole }] }, viewer)).status).toBe(403);
    expect(
      (
        await site.call('PUT', '/api/v1/security/user-roles', {
          as: viewer,
          body: { refUser: { id: viewer.id }, refRole },
        })
      ).status,
    ).toBe(403);
    expect(
      (
        await site.call('POST', '/api/v1/security/user-roles/_check', {
          as: viewer,
          body: { refUser: { id: viewer.id }, refRole },
        })
      ).status,
    ).toBe(403);
    const { rows } = await site.app.pools.api.query('select count(*)::int as n from "user_role" where "user_id" = $1', [
      viewer.id,
    ]);
    expect(rows).toEqual([{ n: 1 }]);
  });
});
