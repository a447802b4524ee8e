/** The life of a record through the API, for an administrator and an operator. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';

let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
});
afterAll(() => test.stop());

it('a lookup is created, found, changed, archived, activated, and its history is returned', async () => {
  const base = '/api/v1/master/lookups';
  const created = await test.call('PUT', base, { as: admin, body: { group: 'TEST', key: '1', value: 'หนึ่ง', seq: 1 } });
  expect(created.body).toMatchObject({
    group: 'TEST',
    key: '1',
    value: 'หนึ่ง',
    version: 1,
    isActive: true,
    createBy: admin.username,
  });
  const { id } = created.body as { id: string };
  const found = await test.call('POST', `${base}/_search`, {
    as: admin,
    body: { where: [{ name: 'group', type: 'String', operator: '=', value: 'TEST' }] },
  });
  expect(found.body).toMatchObject({ totalSize: 1, totalPage: 1, page: 0, size: 20, data: [{ id, key: '1' }] });
  const changed = await test.call('PUT', base, {
    as: admin,
    body: { id, version: 1, value: 'หนึ่งใหม่', attribute: { a: 1 } },
  });
  expect(changed.body).toMatchObject({ version: 2, value: 'หนึ่งใหม่', attribute: { a: 1 } });
  const staleAnswer = await test.call('PUT', base, { as: admin, body: { id, version: 1, value: 'ช้าไป' } });
  expect(staleAnswer).toMatchObject({
    status: 409,
    body: { messageKey: 'staleVersion', data: { theirs: { version: 2, value: 'หนึ่งใหม่' }, mine: { value: 'ช้าไป' } } },
  });
  expect((await test.call('POST', `${base}/_delete`, { as: admin, body: JSON.stringify(id) })).body).toEqual({
    id,
    version: 3,
  });
  expect(await test.call('PUT', base, { as: admin, body: { id, version: 3, value: 'x' } })).toMatchObject({
    status: 409,
    body: { messageKey: 'archivedRecord' },
  });
  expect((await test.call('POST', `${base}/_active`, { as: admin, body: { id, version: 3 } })).body).toEqual({
    id,
    version: 4,
  });
  const { body: changes } = await test.call('POST', `${base}/${id}/_changes`, { as: admin });
  expect(changes).toMatchObject([
    { version: 4, action: 'activate', changes: [{ path: 'isActive', before: false, after: true }] },
    { version: 3, action: 'archive' },
    {
      version: 2,
      action: 'update',
      changes: [
        { path: 'value', label: ['ข้อความ (ไทย)', 'Text (Thai)'], before: 'หนึ่ง', after: 'หนึ่งใหม่' },
        { path: 'attribute', before: null, after: { a: 1 } },
      ],
    },
    { version: 1, action: 'create', by: admin.username },
  ]);
  expect((await test.call('POST', `${base}/_delete?isHardDelete=true`, { as: admin, body: { id } })).body).toEqual({
    id,
    version: 5,
  });
  expect((await test.call('POST', `${base}/${id}/_rev`, { as: admin })).status).toBe(404);
});

it('an operator sees and writes only records of their holder', async () => {
  const [holderId, otherId] = [await makeHolder(test.app), await makeHolder(test.app)];
  const mine = await test.person({
    roles: ['OPERATOR_OWNER'],
    personType: 'employee',
    memberOf: { holderId, kind: 'owner' },
  });
  const otherOperator = await test.person({
    roles: ['OPERATOR_OWNER'],
    personType: 'employee',
    memberOf: { holderId: otherId, kind: 'owner' },
  });
  const base = '/api/v1/transaction/specimens';
  const created = await test.call('PUT', base, { as: mine, body: { code: 'S-1', name: 'ของเรา' } });
  expect(created).toMatchObject({ status: 200, body: { refHolder: { id: holderId } } });
  const { id } = created.body as { id: string };
  expect((await test.call('POST', `${base}/_search`, { as: otherOperator, body: {} })).body).toMatchObject({
    totalSize: 0,
    data: [],
  });
  expect((await test.call('PUT', base, { as: otherOperator, body: { id, version: 1, name: 'แอบแก้' } })).status).toBe(
    404,
  );
  expect(
    (await test.call('PUT', base, { as: otherOperator, body: { code: 'S-2', refHolder: { id: holderId } } })).status,
  ).toBe(403);
  expect((await test.call('POST', `${base}/${id}/_changes`, { as: otherOperator })).status).toBe(404);
});

it('a caller who is not signed in gets 401, and one without the right gets 403', async () => {
  expect(await test.call('POST', '/api/v1/master/lookups/_search', { body: {} })).toMatchObject({
    status: 401,
    body: { messageKey: 'unauthenticated', status: 401 },
  });
  const lab = await test.person({ roles: ['OFFICER_LAB'] });
  expect(
    await test.call('PUT', '/api/v1/master/lookups', { as: lab, body: { group: 'X', key: '1', value: 'x', seq: 1 } }),
  ).toMatchObject({ status: 403 });
  expect((await test.call('POST', '/api/v1/master/lookups/_search', { as: lab, body: {} })).status).toBe(200);
});

it('an expired token does not prevent signing in again, and gives access to nothing else', async () => {
  const person = await test.person({ roles: ['ADMIN'] });
  await test.app.sessions.endAll({ userId: person.id }, 'signOut');
  const again = await test.call('POST', '/api/auth', {
    as: person,
    body: { username: person.username, password: person.password },
  });
  expect(again).toMatchObject({ status: 200, body: { token: expect.any(String) as string } });
  expect(await test.call('POST', '/api/v1/master/lookups/_search', { as: person, body: {} })).toMatchObject({
    status: 401,
    body: { messageKey: 'badToken' },
  });
});

it('an instant of long ago is returned as it was sent, in the time zone of today', async () => {
  const created = await test.call('PUT', '/api/v1/transaction/specimens', {
    as: admin,
    body: { code: 'OLD', moment: '1900-01-01T00:00:00+07:00', day: '1900-01-01' },
  });
  expect(created).toMatchObject({
    status: 200,
    body: { moment: '1900-01-01T00:00:00+07:00', day: '1900-01-01T00:00:00+07:00' },
  });
});
