/** Opens the database of a server: its own, embedded, or the configured one. */
import { createHmac } from 'node:crypto';
import type { Config } from '#platform/server/config.ts';
import { getSecrets } from '#platform/server/configSecrets.ts';
import { assertReachable } from '#platform/server/database/connect.ts';
import { startEmbedded } from '#platform/server/database/embedded.ts';
import { prepareCluster } from '#platform/server/database/schema/prepareCluster.ts';
import type { DatabaseUrls } from './prepareDatabase.ts';

export interface OpenDatabase extends DatabaseUrls {
  readonly stop: () => Promise<void>;
}

export async function openDatabase(
  { database, dataDir }: Config,
  printLine: (line: string) => void,
): Promise<OpenDatabase> {
  if (database.kind === 'embedded') return openEmbedded(dataDir, printLine);
  printLine('Connecting to the database …');
  await assertReachable('DATABASE_URL', database.url);
  if (database.migratorUrl !== database.url) await assertReachable('MIGRATOR_DATABASE_URL', database.migratorUrl);
  return { url: database.url, migratorUrl: database.migratorUrl, stop: () => Promise.resolve() };
}

const DATABASE = 'haz';

async function openEmbedded(dataDir: string, printLine: (line: string) => void): Promise<OpenDatabase> {
  printLine('Starting the database …');
  const { adminUrl, stop } = await startEmbedded({ dataDir, log: printLine });
  try {
    const { migratorUrl, appUrl } = await prepareCluster({ adminUrl, database: DATABASE, ...rolePasswords(dataDir) });
    return { url: appUrl, migratorUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Each role has its own password, derived from the one secret of the cluster. */
function rolePasswords(dataDir: string): { migratorPassword: string; appPassword: string } {
  const { databasePassword } = getSecrets(dataDir);
  const derive = (role: string): string => createHmac('sha256', databasePassword).update(role).digest('base64url');
  return { migratorPassword: derive('migrator'), appPassword: derive('app') };
}
