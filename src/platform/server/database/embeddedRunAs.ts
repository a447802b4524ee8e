/**
 * Chooses the user that runs PostgreSQL. It refuses to run as root, so root has to find another user that reaches both
 * the programs and the data; anyone else runs it as themselves.
 */
import { execFile } from 'node:child_process';
import { chmodSync, chownSync, lchownSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './embeddedBinaries.ts';

export interface RunAs {
  /** The choice as text for the log. */
  readonly name: string;
  /** The required owner of the files, as seen from this process. */
  readonly owner: Account;
  /** Returns the command to start instead of this program. */
  readonly command: (program: string, args: readonly string[]) => Command;
}

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export interface ClusterPlace {
  readonly binaries: Binaries;
  /** The folder that contains the folder of the database. */
  readonly home: string;
}

/** Starts the real program from its real place and lets it write next to the future folder of the database. */
export async function canRunDatabase(runAs: RunAs, { binaries, home }: ClusterPlace): Promise<boolean> {
  if (runAs === asCurrentUser) return true;
  const folder = join(home, 'probe');
  try {
    // A server that was killed may have left the folder.
    rmSync(folder, { recursive: true, force: true });
    if (runAs.owner.uid !== currentAccount().uid) openToOthers(home);
    mkdirSync(folder, { mode: 0o700 });
    changeOwner(folder, runAs);
    const script = 'test "$(id -u)" != 0 && : > "$1/written" && "$2" --version';
    const { program, args, ...account } = runAs.command('/bin/sh', ['-c', script, 'probe', folder, binaries.postgres]);
    await run(program, [...args], { ...account, cwd: '/', timeout: PROBE_TIMEOUT_MS });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the options in the order they are tried. The owner of an existing database is first, so that a folder made by
 * an ordinary user stays theirs even if root starts it once.
 */
export function runAsOptions(existing?: Account): readonly RunAs[] {
  const accounts = otherAccounts();
  const hidden = accounts.slice(0, 1).map(inNamespace);
  if (currentAccount().uid !== 0) return hasName() ? [asCurrentUser] : [...hidden, asCurrentUser];
  const owner =
    existing !== undefined && existing.uid !== 0 ? [asAccount({ name: 'the owner of the database', ...existing })] : [];
  return [...owner, ...hidden, ...accounts.map(asAccount)];
}

/** Options in which the files belong to another user, for a home folder that only root may enter. */
export function runAsOtherUsers(): readonly RunAs[] {
  return currentAccount().uid === 0 ? otherAccounts().map(asAccount) : [];
}

/** Changes the folder itself last: if this is interrupted, the next start sees that it is not finished. */
export function changeOwner(path: string, { owner }: RunAs): void {
  const { uid, gid } = statSync(path);
  if (uid === owner.uid && gid === owner.gid) return;
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  }
  chownSync(path, owner.uid, owner.gid);
}

const PASSABLE_MODE = 0o011;
const PROBE_TIMEOUT_MS = 10_000;
const run = promisify(execFile);

const asCurrentUser: RunAs = {
  name: 'this user',
  owner: currentAccount(),
  command: (program, args) => ({ program, args }),
};

/**
 * In a separate user namespace, root appears to PostgreSQL as another user, but still has access to its own files: this
 * works even if the repository is in a home folder that nobody else may enter. The user must have a name, because
 * initdb looks it up.
 */
function inNamespace({ uid, gid, name }: NamedAccount): RunAs {
  return {
    name: `this user, seen as ${name} in a user namespace`,
    owner: currentAccount(),
    command: (program, args) => ({
      program: 'unshare',
      args: ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--', program, ...args],
    }),
  };
}

function asAccount({ name, uid, gid }: NamedAccount): RunAs {
  return {
    name: `${name} (uid ${uid})`,
    owner: { uid, gid },
    command: (program, args) => ({ program, args, uid, gid }),
  };
}

interface NamedAccount extends Account {
  readonly name: string;
}

/**
 * Accounts that most systems have, the one made for the purpose first. None is created, which is up to the
 * administrator.
 */
function otherAccounts(): readonly NamedAccount[] {
  const lines = passwd()
    .split('\n')
    .map((line) => line.split(':'));
  const accounts = lines
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  return ['postgres', 'nobody'].flatMap((accountName) => accounts.filter(({ name }) => name === accountName));
}

function passwd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}

/** Windows has neither number, and they are not needed there. */
function currentAccount(): Account {
  return { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };
}

/** A container may run as a number without a name, which initdb does not accept. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** Lets others pass through the folder to the database, but not list it. */
function openToOthers(folder: string): void {
  const { mode } = statSync(folder);
  if ((mode & PASSABLE_MODE) !== PASSABLE_MODE) chmodSync(folder, (mode & 0o777) | PASSABLE_MODE);
}
