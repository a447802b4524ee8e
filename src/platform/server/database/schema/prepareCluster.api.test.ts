/** Needs TEST_ADMIN_URL: the address of a PostgreSQL cluster for tests, as its superuser. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectAdmin } from '../connect.ts';
import { prepareCluster } from './prepareCluster.ts';
import { getTestAdminUrl, makeTestDatabase, sqlErrorOf, type TestDatabase } from './schemaFixtures.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await makeTestDatabase();
});

afterAll(async () => {
  await database.remove();
});

describe('a prepared cluster', () => {
  it('sorts Thai as a dictionary does and recognises Thai letters', async () => {
    const client = await connectAdmin(database.migratorUrl, 'haz test');
    try {
      await client.query('create extension pg_trgm');
      const { rows } = await client.query<{ words: string[]; trigrams: number }>(
        `select array_agg(word order by word) as words, cardinality(show_trgm('วัตถุ')) as trigrams from unnest(array['เกลือ', 'ขวด', 'แก้ว', 'กรด']) as word`,
      );
      expect(rows).toEqual([{ words: ['กรด', 'เกลือ', 'แก้ว', 'ขวด'], trigrams: 6 }]);
    } finally {
      await client.end();
    }
  });

  it('has a migrator who owns the database, and neither role has rights beyond it', async () => {
    const client = await connectAdmin(database.adminUrl, 'haz test');
    try {
      const { rows } = await client.query<{ name: string; owns: boolean; mighty: boolean }>(
        `select rolname as name, d.datdba = r.oid as owns, rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as mighty
         from pg_roles r cross join pg_database d where d.datname = $1 and rolname = any($2) order by rolname desc`,
        [database.database, Object.values(database.roles)],
      );
      expect(rows).toEqual([
        { name: database.roles.migrator, owns: true, mighty: false },
        { name: database.roles.app, owns: false, mighty: false },
      ]);
    } finally {
      await client.end();
    }
  });

  it('is not changed by a second start, except for new passwords', async () => {
    const again = {
      adminUrl: getTestAdminUrl(),
      database: database.database,
      roles: database.roles,
      migratorPassword: 'รหัสผ่าน 1',
      appPassword: `it's "2"`,
    };
    const [urls] = await Promise.all([prepareCluster(again), prepareCluster(again), prepareCluster(again)]);
    expect(await sqlErrorOf(urls.migratorUrl, 'select 1')).toBeUndefined();
    expect(await sqlErrorOf(urls.appUrl, 'select 1')).toBeUndefined();
  });
});
