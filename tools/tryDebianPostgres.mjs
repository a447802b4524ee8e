// @ts-check
/**
 * `npm run try:postgres15 [suite…]`: runs the suites (`api` by default) on the PostgreSQL 15 of Debian instead of the
 * embedded one, in a temporary cluster. Not part of `npm test`, because not every machine has it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/install.mjs';

/** @typedef {{ uid: number, gid: number }} Account */

const BINARIES = '/usr/lib/postgresql/15/bin';
const HOST = '127.0.0.1';
const POLL_MS = 50;
const PATIENCE_MS = 30_000;

/** The runner of the suites receives Ctrl-C itself and ends; then this program does. */
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => undefined);

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** @param {readonly string[]} suites */
async function main(suites) {
  if (!existsSync(join(BINARIES, 'postgres')))
    throw new Error(`There is no PostgreSQL 15 in ${BINARIES}: install the package postgresql-15.`);
  const home = mkdtempSync(join(tmpdir(), 'haz-postgres15-'));
  try {
    const account = accountToRunAs();
    const { data, password } = makeCluster(home, account);
    const port = await freePort();
    const server = spawn(join(BINARIES, 'postgres'), ['-D', data, '-p', String(port), ...settings()], {
      ...account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    const ended = once(server, 'exit');
    try {
      await untilItListens(port, server);
      return await runSuites(
        suites.length === 0 ? ['api'] : suites,
        `postgres://postgres:${password}@${HOST}:${port}/postgres`,
      );
    } finally {
      server.kill('SIGINT');
      await ended;
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/**
 * Returns another account if this is root, because PostgreSQL does not run as root.
 * @returns {Account | undefined}
 */
function accountToRunAs() {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const line = ['postgres', 'nobody'].flatMap((accountName) => lines.filter(([name]) => name === accountName))[0];
  if (line === undefined)
    throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
  return { uid: Number(line[2]), gid: Number(line[3]) };
}

/**
 * @param {string} home
 * @param {Account | undefined} account
 */
function makeCluster(home, account) {
  chmodSync(home, 0o755);
  const workshop = join(home, 'cluster');
  mkdirSync(workshop, { mode: 0o700 });
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(workshop, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account !== undefined) for (const path of [workshop, passwordFile]) chownSync(path, account.uid, account.gid);
  const data = join(workshop, 'data');
  const options = [
    `--pgdata=${data}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  execFileSync(join(BINARIES, 'initdb'), options, { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
  return { data, password };
}

/** Nothing in a test must survive a crash of the machine, so nothing waits for the disk. */
function settings() {
  const set = {
    listen_addresses: HOST,
    unix_socket_directories: '',
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '100',
  };
  return Object.entries(set).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** @returns {Promise<number>} */
async function freePort() {
  const listener = createServer().listen(0, HOST);
  await once(listener, 'listening');
  const address = listener.address();
  listener.close();
  await once(listener, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
}

/**
 * @param {number} port
 * @param {import('node:child_process').ChildProcess} server
 */
async function untilItListens(port, server) {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await listens(port))) {
    if (server.exitCode !== null || server.signalCode !== null || Date.now() > deadline)
      throw new Error('PostgreSQL 15 did not start.');
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, HOST);
    socket
      .once('connect', () => resolve(true))
      .once('error', () => resolve(false))
      .once('connect', () => socket.destroy());
  });
}

/**
 * @param {readonly string[]} suites
 * @param {string} url  As the superuser: the tests make roles and databases.
 * @returns {Promise<number>}
 */
async function runSuites(suites, url) {
  const runner = spawn(process.execPath, [join(root, 'tools', 'test.mjs'), ...suites], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'inherit',
  });
  const [code] = /** @type {[number | null]} */ (await once(runner, 'exit'));
  return code ?? 1;
}
