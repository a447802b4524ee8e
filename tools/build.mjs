// @ts-check
/** Bundles the server into dist/, unless what is there was made from the same sources. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './lib/install.mjs';

const dist = join(root, 'dist');
const stampPath = join(dist, '.haz-stamp');

/** Each becomes dist/<name>.mjs; packages stay in node_modules. */
const bundles = { server: 'src/apps/server/main.ts' };

/** @param {{ log?: (line: string) => void }} [options] */
export async function ensureBuilt({ log = console.log } = {}) {
  const sources = sourcesHash();
  if (readOptional(stampPath) === sources) return;
  log('Building the server …');
  mkdirSync(dist, { recursive: true });
  const esbuild = await import('esbuild');
  try {
    const { outputFiles } = await esbuild.build({
      absWorkingDir: root,
      entryPoints: bundles,
      outdir: dist,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      sourcemap: true,
      logLevel: 'silent',
      write: false,
    });
    rmSync(stampPath, { force: true });
    for (const { path, contents } of outputFiles) replaceFile(path, contents);
  } finally {
    await esbuild.stop();
  }
  replaceFile(stampPath, sources);
}

/**
 * In one step, because two who start at the same time from one clone both build, and neither may read half of it.
 * @param {string} path
 * @param {string | Uint8Array} contents
 */
function replaceFile(path, contents) {
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, contents);
  renameSync(partial, path);
}

/** Names and contents of all that goes into the bundles, and of what makes them. */
function sourcesHash() {
  const hash = createHash('sha256');
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const path of [...sources, ...['package.json', 'package-lock.json', 'tools/build.mjs'].map((name) => join(root, name))]) {
    hash.update(`${path.slice(root.length)}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} path */
function readOptional(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await ensureBuilt();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
