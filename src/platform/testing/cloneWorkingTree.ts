/** Clones the working tree as it is now, as if it had just been fetched and its packages installed. */
import { copyFileSync, cpSync, lchownSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repository, type Account } from './processBench.ts';

/** `owner` gets the clone itself; the packages, which are shared with this tree, retain their owner. */
export function cloneWorkingTree(folder: string, owner?: Account): void {
  mkdirSync(folder, { mode: 0o755 });
  for (const name of readdirSync(repository)) {
    if (!NOT_IN_A_CLONE.has(name)) cpSync(join(repository, name), join(folder, name), { recursive: true });
  }
  if (owner !== undefined) changeOwner(folder, owner);
  linkPackages(join(repository, 'node_modules'), join(folder, 'node_modules'));
}

const NOT_IN_A_CLONE: ReadonlySet<string> = new Set(['.git', '.cache', 'coverage', 'data', 'dist', 'node_modules']);

function changeOwner(folder: string, { uid, gid }: Account): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    lchownSync(join(entry.parentPath, entry.name), uid, gid);
  lchownSync(folder, uid, gid);
}

/** Two hundred megabytes in a second: the files are hard links. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkPackages(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    // Files that an installation writes in place must not be linked.
    if (basename(source).startsWith('.')) copyFileSync(source, target);
    else linkSync(source, target);
  } catch {
    // On another disk, or more links than it allows.
    copyFileSync(source, target);
  }
}
