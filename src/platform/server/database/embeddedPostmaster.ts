/** The process of the embedded database: start waits until it answers, stop waits until it has ended. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartProblem } from '../startProblem.ts';
import { postgresEnvironment, SUPERUSER, type Cluster } from './embeddedCluster.ts';
import { findCommandLine, findProcess } from './embeddedProcess.ts';
import { LOOPBACK } from './embeddedSettings.ts';

export interface Postmaster {
  readonly pid: number;
  readonly ended: Promise<void>;
}

export interface PostmasterRequest {
  readonly cluster: Cluster;
  readonly port: number;
  readonly password: string;
  readonly logPath: string;
  readonly log: (line: string) => void;
}

export async function startPostmaster(request: PostmasterRequest): Promise<Postmaster> {
  const deadline = Date.now() + TAKEOVER_MS;
  for (;;) {
    const logFrom = rotateLog(request.logPath);
    const child = spawnPostmaster(request);
    const ended = untilEnded(child);
    if (await untilReady(request, child)) return { pid: child.pid ?? 0, ended };
    const output = readLog(request.logPath, logFrom);
    // After a kill of the postmaster its backends need a moment to notice and release the shared memory.
    if (!STILL_HELD.test(output) || Date.now() > deadline)
      throw new StartProblem(failureMessage(output, request.logPath));
    await pause(POLL_MS);
  }
}

/** A fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function stopProcess(pid: number, cluster: Cluster): Promise<void> {
  const identity = findProcess(pid);
  for (const [signal, waitMs] of [
    ['INT', FAST_STOP_MS],
    ['QUIT', IMMEDIATE_STOP_MS],
  ] as const) {
    if (identity === undefined || findProcess(pid) !== identity) return;
    sendSignal({ pid, signal, cluster });
    const deadline = Date.now() + waitMs;
    while (findProcess(pid) === identity && Date.now() < deadline) await pause(POLL_MS);
  }
}

/**
 * A server that was killed leaves its database running. It is stopped after it has proved to be ours, and started again
 * with the current settings. A pid file of a process that has ended is removed if its number is in use again, because
 * PostgreSQL would take that process for its own.
 */
export async function stopOrphan({
  cluster,
  password,
  log,
}: Pick<PostmasterRequest, 'cluster' | 'password' | 'log'>): Promise<void> {
  const path = join(cluster.folder, 'postmaster.pid');
  const file = readOptional(path);
  if (file === undefined) return;
  const [pidLine = '', , , portLine = ''] = file.split('\n');
  const pid = Number(pidLine);
  if (
    pid > 0 &&
    findProcess(pid) !== undefined &&
    (await isOurs({ pid, port: Number(portLine), file, cluster, password }))
  ) {
    log('The database of a server that was killed is still running: stopping it.');
    await stopProcess(pid, cluster);
    return;
  }
  rmSync(path, { force: true });
}

const POLL_MS = 50;
const TAKEOVER_MS = 10_000;
const READY_MS = 300_000;
const FAST_STOP_MS = 30_000;
const IMMEDIATE_STOP_MS = 10_000;
const PROOF_MS = 2_000;
const LOG_MAX_BYTES = 10_000_000;
const STILL_HELD = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/;

/**
 * Runs in its own session: Ctrl-C in the terminal must reach only the server, which stops the database when it is done
 * with it.
 */
function spawnPostmaster({ cluster, port, logPath }: PostmasterRequest): ChildProcess {
  const { program, args, ...account } = cluster.runAs.command(cluster.binaries.postgres, [
    '-D',
    cluster.folder,
    '-p',
    String(port),
  ]);
  const logFile = openSync(logPath, 'a', 0o600);
  try {
    return spawn(program, [...args], {
      ...account,
      cwd: '/',
      env: postgresEnvironment(),
      detached: true,
      stdio: ['ignore', logFile, logFile],
    }).on('error', () => undefined);
  } finally {
    closeSync(logFile);
  }
}

async function untilEnded(child: ChildProcess): Promise<void> {
  await once(child, 'exit').catch(() => undefined);
}

/** Returns true when it answers; false when it ended first. Recovery after a crash may take long. */
async function untilReady(request: PostmasterRequest, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + READY_MS;
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const answer = await queryPostmaster({ ...request, sql: 'select 1' });
    if (answer !== undefined) return true;
    if (Date.now() > deadline) {
      await stopProcess(child.pid, request.cluster);
      return false;
    }
    await pause(POLL_MS);
  }
  return false;
}

interface PostmasterQuery {
  readonly port: number;
  readonly password: string;
  readonly sql: string;
}

async function queryPostmaster({ port, password, sql }: PostmasterQuery): Promise<unknown> {
  const client = new pg.Client({
    host: LOOPBACK,
    port,
    password,
    user: SUPERUSER,
    database: 'postgres',
    connectionTimeoutMillis: PROOF_MS,
    query_timeout: PROOF_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Proved by our password and our file; or, while it starts up or shuts down and answers nobody, by its command line. */
async function isOurs({
  pid,
  port,
  file,
  cluster,
  password,
}: {
  pid: number;
  port: number;
  file: string;
  cluster: Cluster;
  password: string;
}): Promise<boolean> {
  const pidFile =
    port > 0 ? await queryPostmaster({ port, password, sql: "select pg_read_file('postmaster.pid')" }) : undefined;
  if (typeof pidFile === 'string') return pidFile.split('\n')[0] === file.split('\n')[0];
  const command = findCommandLine(pid) ?? '';
  return command.includes('postgres') && command.includes(cluster.folder);
}

function sendSignal({ pid, signal, cluster }: { pid: number; signal: 'INT' | 'QUIT'; cluster: Cluster }): void {
  if (process.platform === 'win32') {
    execFile(cluster.binaries.pgCtl, ['kill', signal, String(pid)], () => undefined);
    return;
  }
  try {
    process.kill(pid, `SIG${signal}`);
  } catch {
    // The process ended by itself in the meantime.
  }
}

/** Preserves one old file. Returns the position at which new output starts. */
function rotateLog(path: string): number {
  const size = sizeOf(path);
  if (size <= LOG_MAX_BYTES) return size;
  renameSync(path, `${path}.1`);
  return 0;
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function readLog(path: string, from: number): string {
  return readFileSync(path).subarray(from).toString('utf8');
}

function failureMessage(output: string, logPath: string): string {
  const fatal =
    output.split('\n').findLast((line) => /FATAL:|PANIC:|error/.test(line)) ?? output.trim().split('\n').at(-1) ?? '';
  return `The embedded database did not start (${fatal.replace(/^.*?(?:FATAL|PANIC|error): +/, '').trim() || 'it gave no reason'}): see ${logPath}.`;
}

function readOptional(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
