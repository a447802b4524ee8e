/**
 * One cluster for the whole run: the embedded one in a folder of its own, or the cluster at DATABASE_URL (as its
 * superuser). In it is one template database made from the declarations and the reference data.
 */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Catalogue } from '#language/catalogue.ts';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { startEmbedded } from '#platform/server/database/embedded.ts';
import { prepareCluster } from '#platform/server/database/schema/prepareCluster.ts';
import { asAdmin } from './database.ts';
import { makeMemoryFolder } from './memoryFolder.ts';
import { fillTemplate } from './template.ts';

/** Returns a function that removes everything again. */
export async function setUpDatabase(catalogue: Catalogue): Promise<() => Promise<void>> {
  const cluster = await openCluster();
  const template = `haz_template_${randomBytes(6).toString('hex')}`;
  const suffix = randomBytes(4).toString('hex');
  const roles = { migrator: `haz_test_migrator_${suffix}`, app: `haz_test_app_${suffix}` };
  const urls = await prepareCluster({
    adminUrl: cluster.adminUrl,
    database: template,
    migratorPassword: 'test',
    appPassword: 'test',
    roles,
  });
  await fillTemplate({ ...urls, appRole: roles.app, catalogue });
  Object.assign(process.env, {
    TEST_ADMIN_URL: cluster.adminUrl,
    TEST_TEMPLATE: template,
    TEST_MIGRATOR_URL: urls.migratorUrl,
    TEST_APP_URL: urls.appUrl,
  });
  return () => cluster.remove({ template, roles: Object.values(roles) });
}

interface TestClusterHandle {
  readonly adminUrl: string;
  readonly remove: (made: MadeInCluster) => Promise<void>;
}

interface MadeInCluster {
  readonly template: string;
  readonly roles: readonly string[];
}

async function removeFrom(adminUrl: string, { template, roles }: MadeInCluster): Promise<void> {
  for (const name of await databasesOf(adminUrl, template))
    await asAdmin(adminUrl, `drop database if exists "${name}" with (force)`);
  for (const role of roles) await asAdmin(adminUrl, `drop owned by "${role}"; drop role if exists "${role}"`);
}

/** Returns the template, and its remaining clones. */
async function databasesOf(adminUrl: string, template: string): Promise<string[]> {
  const client = await connectAdmin(adminUrl, 'haz test set-up');
  try {
    const { rows } = await client.query<{ name: string }>(
      'select "datname" as "name" from "pg_database" where starts_with("datname", $1)',
      [template],
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/**
 * Nothing in a test must survive a crash of the machine, so nothing waits for the disk. Several servers connect at
 * once.
 */
const UNSAFE_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '120',
  // Passwords of tests protect nothing, and every connection would repeat the default of 4096 rounds.
  scram_iterations: '1',
} as const;

async function openCluster(): Promise<TestClusterHandle> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return { adminUrl: given, remove: (made) => removeFrom(given, made) };
  const dataDir = makeMemoryFolder('haz-test-');
  const embedded = await startEmbedded({ dataDir, log: () => undefined, settings: UNSAFE_SETTINGS });
  return {
    adminUrl: embedded.adminUrl,
    // What was made in it disappears with its folder.
    remove: async () => {
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
