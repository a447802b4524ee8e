// @ts-check
/**
 * Bundles the server and the screens into dist/ and typesets the manuals, each unless the existing files were made from
 * the same sources.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { root } from './lib/install.mjs';

const dist = join(root, 'dist');

/** Each becomes dist/<name>.mjs; packages stay in node_modules. */
const bundles = { server: 'src/apps/server/main.ts', fileThread: 'src/platform/server/request/public/fileThread.ts' };

/** Files that no screen uses: their changes do not rebuild the screens. */
const SERVER_ONLY_PATHS =
  /^src\/(?:platform\/(?:server|testing)|modules\/[^/]+\/(?:server|documents|seed|testing)|apps\/(?:server|partners|testing))\b/;
const SCREEN_ONLY_PATHS = /^src\/(?:platform|modules\/[^/]+|apps)\/(?:web|testing)\//;

/**
 * @typedef {{ name: string, leavesOut: RegExp, madeBy: readonly string[], build: () => Promise<string> }} Part
 * @type {readonly Part[]}
 */
const parts = [
  { name: 'server', leavesOut: SCREEN_ONLY_PATHS, madeBy: ['tools/build.mjs'], build: buildServer },
  {
    name: 'manuals',
    leavesOut: /^/,
    madeBy: [
      'tools/build.mjs',
      'tools/manuals.mjs',
      ...namesIn('docs/manuals'),
      ...namesIn('docs/screens').filter((path) => path.endsWith('.th.1366.light.jpg')),
    ],
    build: setManuals,
  },
  {
    name: 'screens',
    leavesOut: SERVER_ONLY_PATHS,
    madeBy: ['tools/build.mjs', ...namesIn('tools/web')],
    build: () => buildScreens('web', { withSpecimens: false }),
  },
];

/** The screens as tests try them: with the entities that only tests have. @type {Part} */
const specimens = {
  name: 'specimens',
  leavesOut:
    /^src\/(?:platform\/(?:server|testing\/(?!specimen\.|web\/))|modules\/[^/]+\/(?:server|documents|seed|testing)|apps\/(?:server|partners|testing))\b/,
  madeBy: ['tools/build.mjs', ...namesIn('tools/web')],
  build: () => buildScreens('web-specimens', { withSpecimens: true }),
};

/**
 * Does the same as `ensureBuilt`, in a separate process if there is anything to build: the bundlers take several
 * hundred megabytes, which a server that built in its own process would never release.
 * @param {{ log: (line: string) => void }} options
 */
export async function ensureBuiltApart({ log }) {
  if (parts.every((part) => readOptional(stampPathOf(part)) === sourcesHash(part))) return;
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endChild = () => child.kill();
  process.once('exit', endChild);
  for (const signal of SIGNALS) process.once(signal, endChild);
  createInterface({ input: child.stdout }).on('line', log);
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (complaint += text));
  const [exitCode, signal] = /** @type {[number | null, NodeJS.Signals | null]} */ (await once(child, 'close'));
  process.off('exit', endChild);
  for (const name of SIGNALS) process.off(name, endChild);
  // A signal that interrupted the build was meant for this process too.
  if (signal !== null && SIGNALS.some((known) => known === signal)) process.kill(process.pid, signal);
  if (exitCode !== 0) throw new Error(complaint.trim() || `The build was ended by ${signal ?? exitCode}.`);
}

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @param {Part} part */
function stampPathOf({ name }) {
  return join(dist, `.${name}-stamp`);
}

/** @param {{ log?: (line: string) => void, withSpecimens?: boolean }} [options] */
export async function ensureBuilt({ log = console.log, withSpecimens = false } = {}) {
  let isBuilt = false;
  try {
    for (const part of withSpecimens ? [...parts, specimens] : parts) {
      const stampPath = stampPathOf(part);
      const sources = sourcesHash(part);
      if (readOptional(stampPath) === sources) continue;
      log(`Building the ${part.name} …`);
      const began = Date.now();
      isBuilt = true;
      mkdirSync(dist, { recursive: true });
      rmSync(stampPath, { force: true });
      const words = await part.build();
      replaceFile(stampPath, sources);
      log(`Built the ${part.name} in ${((Date.now() - began) / 1000).toFixed(1)} s${words}.`);
    }
  } finally {
    if (isBuilt) await (await import('esbuild')).stop();
  }
}

async function buildServer() {
  const esbuild = await import('esbuild');
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
  for (const { path, contents } of outputFiles) replaceFile(path, contents);
  return '';
}

async function setManuals() {
  const { buildManuals } = await import('./manuals.mjs');
  mkdirSync(join(dist, 'manuals'), { recursive: true });
  for (const { path, contents } of await buildManuals()) replaceFile(join(dist, 'manuals', path), contents);
  return '';
}

/**
 * @param {string} folder
 * @param {{ withSpecimens: boolean }} options
 */
async function buildScreens(folder, options) {
  const { buildWeb } = await import('./web/build.mjs');
  const { files, firstLoadKib } = await buildWeb(options);
  const web = join(dist, folder);
  for (const { path, contents } of files) {
    mkdirSync(dirname(join(web, path)), { recursive: true });
    replaceFile(join(web, path), contents);
  }
  removeOldFiles(web, new Set(files.map(({ path }) => join(web, path))));
  return `; about ${Math.ceil(firstLoadKib)} KiB for the first page`;
}

/** A page opened before may still request the files it was built with. */
const OLD_FILE_MS = 7 * 24 * 3600 * 1000;

/**
 * @param {string} web
 * @param {ReadonlySet<string>} current
 */
function removeOldFiles(web, current) {
  const now = Date.now();
  for (const path of filesIn(web)) {
    if (current.has(path)) utimesSync(path, now / 1000, now / 1000);
    // A temporary file of a concurrent build has its final name by now.
    else if (now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now) > OLD_FILE_MS)
      rmSync(path, { force: true });
  }
}

/**
 * Replaces the file in one step, because two processes that start at the same time from one clone both build, and
 * neither may read a half-written file.
 * @param {string} path
 * @param {string | Uint8Array} contents
 */
function replaceFile(path, contents) {
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, contents);
  renameSync(partial, path);
}

/**
 * Returns a hash of the names and contents of all sources of a part, and of the programs that build it.
 * @param {Part} part
 */
function sourcesHash({ leavesOut, madeBy }) {
  const hash = createHash('sha256');
  const sources = filesIn(join(root, 'src'))
    .map((path) => path.slice(root.length).replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$/.test(path) && !leavesOut.test(path));
  for (const path of [...sources.toSorted(), 'package.json', 'package-lock.json', ...madeBy]) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} folder */
function namesIn(folder) {
  return filesIn(join(root, folder))
    .map((path) => path.slice(root.length).replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.test.ts'))
    .toSorted();
}

/** @param {string} folder */
function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
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
