/** Servers as separate processes, started as a person starts them, for tests of their start and their end. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findCommandLine, findProcess } from '#platform/server/database/embeddedProcess.ts';
import { SLOW_STATEMENT } from '#platform/server/database/slowStatements.ts';
import { countWork } from './countWork.ts';
import { makeMemoryFolder } from './memoryFolder.ts';

export const repository = fileURLToPath(new URL('../../../', import.meta.url));

export interface ProcessBench {
  /** Folder of everything that the test makes. */
  readonly home: string;
  readonly start: (env: Readonly<Record<string, string>>, how?: StartOptions) => ServerProcess;
  /** Ends all running processes, also children of a killed server, and removes the folder. */
  readonly close: () => Promise<void>;
}

export interface StartOptions {
  /** The root of the clone; the repository itself by default. */
  readonly clone?: string;
  /** The command that a person types; the program behind `npm start` itself by default. */
  readonly command?: readonly [string, ...string[]];
  /** The user who starts it; the current user by default. */
  readonly account?: Account | undefined;
}

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export interface ServerProcess {
  readonly pid: number;
  readonly lines: () => readonly string[];
  /** Waits until the output matches. Fails if the process ended before. */
  readonly waitForOutput: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Waits until it serves; returns the address. */
  readonly waitUntilReady: () => Promise<string>;
  readonly signal: (signal: NodeJS.Signals) => void;
  /**
   * Waits until it has ended; `problem` is its stderr without the reports of slow statements, which depend on the
   * machine.
   */
  readonly waitForEnd: () => Promise<{ readonly code: number | null; readonly problem: string }>;
}

export function openProcessBench(): ProcessBench {
  const home = makeMemoryFolder('haz-start-');
  // Without user namespaces, root's database runs as another user, who must be able to reach it.
  chmodSync(home, 0o755);
  const children: Child[] = [];
  return {
    home,
    start: (env, how = {}) => {
      const child = launch({ home, env, how });
      children.push(child);
      return watchProcess(child);
    },
    close: async () => {
      for (const child of children) await endChild(child);
      await endAll(processesOf(home));
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Returns every process that was started with something in this folder, or works in it. */
export function processesOf(folder: string): readonly number[] {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter((pid) => pid !== process.pid && findProcess(pid) !== undefined && belongsTo(pid, folder));
}

export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Returns the address of the embedded database for its superuser, to read it without the server. */
export function adminUrlOf(dataDir: string): string {
  const { databasePassword } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as {
    databasePassword: string;
  };
  const port = /^port = '(\d+)'$/m.exec(readFileSync(join(dataDir, 'postgres', 'haz.conf'), 'utf8'))?.[1] ?? '';
  return `postgres://postgres:${encodeURIComponent(databasePassword)}@127.0.0.1:${port}/haz`;
}

export async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, 'close');
  return port;
}

type Child = ChildProcessByStdio<null, Readable, Readable>;

const READY = /^Ready: (\S+)$/m;
const GRACE_MS = 20_000;
const POLL_MS = 20;

function launch({ home, env, how }: { home: string; env: Readonly<Record<string, string>>; how: StartOptions }): Child {
  const { clone = repository, command = [process.execPath, 'tools/start.mjs'], account = {} } = how;
  const [program, ...args] = command;
  countWork('servers');
  if (env['DEMO_RECORDS'] === 'true') countWork('demonstrations');
  return spawn(program, args, {
    cwd: clone,
    env: { PATH: process.env['PATH'], HOME: home, DEMO_RECORDS: 'false', ...env },
    ...account,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function watchProcess(child: Child): ServerProcess {
  let output = '';
  let problem = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (problem += chunk));
  const closed = once(child, 'close') as Promise<[number | null]>;
  const waitForOutput = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = pattern.exec(output);
      if (found !== null) return found;
      const isOver = await Promise.race([once(child.stdout, 'data').then(() => false), closed.then(() => true)]);
      if (isOver && !pattern.test(output))
        throw new Error(`It ended without saying ${String(pattern)}: ${output}${problem}`);
    }
  };
  return {
    pid: child.pid ?? 0,
    lines: () => output.split('\n').filter((line) => line !== ''),
    waitForOutput,
    waitUntilReady: async () => (await waitForOutput(READY))[1] ?? '',
    signal: (signal) => void child.kill(signal),
    waitForEnd: async () => ({ code: (await closed)[0], problem: withoutDurations(problem) }),
  };
}

function withoutDurations(problem: string): string {
  return problem
    .split(/^/m)
    .filter((line) => !line.includes(`"message":"${SLOW_STATEMENT}"`))
    .join('');
}

async function endChild(child: Child): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = new AbortController();
  await Promise.race([
    ended,
    pause(GRACE_MS, undefined, { signal: late.signal }).then(
      () => child.kill('SIGKILL'),
      () => undefined,
    ),
  ]);
  late.abort();
}

async function endAll(pids: readonly number[]): Promise<void> {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended together with its parent.
    }
  }
  while (pids.some((pid) => findProcess(pid) !== undefined)) await pause(POLL_MS);
}

function belongsTo(pid: number, folder: string): boolean {
  return (findCommandLine(pid) ?? '').includes(folder) || (findWorkingFolder(pid) ?? '').startsWith(folder);
}

function findWorkingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
