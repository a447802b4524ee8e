/** Settings of the embedded database. Rewritten at every start; `ALTER SYSTEM` overrides them. */
import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Cluster } from './embeddedCluster.ts';

export type PostgresSettings = Readonly<Record<string, string>>;

export const LOOPBACK = '127.0.0.1';

/** Returns the previous port if it is still free, so that clients configured with it still find the database. */
export async function choosePort(cluster: Cluster): Promise<number> {
  const remembered = findPort(cluster);
  const previousPort = remembered === undefined ? undefined : await tryPort(remembered);
  return previousPort ?? (await getFreePort());
}

export function writeSettings(cluster: Cluster, settings: PostgresSettings): void {
  const lines = Object.entries({ ...DEFAULTS, ...settings }).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`,
  );
  const path = join(cluster.folder, SETTINGS_FILE);
  writeFileSync(path, `# Written at every start: change settings with ALTER SYSTEM.\n${lines.join('')}`, {
    mode: 0o600,
  });
  chownSync(path, cluster.runAs.owner.uid, cluster.runAs.owner.gid);
}

const SETTINGS_FILE = 'haz.conf';

const DEFAULTS: PostgresSettings = {
  listen_addresses: LOOPBACK,
  // The path of a socket may have 107 bytes at most, which a deep folder exceeds; loopback with a password always
  // works.
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: '60',
  shared_buffers: '256MB',
  fsync: 'on',
  synchronous_commit: 'on',
  // Only recovery reads the write-ahead log, so it is as small as that allows.
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum_vacuum_scale_factor: '0.01',
  autovacuum_analyze_scale_factor: '0.01',
  jit: 'off',
  timezone: 'Etc/GMT-7',
  log_timezone: 'Etc/GMT-7',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  // Statements and details of errors would repeat what people entered.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

function findPort(cluster: Cluster): number | undefined {
  try {
    const port = /^port = '(\d+)'$/m.exec(readFileSync(join(cluster.folder, SETTINGS_FILE), 'utf8'))?.[1];
    return port === undefined ? undefined : Number(port);
  } catch {
    return undefined;
  }
}

async function getFreePort(): Promise<number> {
  const port = await tryPort(0);
  if (port === undefined) throw new Error(`no free port on ${LOOPBACK}`);
  return port;
}

/** Returns a port that could be opened and closed again; 0 lets the system choose. */
function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: LOOPBACK, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
