/** Tests menus, the calls behind them and the tree from which they are drawn. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/server/database/newId.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import type { MenuSideItem } from '#platform/model/access/menuSideItem.ts';

const SECURITY = '/api/v1/security';
let site: TestApp;
let admin: Person;
beforeAll(async () => {
  site = await startTestApp();
  admin = await site.person({ roles: ['ADMIN'] });
});
afterAll(() => site.stop());

const put = (collection: string, body: object): Promise<TestAnswer> =>
  site.call('PUT', `${SECURITY}/${collection}`, { as: admin, body });
const problems = async (collection: string, body: object): Promise<string[]> => {
  const answer = await put(collection, body);
  expect(answer.status).toBe(422);
  return (answer.body as { fields: { path: string; messageKey: string }[] }).fields.map(
    ({ path, messageKey }) => `${path}: ${messageKey}`,
  );
};
let counter = 0;
const newKey = (): string => `test.${(counter += 1)}`;

describe('a menu', () => {
  const menu = (more: object): object => ({ key: newKey(), name: 'เมนู', url: '/app/test/**', ...more });

  it('opens addresses of the application, and nothing else', async () => {
    for (const url of [
      '/x',
      'app/x',
      '/application/x',
      '/app//x',
      '/app/**/x',
      '/app/../api',
      '/app/x?y',
      '/app/ก',
      'https://example.com/app',
      '/APP/x',
    ])
      expect(await problems('menus', menu({ url })), url).toEqual(['url: menuUrl']);
    for (const url of ['/app', '/app/x', '/app/x/**', '/app/*/edit', '/app/{id}/x'])
      expect((await put('menus', menu({ url }))).status).toBe(200);
  });

  it('must have a known icon, and boolean flags', async () => {
    expect(await problems('menus', menu({ icon: 'NoSuchOutlined' }))).toEqual(['icon: iconUnknown']);
    expect((await put('menus', menu({ icon: 'UserOutlined' }))).status).toBe(200);
    expect(await problems('menus', menu({ attribute: { noMenuSide: 'yes' } }))).toEqual(['attribute: menuFlag']);
    expect(await problems('menus', menu({ attribute: { forApprove: 1 } }))).toEqual(['attribute: menuFlag']);
    expect((await put('menus', menu({ attribute: { noMenuSide: true, own: 'words' } }))).status).toBe(200);
    expect((await put('menus', menu({ attribute: [] }))).status).toBe(400);
  });

  it('cannot change its key', async () => {
    const { id, version } = (await put('menus', menu({}))).body as { id: string; version: number };
    expect(await problems('menus', { id, version, key: 'other' })).toEqual(['key: managedField']);
    expect((await put('menus', { id, version, name: 'ชื่อใหม่' })).status).toBe(200);
  });
});

describe('a resource', () => {
  it('is a method and a path of the API, and unique', async () => {
    const path = `/api/v1/test/${newKey()}`;
    expect(await problems('resources', { method: 'DELETE', path })).toEqual(['method: notOneOf']);
    expect(await problems('resources', { method: 'get', path })).toEqual(['method: notOneOf']);
    for (const wrong of ['/haz/backend/api/x', 'api/x', '/apix', '/api/../x', '/api/**/x', '/api/x y'])
      expect(await problems('resources', { method: 'GET', path: wrong }), wrong).toEqual(['path: resourcePath']);
    for (const method of ['GET', 'PUT', 'POST', '*'])
      expect((await put('resources', { method, path })).status).toBe(200);
    expect(await problems('resources', { method: 'GET', path })).toEqual(['path: duplicateValue']);
  });
});

describe('the tree of the side menu', () => {
  const side = (more: object): object => ({ id: newId(), key: newKey(), name: 'หัวข้อ', seq: 9000, ...more });
  const items = async (as = admin): Promise<readonly MenuSideItem[]> =>
    (await site.call('GET', `${SECURITY}/menu-sides/data-items`, { as })).body as readonly MenuSideItem[];

  it('is returned complete, with the page of each node', async () => {
    const tree = await items();
    const users = tree.find(({ children }) => children.some(({ url }) => url === '/app/user-mgt/users/**'));
    expect(users).toMatchObject({
      name: 'ผู้ใช้งานและสิทธิ',
      nameEn: 'Users and rights',
      icon: 'TeamOutlined',
      url: null,
      refMenu: null,
    });
    const { rows } = await site.app.pools.api.query<{ id: string }>(
      `select "id" from "menu" where "key" = 'user-mgt.roles'`,
    );
    expect(users?.children.find(({ url }) => url === '/app/user-mgt/roles/**')).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      name: 'บทบาทและสิทธิ',
      nameEn: 'Roles',
      icon: 'IdcardOutlined',
      url: '/app/user-mgt/roles/**',
      refMenu: { id: rows[0]?.id },
      children: [],
    });
  });

  it('has nodes in their order, without archived ones and those below them', async () => {
    const parent = (await put('menu-sides', side({ name: 'แม่' }))).body as { id: string; version: number };
    await put('menu-sides', side({ name: 'สอง', seq: 2, refParent: { id: parent.id } }));
    await put('menu-sides', side({ name: 'หนึ่ง', seq: 1, refParent: { id: parent.id }, refMenu: { key: 'home' } }));
    const found = async () =>
      (await items()).find(({ id }) => id === parent.id)?.children.map(({ name, url }) => [name, url]);
    expect(await found()).toEqual([
      ['หนึ่ง', '/app/home'],
      ['สอง', null],
    ]);
    await site.call('POST', `${SECURITY}/menu-sides/_delete`, { as: admin, body: { id: parent.id } });
    expect(await found()).toBeUndefined();
    expect(JSON.stringify(await items())).not.toContain('สอง');
  });

  it('cannot be below itself, and has known icons', async () => {
    const first = (await put('menu-sides', side({}))).body as { id: string; version: number };
    const two = (await put('menu-sides', side({ refParent: { id: first.id } }))).body as { id: string };
    expect(await problems('menu-sides', { id: first.id, version: first.version, refParent: { id: two.id } })).toEqual([
      'refParent: cycle',
    ]);
    expect(await problems('menu-sides', side({ icon: 'NoSuchOutlined' }))).toEqual(['icon: iconUnknown']);
  });

  it('is returned to people who may view it', async () => {
    expect((await site.call('GET', `${SECURITY}/menu-sides/data-items`)).status).toBe(401);
    expect(
      (await site.call('GET', `${SECURITY}/menu-sides/data-items`, { as: await site.person({ roles: ['SIGNATORY'] }) }))
        .status,
    ).toBe(403);
    expect((await items(await site.person({ roles: ['AUDITOR'] }))).length).toBeGreaterThan(1);
  });
});
