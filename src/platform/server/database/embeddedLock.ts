/** Allows one server at a time on one data folder. The lock left by a server that was killed does not count. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../startProblem.ts';
import { findProcess } from './embeddedProcess.ts';

export interface Lock {
  readonly release: () => void;
}

export function takeLock(dataDir: string): Lock {
  const path = join(dataDir, 'server.lock');
  const mine = `${process.pid} ${findProcess(process.pid) ?? ''}\n`;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (createLockFile(path, mine)) return { release: () => releaseOwn(path, mine) };
    const found = readOptional(path);
    if (found === undefined) continue;
    const holder = findHolder(found);
    if (holder !== undefined) {
      throw new StartProblem(`Another server (process ${holder}) is already running on the data in ${dataDir}.`);
    }
    removeStaleLock(path, found);
  }
  throw new StartProblem(`${path} could not be taken: remove it if no other server is running.`);
}

/** An attempt fails only if another process starts or ends at the same moment. */
const ATTEMPTS = 20;

function createLockFile(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function findHolder(lock: string): number | undefined {
  const [pid = '', ...identity] = lock.trimEnd().split(' ');
  return Number(pid) > 0 && findProcess(Number(pid)) === identity.join(' ') ? Number(pid) : undefined;
}

/** Renamed first, so that of two processes that find the same stale lock only one removes it. */
function removeStaleLock(path: string, expected: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readOptional(aside) !== expected) createLockFile(path, readOptional(aside) ?? '');
  rmSync(aside, { force: true });
}

function releaseOwn(path: string, mine: string): void {
  if (readOptional(path) === mine) rmSync(path, { force: true });
}

function readOptional(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
