/** Brings a database to the newest migration, forward only, and grants the application its rights. */
import type { ClientBase } from 'pg';
import type { Catalogue } from '#language/catalogue.ts';
import { StartProblem } from '../../startProblem.ts';
import { connectAdmin } from '../connect.ts';
import { grantsSql, allTablesOf } from './grants.ts';
import { readMigrations, type MigrationFile } from './migrationFiles.ts';
import { schemaMigration } from './plainTables.ts';

export interface MigrateOptions {
  /** The address for the owner of the database, who need not be a superuser. */
  readonly url: string;
  readonly catalogue: Catalogue;
  readonly appRole: string;
  readonly folder: string;
  readonly log: (line: string) => void;
}

/**
 * Safe to call from several processes at once: they wait for each other. Returns the names of the applied migrations.
 */
export async function migrate({ url, catalogue, appRole, folder, log }: MigrateOptions): Promise<string[]> {
  const client = await connectAdmin(url, 'haz migrations');
  try {
    return await underMigrationLock(client, async () => {
      const applied = await applyMigrations({ client, folder, log });
      await assertTables(client, catalogue);
      await grantRights({ client, catalogue, appRole, log });
      return applied;
    });
  } finally {
    await client.end();
  }
}

/**
 * Applies the missing migrations, each file in one transaction. The caller holds the lock, or is the only user of the
 * database.
 */
export function applyMigrations({
  client,
  folder,
  log,
}: {
  client: ClientBase;
  folder: string;
  log: (line: string) => void;
}): Promise<string[]> {
  return applyFiles(client, { files: readMigrations(folder), log, runInTransaction: inTransaction });
}

/** Does the same in the transaction of the caller, who rolls all of it back if one fails. */
export function applyInTransaction(
  client: ClientBase,
  { files, log }: Pick<ApplyOptions, 'files' | 'log'>,
): Promise<string[]> {
  return applyFiles(client, { files, log, runInTransaction: (_client, work) => work() });
}

/** PostgreSQL releases the lock when the connection ends, for whatever reason. */
export async function underMigrationLock<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
  }
}

interface ApplyOptions {
  readonly files: readonly MigrationFile[];
  readonly log: (line: string) => void;
  readonly runInTransaction: (client: ClientBase, work: () => Promise<void>) => Promise<void>;
}

async function applyFiles(client: ClientBase, { files, log, runInTransaction }: ApplyOptions): Promise<string[]> {
  await client.query('set search_path = public');
  await ensureHistory(client);
  const { rows } = await client.query<AppliedMigration>('select name, hash from schema_migration order by name');
  const pending = pendingOf(files, rows);
  for (const file of pending) {
    log(`Applying ${file.name} …`);
    await applyOne(client, file, runInTransaction);
  }
  return pending.map((file) => file.name);
}

interface AppliedMigration {
  readonly name: string;
  readonly hash: string;
}

/** Any number works, as long as every version of the program uses the same. */
const MIGRATION_LOCK = 7_201_535;

async function ensureHistory(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.schema_migration') is not null as there`,
  );
  if (rows[0]?.there !== true) await client.query(schemaMigration.create);
}

/** Applied migrations must be unchanged and in their order, so that every database has the same history. */
function pendingOf(files: readonly MigrationFile[], applied: readonly AppliedMigration[]): MigrationFile[] {
  const filesByName = new Map(files.map((file) => [file.name, file]));
  for (const { name, hash } of applied) {
    const file = filesByName.get(name);
    if (file === undefined)
      throw new StartProblem(
        `The database has had the migration ${name}, which this version does not have: run the version that has it.`,
      );
    if (file.hash !== hash)
      throw new StartProblem(
        `The migration ${name} was changed after it was applied: put it back and write a new one.`,
      );
  }
  const done = new Set(applied.map(({ name }) => name));
  const pending = files.filter((file) => !done.has(file.name));
  const newest = applied.at(-1)?.name ?? '';
  const late = pending.find((file) => file.name < newest);
  if (late !== undefined)
    throw new StartProblem(
      `The migration ${late.name} would come before ${newest}, which was applied: give it a later time.`,
    );
  return pending;
}

async function applyOne(
  client: ClientBase,
  file: MigrationFile,
  inOne: ApplyOptions['runInTransaction'],
): Promise<void> {
  try {
    await inOne(client, async () => {
      await client.query(file.sql);
      await client.query('insert into schema_migration (name, hash) values ($1, $2)', [file.name, file.hash]);
    });
  } catch (error) {
    throw new StartProblem(
      `The migration ${file.name} failed and was undone: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

async function assertTables(client: ClientBase, catalogue: Catalogue): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) as name where to_regclass('public.' || quote_ident(name)) is null`,
    [allTablesOf(catalogue)],
  );
  if (rows.length > 0) {
    throw new StartProblem(
      `No migration makes ${rows.map(({ name }) => name).join(', ')}, though declared: run npm run migrations -- <what-changes>.`,
    );
  }
}

async function grantRights({
  client,
  catalogue,
  appRole,
  log,
}: Omit<MigrateOptions, 'url' | 'folder'> & { client: ClientBase }): Promise<void> {
  const { rows } = await client.query<{ same: boolean; known: boolean }>(
    'select current_user = $1 as same, exists (select from pg_roles where rolname = $1) as known',
    [appRole],
  );
  if (rows[0]?.known !== true)
    throw new StartProblem(`The database has no role ${appRole}: create it, or name another in DATABASE_URL.`);
  if (rows[0].same) {
    // Revoking rights of the owner would also break the next migration.
    log(
      'The application is the owner of its tables, so the database cannot keep it from changing logs: give it a role of its own in DATABASE_URL.',
    );
    return;
  }
  await inTransaction(client, async () => {
    for (const statement of grantsSql({ catalogue, appRole })) await client.query(statement);
  });
}

async function inTransaction(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
