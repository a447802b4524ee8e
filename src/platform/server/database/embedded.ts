/** The database of a run without a configured one: PostgreSQL from an npm package, running on data under DATA_DIR. */
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getSecrets, hasSecrets } from '../configSecrets.ts';
import { ensureFolder } from '../dataFolder.ts';
import { StartProblem, startProblemMessage } from '../startProblem.ts';
import { connectAdmin } from './connect.ts';
import { getCluster, hasCluster, SUPERUSER, type Cluster } from './embeddedCluster.ts';
import { takeLock, type Lock } from './embeddedLock.ts';
import { stopOrphan, startPostmaster, stopProcess, type Postmaster } from './embeddedPostmaster.ts';
import { choosePort, LOOPBACK, writeSettings, type PostgresSettings } from './embeddedSettings.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Settings of PostgreSQL that add to ours or replace them. */
  readonly settings?: PostgresSettings;
}

export interface Embedded {
  /** The address of the database `haz` as its superuser. */
  readonly adminUrl: string;
  readonly stop: () => Promise<void>;
}

export async function startEmbedded({ dataDir: given, log, settings = {} }: EmbeddedOptions): Promise<Embedded> {
  const dataDir = resolve(given);
  const lock = lockFolder(dataDir);
  try {
    const running = await startCluster({ dataDir, log, settings });
    return {
      adminUrl: running.adminUrl,
      stop: async () => {
        await running.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw asProblem(error);
  }
}

const DATABASE = 'haz';
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 15_000;
/** After this time without failures the next one counts as the first. */
const STEADY_MS = 60_000;

async function startCluster({ dataDir, log, settings }: Required<EmbeddedOptions>): Promise<Embedded> {
  if (hasCluster(dataDir) && !hasSecrets(dataDir)) {
    throw new StartProblem(
      `secrets.json with the password of the database is missing in ${dataDir}: put it back, or remove the folder to begin anew.`,
    );
  }
  const { databasePassword: password } = getSecrets(dataDir);
  if (!hasCluster(dataDir)) log('Making the database (only the first time) …');
  const cluster = await getCluster({ dataDir, password, log });
  await stopOrphan({ cluster, password, log });
  const port = await choosePort(cluster);
  writeSettings(cluster, { ...settings, port: String(port) });
  const start = () => startPostmaster({ cluster, port, password, logPath: join(dataDir, 'postgres.log'), log });
  const supervisor = supervise({ first: await start(), start, cluster, log });
  const urlOf = (database: string) =>
    `postgres://${SUPERUSER}:${encodeURIComponent(password)}@${LOOPBACK}:${port}/${database}`;
  try {
    await ensureDatabase(urlOf('postgres'));
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  return { adminUrl: urlOf(DATABASE), stop: supervisor.stop };
}

async function ensureDatabase(url: string): Promise<void> {
  const client = await connectAdmin(url, 'haz start');
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function lockFolder(dataDir: string): Lock {
  try {
    ensureFolder(dataDir);
    return takeLock(dataDir);
  } catch (error) {
    throw asProblem(error);
  }
}

function asProblem(error: unknown): StartProblem {
  return error instanceof StartProblem ? error : new StartProblem(startProblemMessage(error));
}

interface SupervisionOptions {
  readonly first: Postmaster;
  readonly start: () => Promise<Postmaster>;
  readonly cluster: Cluster;
  readonly log: (line: string) => void;
}

/** Starts the database again whenever it ends unexpectedly, so that the server recovers without a restart. */
function supervise({ first, start, cluster, log }: SupervisionOptions): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  let current: Postmaster | undefined = first;

  const watching = (async () => {
    let pauseMs = FIRST_PAUSE_MS;
    let since = Date.now();
    while (!stopping.signal.aborted) {
      await current?.ended;
      current = undefined;
      if (stopping.signal.aborted) return;
      if (Date.now() - since > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
      log('The database ended unexpectedly: starting it again.');
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
      if (stopping.signal.aborted) return;
      current = await start().catch((error: unknown) => {
        log(startProblemMessage(error));
        return undefined;
      });
      since = Date.now();
      if (current !== undefined) log('The database is running again.');
    }
    if (current !== undefined) await stopProcess(current.pid, cluster);
  })();

  return {
    stop: async () => {
      stopping.abort();
      if (current !== undefined) await stopProcess(current.pid, cluster);
      await watching;
    },
  };
}
