/**
 * Prepares a database before it can serve: tables, grants, jobs, reference data and, outside production, a
 * demonstration.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { migrate } from '#platform/server/database/schema/migrate.ts';
import { readMigrations } from '#platform/server/database/schema/migrationFiles.ts';
import { sqlStateOf } from '#platform/server/database/transaction.ts';
import { migrateJobs } from '#platform/server/jobs/migrateJobs.ts';
import { recordEvent } from '#platform/server/operations/recordEvent.ts';
import { StartProblem } from '#platform/server/startProblem.ts';
import { loadData, type DataLoading } from './loadData.ts';

export interface DatabaseUrls {
  readonly url: string;
  readonly migratorUrl: string;
}

export type Preparation = DatabaseUrls & DataLoading;

/** Returns the names of the migrations that are now applied. */
export async function prepareDatabase(preparation: Preparation): Promise<string[]> {
  const { url, migratorUrl, catalogue, printLine } = preparation;
  const appRole = await roleOf(url);
  const applied = await withPrivilegeHint(migratorUrl, async () => {
    const names = await migrate({ url: migratorUrl, catalogue, appRole, folder: migrationsFolder(), log: printLine });
    await migrateJobs(migratorUrl, appRole);
    return names;
  });
  if (applied.length > 0) printLine(`Migrated: ${applied.length} ${applied.length === 1 ? 'step' : 'steps'}.`);
  await loadData(preparation);
  if (applied.length > 0)
    await recordEvent(url, preparation.clock, {
      source: 'database',
      name: 'migrate',
      outcome: 'success',
      detail: { migrations: applied },
    });
  return readMigrations(migrationsFolder()).map(({ name }) => name);
}

/** Only the operator can grant privileges, so the error names the role that lacks them. */
async function withPrivilegeHint<T>(url: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Error) || sqlStateOf(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    const role = decodeURIComponent(new URL(url).username);
    throw new StartProblem(
      `The role ${role} may not make tables (${error.message}): make it the owner of the database, or name the owner in MIGRATOR_DATABASE_URL.`,
    );
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

async function roleOf(url: string): Promise<string> {
  const client = await connectAdmin(url, 'haz start');
  try {
    const { rows } = await client.query<{ role: string }>('select current_user as role');
    return rows[0]?.role ?? '';
  } finally {
    await client.end();
  }
}

/** The folder is next to package.json, whether this runs from the sources or from the bundle. */
function migrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return join(folder, 'migrations');
}
