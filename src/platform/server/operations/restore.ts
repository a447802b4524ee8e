/**
 * Restores a backup into an empty database: all of it, in one transaction, or nothing. The database is first brought to
 * the migrations the backup was made at, then filled, then brought to the newest, as a start of this version would have
 * done with the original database.
 */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { connectAdmin } from '../database/connect.ts';
import { applyInTransaction, underMigrationLock } from '../database/schema/migrate.ts';
import { readMigrations, type MigrationFile } from '../database/schema/migrationFiles.ts';
import { quote } from '../database/sqlText.ts';
import type { FileStore } from '../files/fileStore.ts';
import { StartProblem } from '../startProblem.ts';
import { filePath, readManifest, tablePath, verifyBackup, type BackedUpTable, type Manifest } from './manifest.ts';
import { findMigrations, readTables, type TableInfo } from './tables.ts';
import { withoutConstraints } from './withoutConstraints.ts';

export interface RestoreOptions {
  /** The address for the owner of the tables, who need not be a superuser. */
  readonly url: string;
  readonly files: FileStore;
  readonly folder: string;
  /** The migrations of this version. */
  readonly migrationsFolder: string;
  readonly log: (line: string) => void;
}

export interface RestoreResult {
  readonly manifest: Manifest;
  /** The names of the migrations that this version has and the backup did not have. */
  readonly migrated: readonly string[];
}

export async function restore({ url, files, folder, migrationsFolder, log }: RestoreOptions): Promise<RestoreResult> {
  const manifest = await readManifest(folder);
  const migrations = readMigrations(migrationsFolder);
  const own = migrationsOf(manifest, migrations);
  log('Checking the backup …');
  await verifyBackup(folder, manifest);
  const client = await connectAdmin(url, 'haz restore');
  try {
    return await underMigrationLock(client, async () => {
      await client.query('begin');
      await client.query('set local search_path = public');
      await refuseUsedDatabase(client, manifest);
      await applyInTransaction(client, { files: own, log });
      const tables = await findTablesToFill(client, manifest);
      log('Loading …');
      await withoutConstraints(client, async () => {
        for (const table of tables) {
          await loadTable(client, { table, folder, expected: getBackedUp(manifest, table.name) });
        }
      });
      const migrated = await applyInTransaction(client, { files: migrations, log });
      for (const file of manifest.files) await loadFile({ files, folder, file });
      await client.query('commit');
      await client.query('analyze');
      const rowCount = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
      log(`${tables.length} tables, ${rowCount} rows, ${manifest.files.length} files.`);
      return { manifest, migrated };
    });
  } finally {
    await client.end();
  }
}

/**
 * Returns the migrations the backup was made at; they must be the first of ours, because otherwise it has another
 * history than any database of this version.
 */
function migrationsOf(manifest: Manifest, migrations: readonly MigrationFile[]): readonly MigrationFile[] {
  const origin = `The backup was made by version ${manifest.version} with ${lastMigrationOf(manifest)}`;
  const knownNames = new Set(migrations.map(({ name }) => name));
  const newer = manifest.migrations.find(({ name }) => !knownNames.has(name));
  if (newer !== undefined) {
    throw new StartProblem(
      `${origin}, and this version does not have the migration ${newer.name}: restore it with the version that made it, or a newer one.`,
    );
  }
  const own = migrations.slice(0, manifest.migrations.length);
  const other = own.find(({ name, hash }, index) => {
    const applied = manifest.migrations[index];
    return applied?.name !== name || applied.hash !== hash;
  });
  if (other !== undefined) {
    throw new StartProblem(
      `${origin}, and the migration ${other.name} of this version is not one it had: restore it with the version that made it.`,
    );
  }
  return own;
}

/** Checked before anything is changed: there must be no row yet, and no migration that the backup does not have. */
async function refuseUsedDatabase(client: ClientBase, manifest: Manifest): Promise<void> {
  for (const { name } of await readTables(client)) {
    const { rowCount } = await client.query(`select from ${quote(name)} limit 1`);
    if (rowCount !== 0) {
      throw new StartProblem(`The database is not empty (there are rows in ${name}): restore into a new one.`);
    }
  }
  const appliedNames = new Set(manifest.migrations.map(({ name }) => name));
  const beyond = (await findMigrations(client))?.find(({ name }) => !appliedNames.has(name));
  if (beyond !== undefined) {
    throw new StartProblem(
      `The database has had the migration ${beyond.name}, which the backup has not: restore into a new one, without any tables.`,
    );
  }
}

/** Returns the tables to be filled, after checking that the backup fits them. */
async function findTablesToFill(client: ClientBase, manifest: Manifest): Promise<TableInfo[]> {
  const tables = await readTables(client);
  const shape = (all: readonly Pick<TableInfo, 'name' | 'columns'>[]): string =>
    JSON.stringify(
      all.map(({ name, columns }) => [name, columns.map((column) => `${column.name} ${column.type}`).toSorted()]),
    );
  if (shape(tables) !== shape(manifest.tables)) {
    throw new StartProblem(
      'The tables of this database are not those of the backup: restore into a new one, without any tables.',
    );
  }
  return tables;
}

function lastMigrationOf({ migrations }: Manifest): string {
  return migrations.at(-1)?.name ?? 'no migrations';
}

function getBackedUp(manifest: Manifest, name: string): BackedUpTable {
  const found = manifest.tables.find((table) => table.name === name);
  if (found === undefined) throw new Error(`The backup has no table ${name}`);
  return found;
}

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 4_000_000;

async function loadTable(
  client: ClientBase,
  { table, folder, expected }: { table: TableInfo; folder: string; expected: BackedUpTable },
): Promise<void> {
  const sql = insertSql(table.name, expected);
  let loaded = 0;
  const load = async (lines: readonly string[]): Promise<void> => {
    loaded += (await client.query(sql, [`[${lines.join(',')}]`])).rowCount ?? 0;
  };
  await pipeline(
    createReadStream(tablePath(folder, table.name)),
    createGunzip(),
    async (bytes: AsyncIterable<Buffer>) => {
      for await (const lines of batchesOf(linesOf(bytes))) await load(lines);
    },
  );
  if (loaded !== expected.rows)
    throw new StartProblem(`The backup is damaged: ${table.name} should have ${expected.rows} rows and has ${loaded}.`);
  if (table.identity !== null && loaded > 0) await resetSequence(client, table.name, table.identity);
}

/** Splits only at the character the rows were written with: other line separators may be inside a text. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const piece of bytes) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function* batchesOf(lines: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let batch: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    batch.push(line);
    characters += line.length;
    if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

function insertSql(name: string, { columns }: BackedUpTable): string {
  const names = columns.map((column) => quote(column.name)).join(', ');
  const values = columns.map((column, index) => `(r->>${index})::${column.type}`).join(', ');
  return `insert into ${quote(name)} (${names}) overriding system value select ${values}
    from json_array_elements($1::json) r`;
}

async function resetSequence(client: ClientBase, table: string, column: string): Promise<void> {
  await client.query(
    `select setval(pg_get_serial_sequence($1, $2), (select max(${quote(column)}) from ${quote(table)}))`,
    [quote(table), column],
  );
}

async function loadFile({
  files,
  folder,
  file,
}: {
  files: FileStore;
  folder: string;
  file: Manifest['files'][number];
}): Promise<void> {
  const stored = await files.put(createReadStream(filePath(folder, file.hash)), { maxBytes: file.size });
  if (stored.hash !== file.hash)
    throw new StartProblem(`The backup is damaged: the file ${file.hash} is not what it was.`);
}
