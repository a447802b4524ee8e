/**
 * Identifies processes by data of the operating system, so that a number that is used again is not taken for the old
 * process.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns the same text as long as it is the same process; undefined when it has ended, even if it is still a zombie.
 */
export function findProcess(pid: number): string | undefined {
  if (!exists(pid)) return undefined;
  if (process.platform === 'linux') return findOnLinux(pid);
  if (process.platform === 'win32') return 'running';
  return findByPs(pid, 'lstart');
}

/** Returns the command line of a process, if it may be read. */
export function findCommandLine(pid: number): string | undefined {
  if (process.platform === 'linux') return readOptional(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ');
  return process.platform === 'win32' ? undefined : findByPs(pid, 'command');
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * After the name in brackets follow the state and, as the twentieth value, the start in ticks since the boot of the
 * machine.
 */
function findOnLinux(pid: number): string | undefined {
  const status = readOptional(`/proc/${pid}/stat`);
  if (status === undefined) return undefined;
  const values = status.slice(status.lastIndexOf(')') + 2).split(' ');
  const ended = values[0] === 'Z' || values[0] === 'X';
  const boot = readOptional('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return ended ? undefined : `${boot} ${values[19] ?? ''}`;
}

function findByPs(pid: number, column: 'lstart' | 'command'): string | undefined {
  try {
    const text = execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return text.trim() === '' ? undefined : text.trim();
  } catch {
    return undefined;
  }
}

function readOptional(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
