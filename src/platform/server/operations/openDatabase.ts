/**
 * The database of this installation for a command that runs outside the server: the configured one, or the embedded one
 * whether or not it is running.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { getSecrets, hasSecrets } from '../configSecrets.ts';
import { assertReachable, connectAdmin } from '../database/connect.ts';
import { startEmbedded } from '../database/embedded.ts';
import { hasCluster, SUPERUSER } from '../database/embeddedCluster.ts';
import { LOOPBACK } from '../database/embeddedSettings.ts';
import { prepareCluster } from '../database/schema/prepareCluster.ts';
import { StartProblem } from '../startProblem.ts';

export interface OpenDatabase {
  /** The address for a role that may read every table. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface EmptyDatabase {
  readonly migratorUrl: string;
  /** The address for the role that the server will use. */
  readonly appUrl: string;
  readonly appRole: string;
  readonly close: () => Promise<void>;
}

type Settings = Pick<Config, 'database' | 'dataDir'>;
type LogLine = (line: string) => void;

/**
 * The embedded database of a running server is used as it is; otherwise it is started, and stopped again by `close`.
 */
export async function openDatabase({ database, dataDir }: Settings, log: LogLine): Promise<OpenDatabase> {
  if (database.kind === 'url') {
    await assertReachable(settingNameOf(database), database.migratorUrl);
    return { url: database.migratorUrl, close: () => Promise.resolve() };
  }
  if (!hasCluster(dataDir))
    throw new StartProblem(
      `There is no database in ${dataDir}: set DATA_DIR to the folder of the server, or DATABASE_URL.`,
    );
  const running = await findRunning(dataDir);
  if (running !== undefined) return { url: running, close: () => Promise.resolve() };
  log('Starting the database …');
  const { adminUrl, stop } = await startEmbedded({ dataDir, log });
  return { url: adminUrl, close: stop };
}

/** Opens a database to be filled. The embedded one is created if necessary, with the roles that the server will use. */
export async function openForRestore({ database, dataDir }: Settings, log: LogLine): Promise<EmptyDatabase> {
  if (database.kind === 'url') {
    await assertReachable(settingNameOf(database), database.migratorUrl);
    return {
      migratorUrl: database.migratorUrl,
      appUrl: database.url,
      appRole: await roleOf(database.url),
      close: () => Promise.resolve(),
    };
  }
  log('Starting the database …');
  const { adminUrl, stop } = await startEmbedded({ dataDir, log });
  try {
    // Temporary passwords: the server sets its own at every start.
    const { migratorUrl, appUrl } = await prepareCluster({
      adminUrl,
      database: DATABASE,
      migratorPassword: newPassword(),
      appPassword: newPassword(),
    });
    return { migratorUrl, appUrl, appRole: decodeURIComponent(new URL(appUrl).username), close: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const DATABASE = 'haz';
/** Contains the place of the cluster if it could not be in the data folder; written when the cluster is created. */
const OTHER_HOME_FILE = 'postgres.elsewhere';
const PORT_LINE = 3;

function settingNameOf({ url, migratorUrl }: { url: string; migratorUrl: string }): string {
  return url === migratorUrl ? 'DATABASE_URL' : 'MIGRATOR_DATABASE_URL';
}

function newPassword(): string {
  return randomBytes(32).toString('base64url');
}

async function roleOf(url: string): Promise<string> {
  const client = await connectAdmin(url, 'haz restore');
  try {
    const { rows } = await client.query<{ role: string }>('select current_user as "role"');
    return rows[0]?.role ?? '';
  } finally {
    await client.end();
  }
}

/** A server that answers at the port of the cluster with the password of this folder is the database of this folder. */
async function findRunning(dataDir: string): Promise<string | undefined> {
  const elsewhere = join(dataDir, OTHER_HOME_FILE);
  const home = existsSync(elsewhere) ? readFileSync(elsewhere, 'utf8').trim() : dataDir;
  const pidFile = join(home, 'postgres', 'postmaster.pid');
  if (!existsSync(pidFile) || !hasSecrets(dataDir)) return undefined;
  const port = readFileSync(pidFile, 'utf8').split('\n')[PORT_LINE] ?? '';
  const url = `postgres://${SUPERUSER}:${encodeURIComponent(getSecrets(dataDir).databasePassword)}@${LOOPBACK}:${port.trim()}/${DATABASE}`;
  try {
    const client = await connectAdmin(url, 'haz');
    await client.end();
    return url;
  } catch {
    return undefined;
  }
}
