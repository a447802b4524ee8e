/** What a database needs before it can serve: tables, grants, jobs, reference data and, outside production, a demonstration. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { migrate } from '#platform/server/database/schema/migrate.ts';
import { migrateJobs } from '#platform/server/jobs/migrateJobs.ts';
import { loadData, type Loading } from './loadData.ts';

export interface DatabaseUrls {
  readonly url: string;
  readonly migratorUrl: string;
}

export type Preparation = DatabaseUrls & Loading;

export async function prepareDatabase(preparation: Preparation): Promise<void> {
  const { url, migratorUrl, catalogue, say } = preparation;
  const appRole = await roleOf(url);
  const applied = await migrate({ url: migratorUrl, catalogue, appRole, folder: migrationsFolder(), log: say });
  await migrateJobs(migratorUrl, appRole);
  if (applied.length > 0) say(`Migrated: ${applied.length} ${applied.length === 1 ? 'step' : 'steps'}.`);
  await loadData(preparation);
}

async function roleOf(url: string): Promise<string> {
  const client = await connectAdmin(url, 'haz start');
  try {
    const { rows } = await client.query<{ role: string }>('select current_user as role');
    return rows[0]?.role ?? '';
  } finally {
    await client.end();
  }
}

/** Beside package.json, whether this runs from the sources or from the bundle. */
function migrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return join(folder, 'migrations');
}
