/**
 * Installs node_modules as the lock file states, before anything of it is imported. Plain JavaScript on Node alone,
 * because it runs on a fresh clone.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Installs if node_modules is missing or was made from another lock file.
 * `npm install`, not `npm ci`: the latter deletes node_modules first, under whatever is running from it.
 * @param {{ log?: (line: string) => void }} [options]
 */
export function ensureInstalled({ log = console.log } = {}) {
  const lock = lockHash();
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === lock) return;
  log('Installing the npm packages of package-lock.json …');
  const { command, leading } = npm();
  const done = spawnSync(
    command,
    // --no-save leaves the lock file unchanged; --include=dev because NODE_ENV may be production.
    [...leading, 'install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (done.status !== 0) {
    throw new Error('npm install failed: see its message above, and try again with access to the package registry.');
  }
  writeFileSync(stampPath, lock);
}

const stampPath = join(root, 'node_modules', '.haz-stamp');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function npm() {
  const path = process.env.npm_execpath;
  const isNpm = path !== undefined && /npm-cli\.c?js$/.test(path);
  return isNpm ? { command: process.execPath, leading: [path] } : { command: 'npm', leading: [] };
}
