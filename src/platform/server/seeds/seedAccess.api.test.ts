/** Repeated seeding next to an administrator who changes things. */
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue, type Catalogue } from '#language/catalogue.ts';
import { defineModule, type MenuDeclaration } from '#language/module.ts';
import { platform } from '#platform/model/module.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { inTransaction } from '../database/transaction.ts';
import { newId } from '../database/newId.ts';
import { seedAccess } from './seedAccess.ts';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
});
afterAll(() => test.stop());

const MENUS = '/api/v1/security/menus';

/** A separate module for every test, so that no two share a row. */
function story() {
  const name = `s${newId().replaceAll('-', '')}`;
  const call = (suffix: string) => `POST /api/v1/${name}/${suffix}`;
  const menu: MenuDeclaration = {
    key: name,
    label: ['เมนู', 'Menu'],
    url: `/app/${name}/**`,
    icon: 'UserOutlined',
    entities: [],
    calls: [call('one')],
    attributes: { a: 1 },
    roles: { ADMIN: ['canView', 'canEdit'] },
  };
  const side = (key: string, more: object = {}) => ({
    key: `${name}.${key}`,
    label: ['หัวข้อ', 'Heading'] as const,
    seq: 1,
    ...more,
  });
  const declare = (menus: readonly MenuDeclaration[], menuSides: readonly ReturnType<typeof side>[] = []): Catalogue =>
    buildCatalogue([platform, defineModule({ name, menus, menuSides })]);
  return { name, call, menu, side, declare };
}

const seed = (catalogue: Catalogue) => inTransaction(test.app.pools.api, {}, (db) => seedAccess(db, catalogue));
const rowsOf = async (text: string, values: unknown[] = []) =>
  (await test.app.pools.api.query<Record<string, unknown>>(text, values)).rows;
const menuRow = async (key: string) =>
  (
    await rowsOf('select "id", "name", "url", "version", "is_active" as "isActive" from "menu" where "key" = $1', [key])
  )[0];
const callsOf = async (key: string) =>
  (
    await rowsOf(
      'select r."method" || \' \' || r."path" as "call" from "menu_resource" x join "menu" m on m."id" = x."menu_id" join "resource" r on r."id" = x."resource_id" where m."key" = $1 order by 1',
      [key],
    )
  ).map(({ call }) => call);
const rightsOf = (key: string) =>
  rowsOf(
    'select r."code", x."can_view" as "view", x."can_edit" as "edit" from "role_menu" x join "role" r on r."id" = x."role_id" join "menu" m on m."id" = x."menu_id" where m."key" = $1',
    [key],
  );

describe('seeding', () => {
  it('writes the declared rows once', async () => {
    const { name, call, menu, side, declare } = story();
    const catalogue = declare([menu], [side('child', { parent: `${name}.top`, menu: name }), side('top')]);
    expect(await seed(catalogue)).toBeGreaterThan(0);
    expect(await seed(catalogue)).toBe(0);
    expect(await menuRow(name)).toMatchObject({ name: 'เมนู', url: `/app/${name}/**`, version: 1, isActive: true });
    expect(await callsOf(name)).toEqual([call('one')]);
    expect(await rightsOf(name)).toEqual([{ code: 'ADMIN', view: true, edit: true }]);
    const sides = await rowsOf(
      'select s."key", p."key" as "parent", m."key" as "menu", s."version" from "menu_side" s left join "menu_side" p on p."id" = s."parent_id" left join "menu" m on m."id" = s."menu_id" where s."key" like $1 order by 1',
      [`${name}.%`],
    );
    expect(sides).toEqual([
      { key: `${name}.child`, parent: `${name}.top`, menu: name, version: 1 },
      { key: `${name}.top`, parent: null, menu: null, version: 1 },
    ]);
  });

  it('by two processes at once writes every row once', async () => {
    const { name, menu, declare } = story();
    const catalogue = declare([menu]);
    await Promise.all([seed(catalogue), seed(catalogue)]);
    expect(await rightsOf(name)).toHaveLength(1);
    expect(await callsOf(name)).toHaveLength(1);
  });

  it('updates an unchanged menu to the current declaration', async () => {
    const { name, call, menu, declare } = story();
    await seed(declare([menu]));
    await seed(declare([{ ...menu, label: ['ชื่อใหม่', 'New name'], url: `/app/${name}`, calls: [call('two')] }]));
    expect(await menuRow(name)).toMatchObject({ name: 'ชื่อใหม่', url: `/app/${name}`, version: 2 });
    expect(await callsOf(name)).toEqual([call('two')]);
  });

  it('notifies the running processes', async () => {
    const { name, menu, declare } = story();
    await seed(declare([menu]));
    await expect
      .poll(async () => test.app.access.menusFor(['ADMIN']).some(({ url }) => url === `/app/${name}/**`), {
        interval: 5,
        timeout: 10_000,
      })
      .toBe(true);
  });
});

describe('seeding after changes by an administrator', () => {
  it('preserves the name and the calls of a changed menu, and adds only calls that are new', async () => {
    const { name, call, menu, declare } = story();
    await seed(declare([{ ...menu, calls: [call('one'), call('two')] }]));
    const row = await menuRow(name);
    const [part] = await rowsOf(
      'select x."id" from "menu_resource" x join "resource" r on r."id" = x."resource_id" where x."menu_id" = $1 and r."path" like $2',
      [row?.['id'], '%/two'],
    );
    const saved = await test.call('PUT', MENUS, {
      as: admin,
      body: { id: row?.['id'], version: 1, name: 'ของเรา', resources: [{ id: part?.['id'], isDelete: true }] },
    });
    expect(saved.status).toBe(200);
    await seed(declare([{ ...menu, label: ['ชื่อใหม่', 'New'], calls: [call('one'), call('two'), call('three')] }]));
    expect(await menuRow(name)).toMatchObject({ name: 'ของเรา' });
    expect(await callsOf(name)).toEqual([call('one'), call('three')]);
  });

  it('preserves rights that were given and taken', async () => {
    const { name, menu, declare } = story();
    await seed(declare([menu]));
    await test.app.pools.api.query(
      'update "role_menu" x set "can_edit" = false from "menu" m where m."id" = x."menu_id" and m."key" = $1',
      [name],
    );
    await seed(declare([{ ...menu, roles: { ADMIN: ['canView', 'canEdit'], AUDITOR: ['canView'] } }]));
    expect(await rightsOf(name)).toEqual([{ code: 'ADMIN', view: true, edit: false }]);
  });

  it('does not restore an archived menu', async () => {
    const { name, menu, declare } = story();
    await seed(declare([menu]));
    const row = await menuRow(name);
    expect((await test.call('POST', `${MENUS}/_delete`, { as: admin, body: { id: row?.['id'] } })).status).toBe(200);
    expect(await seed(declare([{ ...menu, label: ['ชื่อใหม่', 'New'] }]))).toBe(0);
    expect(await menuRow(name)).toMatchObject({ name: 'เมนู', isActive: false });
  });

  it('does not restore a deleted menu', async () => {
    const { name, menu, declare } = story();
    await seed(declare([menu]));
    const row = await menuRow(name);
    await test.app.pools.api.query('delete from "role_menu" where "menu_id" = $1', [row?.['id']]);
    expect(
      (await test.call('POST', `${MENUS}/_delete?isHardDelete=true`, { as: admin, body: { id: row?.['id'] } })).status,
    ).toBe(200);
    expect(await seed(declare([menu]))).toBe(0);
    expect(await menuRow(name)).toBeUndefined();
  });

  it('preserves a menu that was made first with the same key', async () => {
    const { name, menu, declare } = story();
    const created = await test.call('PUT', MENUS, {
      as: admin,
      body: { id: newId(), key: name, name: 'ของเรา', url: '/app/ours' },
    });
    expect(created.status).toBe(200);
    await seed(declare([menu]));
    expect(await menuRow(name)).toMatchObject({ name: 'ของเรา', url: '/app/ours' });
    expect(await rightsOf(name)).toEqual([]);
  });

  it('preserves a role that was renamed, recoded or narrowed', async () => {
    await inTransaction(test.app.pools.api, { isDryRun: true }, async (db: PoolClient) => {
      await db.query(
        `update "role" set "code" = 'LAB', "name" = 'แล็บ', "row_scope" = 'holder', "update_by" = 'somebody'
          where "code" = 'OFFICER_LAB'`,
      );
      await db.query(`update "role" set "name" = 'x' where "code" = 'OFFICER_HEAD'`);
      await seedAccess(db, story().declare([]));
      const { rows } = await db.query(
        `select "code", "name", "row_scope" as "scope" from "role"
          where "code" in ('LAB', 'OFFICER_LAB', 'OFFICER_HEAD') order by 1`,
      );
      expect(rows).toEqual([
        { code: 'LAB', name: 'แล็บ', scope: 'holder' },
        { code: 'OFFICER_HEAD', name: 'หัวหน้ากลุ่ม', scope: 'departmentTree' },
      ]);
    });
  });

  it('does not restore an open call that was closed', async () => {
    await inTransaction(test.app.pools.api, { isDryRun: true }, async (db: PoolClient) => {
      await db.query(
        `delete from "role_resource" x using "role" r where r."id" = x."role_id" and r."code" = 'SIGNED_IN'`,
      );
      await seedAccess(db, story().declare([]));
      const { rows } = await db.query(
        `select count(*)::int as "n" from "role_resource" x join "role" r on r."id" = x."role_id"
          where r."code" = 'SIGNED_IN'`,
      );
      expect(rows).toEqual([{ n: 0 }]);
    });
  });
});
