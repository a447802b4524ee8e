/**
 * A backup of an older version restored by this one gives the same database as a start of this version on the older
 * database.
 */
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withClient } from '#platform/testing/databaseRows.ts';
import { applyMigrations } from '../database/schema/migrate.ts';
import { readMigrations } from '../database/schema/migrationFiles.ts';
import { makeTestDatabase, type TestDatabase } from '../database/schema/schemaFixtures.ts';
import { ISSUED_IS_FINAL } from '../database/schema/requestSchema.ts';
import { readDatabaseStructure } from '../database/schema/databaseStructure.ts';
import type { FileStore } from '../files/fileStore.ts';
import { createFolderStore } from '../files/folderStore.ts';
import { backup } from './backup.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';
import { findMigrations, readTables } from './tables.ts';
import { readConstraints } from './withoutConstraints.ts';

const migrationsFolder = fileURLToPath(new URL('../../../../migrations/', import.meta.url));
const migrations = readMigrations(migrationsFolder);
/** The last migration of the older version: a state that was once the newest, and does not change any more. */
const LAST_OF_OLDER = '20261115231536_companies.sql';
const newer = migrations.map(({ name }) => name).filter((name) => name > LAST_OF_OLDER);
const silent = (): undefined => undefined;

let folder: string;
let files: FileStore;
let source: TestDatabase;
let target: TestDatabase;
let older: string;
let backedUp: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haz-older-'));
  files = createFolderStore(join(folder, 'store'));
  older = await folderWith(migrations.map(({ name }) => name).filter((name) => name <= LAST_OF_OLDER));
  source = await makeTestDatabase();
  await as(source, async (client) => {
    await applyMigrations({ client, folder: older, log: silent });
    await client.query(AN_ISSUED_LETTER);
  });
  backedUp = join(folder, 'backup');
  await backup({ url: source.migratorUrl, files, folder: backedUp, version: '0.0.9', log: silent });
});

afterAll(async () => {
  await source.remove();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  target = await makeTestDatabase();
});

afterEach(() => target.remove());

describe('a backup of an older version', () => {
  it('is restored with its rows and brought to the newest migration, as the original database would have been', async () => {
    const { migrated } = await put();
    expect(migrated).toEqual(newer);
    expect(await as(target, findMigrations)).toEqual(migrations.map(({ name, hash }) => ({ name, hash })));
    // The result of a start of this version on the older database.
    await as(source, (client) => applyMigrations({ client, folder: migrationsFolder, log: silent }));
    expect(await as(target, rowsOf)).toEqual(await as(source, rowsOf));
    expect(await as(target, readConstraints)).toEqual(await as(source, readConstraints));
    expect(await as(target, readDatabaseStructure)).toEqual(await as(source, readDatabaseStructure));
    const touch = as(target, (client) => client.query(`update to_whom_attachment set seq = 2`));
    await expect(touch).rejects.toMatchObject({ code: ISSUED_IS_FINAL });
  });

  it('leaves nothing, not even tables, if a newer migration cannot be applied to its rows', async () => {
    const failing = await folderWith(migrations.map(({ name }) => name));
    await writeFile(
      join(failing, '20990101000000_fails.sql'),
      'alter table to_whom add constraint never check (revision is null)',
    );
    await expect(put({ migrationsFolder: failing })).rejects.toThrow(
      'The migration 20990101000000_fails.sql failed and was undone',
    );
    expect(await as(target, readTables)).toEqual([]);
  });

  it('is restored into a database that was made by the same migrations and has no rows, and refused after a newer one', async () => {
    await as(target, (client) => applyMigrations({ client, folder: older, log: silent }));
    const next = migrations.find(({ name }) => name === newer[0]);
    await as(target, (client) =>
      client.query('insert into schema_migration (name, hash) values ($1, $2)', [next?.name, next?.hash]),
    );
    await expect(put()).rejects.toThrow(
      `The database has had the migration ${newer[0] ?? ''}, which the backup has not: restore into a new one, without any tables.`,
    );
    await as(target, (client) => client.query('delete from schema_migration where name = $1', [next?.name]));
    expect((await put()).migrated).toEqual(newer);
  });
});

describe('a backup with another history of migrations', () => {
  it('is refused if it is newer, with the version to restore it with, or if it had another migration or lacks one', async () => {
    const other = await changedBackup(({ migrations: applied }) => [
      ...applied,
      { name: '20990101000000_later.sql', hash: 'x' },
    ]);
    await expect(put({ folder: other })).rejects.toThrow(
      'The backup was made by version 0.0.9 with 20990101000000_later.sql, and this version does not have the migration 20990101000000_later.sql: restore it with the version that made it, or a newer one.',
    );
    for (const change of [
      (applied: Manifest['migrations']) =>
        applied.map((migration, index) => (index === 1 ? { ...migration, hash: 'x' } : migration)),
      (applied: Manifest['migrations']) => applied.filter((_, index) => index !== 1),
    ]) {
      await expect(put({ folder: await changedBackup(({ migrations: applied }) => change(applied)) })).rejects.toThrow(
        `the migration ${migrations[1]?.name ?? ''} of this version is not one it had: restore it with the version that made it.`,
      );
    }
    expect(await as(target, readTables)).toEqual([]);
  });
});

function put(how: { folder?: string; migrationsFolder?: string } = {}) {
  return restore({ url: target.migratorUrl, files, folder: backedUp, migrationsFolder, log: silent, ...how });
}

async function folderWith(names: readonly string[]): Promise<string> {
  const migrationsCopy = await mkdtemp(join(folder, 'migrations-'));
  for (const name of names) await copyFile(join(migrationsFolder, name), join(migrationsCopy, name));
  return migrationsCopy;
}

async function changedBackup(change: (manifest: Manifest) => Manifest['migrations']): Promise<string> {
  const backupCopy = await mkdtemp(join(folder, 'changed-'));
  await mkdir(backupCopy, { recursive: true });
  const manifest = JSON.parse(await readFile(join(backedUp, 'manifest.json'), 'utf8')) as Manifest;
  await writeFile(join(backupCopy, 'manifest.json'), JSON.stringify({ ...manifest, migrations: change(manifest) }));
  return backupCopy;
}

async function rowsOf(client: Client): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query<{ row: object }>(
      `select to_jsonb(t) as "row" from "${name}" t order by t::text`,
    );
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  return found;
}

function as<T>({ migratorUrl }: TestDatabase, work: (client: Client) => Promise<T>): Promise<T> {
  return withClient(migratorUrl, work);
}

const [HOLDER, PURPOSE, FILE, DOSSIER, REQUEST, LETTER, PART] = [1, 2, 3, 4, 5, 6, 7].map(
  (n) => `'00000000-0000-7000-8000-00000000000${n}'`,
);
const STAMPS = '"version", "create_by", "create_date", "update_by", "update_date"';
const STAMPED = `1, 'test', '2026-11-15', 'test', '2026-11-15'`;

/** The row of the part first, as it was written; the names of their tables sort the other way round. */
const AN_ISSUED_LETTER = `
insert into "user" (id, full_name, person_type, status, ${STAMPS})
values (${HOLDER}, 'ผู้ทดสอบ', 'individual', 'usable', ${STAMPED});
insert into lookup (id, "group", key, value, seq, ${STAMPS})
values (${PURPOSE}, 'TO_WHOM_PURPOSE', '1', 'ส่งออก', 1, ${STAMPED});
insert into stored_file (id, hash, name, size, type, owner_id, created_at)
values (${FILE}, repeat('f', 64), 'lost', 1, 'text/plain', null, now());
insert into dossier (id, document_type, holder_id, state, code, revision, ${STAMPS})
values (${DOSSIER}, 'toWhom', ${HOLDER}, 'inForce', 'T-1', 1, ${STAMPED});
insert into request (id, dossier_id, document_type, holder_id, document_id, request_type, status, is_open,
  status_date, ${STAMPS})
  values (${REQUEST}, ${DOSSIER}, 'toWhom', ${HOLDER}, ${LETTER}, 'new', 'approved', false, '2026-11-15', ${STAMPED});
insert into to_whom (id, request_id, dossier_id, document_type, holder_id, request_type, public_token, addressee,
  subject, purpose_id, statement, language, copies, delivery, ${STAMPS})
  values (${LETTER}, ${REQUEST}, ${DOSSIER}, 'toWhom', ${HOLDER}, 'new', 'token', 'Whom', 'What', ${PURPOSE}, 'That',
    'en', 1, 'electronic', ${STAMPED});
insert into to_whom_attachment (id, line_id, item, file_id, seq, to_whom_id)
values (${PART}, ${PART}, 'other', ${FILE}, 1, ${LETTER});
update to_whom set is_complete = true, revision = 1, is_current = true`;
