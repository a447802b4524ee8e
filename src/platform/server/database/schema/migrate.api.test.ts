/** Needs TEST_ADMIN_URL: the address of a PostgreSQL cluster for tests, as its superuser. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildCatalogue } from '#language/catalogue.ts';
import { platform } from '#platform/model/module.ts';
import { connectAdmin } from '../connect.ts';
import { migrate } from './migrate.ts';
import { makeTestDatabase, sqlErrorOf, type TestDatabase } from './schemaFixtures.ts';
import { schemaSql } from './schemaSql.ts';

const catalogue = buildCatalogue([platform]);
const foundation = '20260101000000_foundation.sql';

let database: TestDatabase;
let folder = '';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haz-migrate-'));
  write(
    foundation,
    schemaSql(catalogue)
      .filter((sql) => !sql.startsWith('create table "schema_migration"'))
      .join(';\n'),
  );
  database = await makeTestDatabase();
});

afterEach(async () => {
  await database.remove();
  rmSync(folder, { recursive: true });
});

describe('migrations', () => {
  it('are each applied once, by an owner who is not a superuser', async () => {
    const lines: string[] = [];
    expect(await run((line) => lines.push(line))).toEqual([foundation]);
    expect(lines).toEqual([`Applying ${foundation} …`]);
    write('20260102000000_note.sql', 'create table note (id uuid primary key)');
    expect(await run()).toEqual(['20260102000000_note.sql']);
    expect(await run()).toEqual([]);
  });

  it('wait for each other when several processes start at once', async () => {
    const applied = await Promise.all([run(), run(), run()]);
    expect(applied.flat()).toEqual([foundation]);
    expect(await namesApplied()).toEqual([foundation]);
  });

  it('are rolled back if one fails, while those before it stay applied', async () => {
    write('20260102000000_note.sql', 'create table note (id uuid primary key); select 1 / 0;');
    await expect(run()).rejects.toThrow(
      'The migration 20260102000000_note.sql failed and was undone: division by zero',
    );
    expect(await namesApplied()).toEqual([foundation]);
    expect(await sqlErrorOf(database.adminUrl, 'select from note')).toBe('42P01');
  });

  it('refuse a file that was changed after it was applied', async () => {
    await run();
    write(foundation, 'select 1;');
    await expect(run()).rejects.toThrow(
      `The migration ${foundation} was changed after it was applied: put it back and write a new one.`,
    );
  });

  it('refuse a database that is newer than the program', async () => {
    write('20260102000000_note.sql', 'select 1;');
    await run();
    rmSync(join(folder, '20260102000000_note.sql'));
    await expect(run()).rejects.toThrow('which this version does not have');
  });

  it('refuse a file older than an applied one, so that every database has the same history', async () => {
    await run();
    write('20250101000000_late.sql', 'select 1;');
    await expect(run()).rejects.toThrow(`The migration 20250101000000_late.sql would come before ${foundation}`);
  });

  it('report a declared table that none of them makes', async () => {
    write(foundation, 'select 1;');
    await expect(run()).rejects.toThrow(/No migration makes .*entity_log/);
  });

  it('report that the application has no role', async () => {
    await expect(migrate({ ...options(), appRole: 'haz_nobody' })).rejects.toThrow(
      'The database has no role haz_nobody',
    );
  });

  it('warn if the application owns its tables, and do not change its rights', async () => {
    const lines: string[] = [];
    await migrate({ ...options((line) => lines.push(line)), appRole: database.roles.migrator });
    expect(lines.at(-1)).toMatch(/^The application is the owner of its tables/);
    expect(await run()).toEqual([]);
  });
});

function write(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql);
}

function options(log: (line: string) => void = () => undefined) {
  return { url: database.migratorUrl, catalogue, appRole: database.roles.app, folder, log };
}

function run(log?: (line: string) => void): Promise<string[]> {
  return migrate(options(log));
}

async function namesApplied(): Promise<string[]> {
  const client = await connectAdmin(database.migratorUrl, 'haz test');
  try {
    const { rows } = await client.query<{ name: string }>('select name from schema_migration order by name');
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
