// @ts-check
/**
 * `npm start`: from a fresh clone to a running server. Plain JavaScript on Node alone, and nothing of the repository is
 * imported before the version is known to be new enough to run it.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = [20, 19];
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const notWritable = `${root} cannot be written by this user, so nothing can be installed or built there.`;

start().catch((error) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
});

async function start() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    throw new Error(`Node ${OLDEST_NODE.join('.')} or newer is needed, and this is Node ${process.versions.node}.`);
  }
  process.chdir(root);
  if (!existsSync(join(root, 'node_modules')) && !isWritable(root)) throw new Error(notWritable);
  const { ensureInstalled } = await import('./lib/install.mjs');
  ensureInstalled({ log: say });
  const { ensureBuiltApart } = await import('./build.mjs');
  await ensureBuiltApart({ log: say });
  process.setSourceMapsEnabled(true);
  const bundle = new URL('../dist/server.mjs', import.meta.url).href;
  const { runServer } = /** @type {{ runServer: () => Promise<void> }} */ (await import(bundle));
  await runServer();
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {string} path */
function isWritable(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns one sentence, whatever went wrong. The bundler names the place on its second line.
 * @param {unknown} error
 */
function sentenceOf(error) {
  if (!isWritable(root)) return notWritable;
  return (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 2).join(' ');
}
