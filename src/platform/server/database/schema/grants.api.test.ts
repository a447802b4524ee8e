/** Needs TEST_ADMIN_URL: the address of a PostgreSQL cluster for tests, as its superuser. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue } from '#language/catalogue.ts';
import { platform } from '#platform/model/module.ts';
import { connectAdmin } from '../connect.ts';
import { migrate } from './migrate.ts';
import { plainTables } from './plainTables.ts';
import { makeTestDatabase, sqlErrorOf, type TestDatabase } from './schemaFixtures.ts';
import { schemaSql } from './schemaSql.ts';

const FORBIDDEN = '42501';
const catalogue = buildCatalogue([platform]);
const logged = `insert into entity_log (id, entity, record_id, record_version, action, changes, create_by, create_date)
  values (gen_random_uuid(), 'role', gen_random_uuid(), 1, 'create', '[]', 'test', now())`;

let database: TestDatabase;
let folder = '';

beforeAll(async () => {
  database = await makeTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'haz-grants-'));
  const declared = schemaSql(catalogue).filter((sql) => !sql.startsWith('create table "schema_migration"'));
  writeFileSync(join(folder, '20260101000000_declared.sql'), declared.join(';\n'));
  await migrate({ url: database.migratorUrl, catalogue, appRole: database.roles.app, folder, log: () => undefined });
});

afterAll(async () => {
  await database.remove();
  rmSync(folder, { recursive: true });
});

describe('the application', () => {
  it.each([
    ['reads and writes records', `update role set name = 'x'`],
    ['removes records', 'delete from form_draft'],
    ['reads logs', 'select count(*) from entity_log'],
    ['adds to a log', logged],
    ['seals the log', `insert into audit_seal (log_id, hash, sealed_at) select id, 'x', now() from entity_log limit 1`],
    ['sees which migrations were applied', 'select name from schema_migration'],
    ['searches', `select from role where search_text(name) like '%วัตถุ%'`],
    ['keeps credentials and sessions', `update session set seen_at = now(); update credential set failed_count = 0`],
  ])('%s', async (_what, sql) => {
    expect(await sqlErrorOf(database.appUrl, sql)).toBeUndefined();
  });

  it.each([
    ['changes a log', `update entity_log set entity = 'x'`],
    ['removes from a log', 'delete from entity_log'],
    ['empties a log', 'truncate entity_log cascade'],
    ['locks rows of a log', 'select from security_event for update'],
    ['changes a seal', `update audit_seal set hash = 'x'`],
    ['removes a seal', 'delete from audit_seal'],
    ['pretends that a migration was applied', `insert into schema_migration (name, hash) values ('x', 'x')`],
    ['creates a table', 'create table mine (id int)'],
    ['creates a temporary table', 'create temporary table mine (id int)'],
    ['creates a schema', 'create schema mine'],
    ['creates a function', `create function public.mine() returns int language sql return 1`],
    ['changes a table', 'alter table role add column mine int'],
    ['drops an index', 'drop index role_name_search_idx'],
    ['empties a table', 'truncate role cascade'],
    ['disables a check', 'alter table role drop constraint role_version_check'],
    ['becomes the migrator', 'set role MIGRATOR'],
  ])('never %s', async (_what, sql) => {
    expect(await sqlErrorOf(database.appUrl, sql.replace('MIGRATOR', database.roles.migrator))).toBe(FORBIDDEN);
  });

  it('has only select and insert on every log, and elsewhere never more than rights on rows', async () => {
    const client = await connectAdmin(database.adminUrl, 'haz test');
    try {
      const { rows } = await client.query<{ rights: string; tables: number }>(
        `select rights, count(*)::int as tables from (
           select string_agg(lower(privilege_type), ',' order by privilege_type) as rights
           from information_schema.role_table_grants where grantee = $1 and table_schema = 'public' group by table_name
         ) granted group by rights order by rights`,
        [database.roles.app],
      );
      const countOf = (kind: string): number =>
        [...catalogue.entities.values()].filter((entity) => entity.kind === kind).length;
      const [logs, balances] = [countOf('log'), countOf('balance')];
      expect(rows).toEqual([
        {
          rights: 'delete,insert,select,update',
          tables:
            catalogue.entities.size - logs - balances + plainTables.filter(({ access }) => access === 'write').length,
        },
        { rights: 'insert,select', tables: logs + 1 },
        { rights: 'insert,select,update', tables: balances },
        { rights: 'select', tables: 1 },
      ]);
    } finally {
      await client.end();
    }
  });
});

describe('a role without rights', () => {
  it('cannot connect, whatever the application tries to grant', async () => {
    // Granting without the right to do so is a warning, not an error.
    await sqlErrorOf(database.appUrl, 'grant select on credential to public');
    const client = await connectAdmin(database.adminUrl, 'haz test');
    try {
      const { rows } = await client.query<{ connect: boolean; usage: boolean; execute: boolean; select: boolean }>(
        `select has_database_privilege('public', current_database(), 'connect') as connect,
           has_schema_privilege('public', 'public', 'usage') as usage,
           has_table_privilege('public', 'credential', 'select') as select,
           has_function_privilege('public', 'search_text(text)', 'execute') as execute`,
      );
      expect(rows).toEqual([{ connect: false, usage: false, select: false, execute: false }]);
    } finally {
      await client.end();
    }
  });
});
