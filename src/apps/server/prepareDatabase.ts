/** What a database needs before it can serve: tables, grants, jobs, reference data and, outside production, a demonstration. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PoolClient } from 'pg';
import type { Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { AnyRecord } from '#language/record.ts';
import { system } from '#platform/server/access/actor.ts';
import { seedAccess } from '#platform/server/access/seedAccess.ts';
import { appendLog } from '#platform/server/audit/appendLog.ts';
import type { PasswordHasher } from '#platform/server/auth/password.ts';
import type { Clock } from '#platform/server/clock.ts';
import { connectAdmin, createPool } from '#platform/server/database/connect.ts';
import { migrate } from '#platform/server/database/schema/migrate.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { migrateJobs } from '#platform/server/jobs/migrateJobs.ts';
import { differencesOf } from '#platform/server/resource/difference.ts';
import { newId } from '#platform/server/resource/engine.ts';
import { seedDemo } from '#platform/server/seeds/demo.ts';
import { seedReference } from '#platform/server/seeds/reference.ts';

export interface DatabaseUrls {
  readonly url: string;
  readonly migratorUrl: string;
}

export interface Preparation extends DatabaseUrls {
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly hasher: PasswordHasher;
  readonly withDemo: boolean;
  readonly say: (line: string) => void;
}

export async function prepareDatabase(preparation: Preparation): Promise<void> {
  const { url, migratorUrl, catalogue, say } = preparation;
  const appRole = await roleOf(url);
  const applied = await migrate({ url: migratorUrl, catalogue, appRole, folder: migrationsFolder(), log: say });
  await migrateJobs(migratorUrl, appRole);
  if (applied.length > 0) say(`Migrated: ${applied.length} ${applied.length === 1 ? 'step' : 'steps'}.`);
  await loadData(preparation);
}

/** Runs at every start, in one transaction: the second finds everything there and writes nothing. */
export async function loadData({ url, catalogue, clock, hasher, withDemo, say }: Omit<Preparation, 'migratorUrl'>): Promise<void> {
  const pool = createPool({ url, max: 1, statementTimeoutMs: SEED_MS, lockTimeoutMs: SEED_MS, idleInTransactionMs: SEED_MS, applicationName: 'haz seeds' });
  try {
    const added = await inTransaction(pool, {}, async (client) => {
      const context = { client, catalogue, now: clock.now(), hashPassword: (text: string) => hasher.hash(text), log: auditor(client, { catalogue, clock }) };
      const reference = await seedReference(context);
      const access = await seedAccess(client, catalogue);
      return reference + access + (withDemo ? await seedDemo(context) : 0);
    });
    if (added > 0) say(`Loaded: ${added} rows of reference${withDemo ? ' and demonstration' : ''} data.`);
  } finally {
    await pool.end();
  }
}

const SEED_MS = 120_000;

function auditor(client: PoolClient, { catalogue, clock }: Pick<Preparation, 'catalogue' | 'clock'>): (entity: AnyEntity, record: AnyRecord) => Promise<void> {
  const actor = system('first data');
  return (entity, record) => appendLog(client, { id: newId(), at: clock.now(), actor, entity, record, version: 1, action: 'create', changes: differencesOf(catalogue, entity, { before: undefined, after: record }) });
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
