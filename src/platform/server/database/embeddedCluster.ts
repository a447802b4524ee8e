/** The folder of the embedded database: found, or made completely before it gets its final name. */
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '../startProblem.ts';
import { binariesIn, getBinaries, type Binaries } from './embeddedBinaries.ts';
import {
  changeOwner,
  runAsOtherUsers,
  runAsOptions,
  canRunDatabase,
  type ClusterPlace,
  type RunAs,
} from './embeddedRunAs.ts';

export interface Cluster {
  readonly folder: string;
  readonly binaries: Binaries;
  readonly runAs: RunAs;
}

export interface ClusterRequest {
  readonly dataDir: string;
  readonly password: string;
  readonly log: (line: string) => void;
}

export const SUPERUSER = 'postgres';

export async function getCluster(request: ClusterRequest): Promise<Cluster> {
  return (await findCluster(request)) ?? (await makeCluster(request));
}

export function hasCluster(dataDir: string): boolean {
  return isCluster(join(homeOf(dataDir), 'postgres'));
}

/** The environment of PostgreSQL and initdb: without variables of the caller that would change their behaviour. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^(?:PG|LC_|LANG|TZ$)/.test(name));
  return { ...Object.fromEntries(entries), LC_ALL: 'C' };
}

const UNFINISHED = 'postgres.partial';
const OTHER_HOME_FILE = 'postgres.elsewhere';
const OTHER_HOME_BASES = ['/var/lib', '/srv', '/opt'];

/** The first locale that this system has is used. With plain C, trigram search finds nothing in Thai. */
const LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'th_TH.UTF-8'];

function isCluster(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION'));
}

function homeOf(dataDir: string): string {
  const elsewhere = join(dataDir, OTHER_HOME_FILE);
  return existsSync(elsewhere) ? readFileSync(elsewhere, 'utf8').trim() : dataDir;
}

async function findCluster({ dataDir }: ClusterRequest): Promise<Cluster | undefined> {
  if (!hasCluster(dataDir)) return undefined;
  const home = homeOf(dataDir);
  const folder = join(home, 'postgres');
  const place = { home, binaries: home === dataDir ? await getBinaries() : await copyBinaries(home) };
  for (const runAs of runAsOptions(statSync(folder))) {
    if (!(await canRunDatabase(runAs, place))) continue;
    changeOwner(folder, runAs);
    return { folder, binaries: place.binaries, runAs };
  }
  throw new StartProblem(
    `PostgreSQL does not run as root, and no other user reaches ${folder}: start as an ordinary user or set DATABASE_URL.`,
  );
}

async function makeCluster(request: ClusterRequest): Promise<Cluster> {
  const reasons: string[] = [];
  const here = { home: request.dataDir, binaries: await getBinaries() };
  for (const runAs of runAsOptions()) {
    const cluster = await tryMakingCluster({ request, place: here, runAs, reasons });
    if (cluster !== undefined) return cluster;
  }
  const elsewhere = await tryOtherHome(request, reasons);
  if (elsewhere !== undefined) return elsewhere;
  throw new StartProblem(failureMessage(request.dataDir, reasons));
}

/** Used if only root can enter root's folders: makes a separate folder, with a copy of the programs. */
async function tryOtherHome(request: ClusterRequest, reasons: string[]): Promise<Cluster | undefined> {
  const options = runAsOtherUsers();
  const place = options.length === 0 ? undefined : await makeOtherHome(request);
  if (place === undefined) return undefined;
  const sayWhere = (): void => {
    writeFileSync(join(request.dataDir, OTHER_HOME_FILE), `${place.home}\n`, { mode: 0o600 });
    request.log(`The database lies in ${place.home}, because no user but root reaches ${request.dataDir}.`);
  };
  if (isCluster(join(place.home, 'postgres'))) {
    // A start that was killed had finished the database, but had not yet recorded its place.
    sayWhere();
    return findCluster(request);
  }
  for (const runAs of options) {
    const cluster = await tryMakingCluster({ request, place, runAs, reasons });
    if (cluster === undefined) continue;
    sayWhere();
    return cluster;
  }
  rmSync(place.home, { recursive: true, force: true });
  return undefined;
}

interface ClusterAttempt {
  readonly request: ClusterRequest;
  readonly place: ClusterPlace;
  readonly runAs: RunAs;
  readonly reasons: string[];
}

/**
 * Works in a temporary folder with a new name each time: the initdb of a server that was killed may still be running in
 * the last one. The folder is renamed when complete, so an interrupted one is never used as a database.
 */
async function tryMakingCluster({ request, place, runAs, reasons }: ClusterAttempt): Promise<Cluster | undefined> {
  if (!(await canRunDatabase(runAs, place))) return undefined;
  removeUnfinished(place.home);
  const workshop = join(place.home, `${UNFINISHED}.${randomUUID()}`);
  const folder = join(place.home, 'postgres');
  try {
    mkdirSync(workshop, { mode: 0o700 });
    writeFileSync(join(workshop, 'password'), `${request.password}\n`, { mode: 0o600 });
    changeOwner(workshop, runAs);
    await initialise({ place, runAs, workFolder: workshop });
    appendFileSync(join(workshop, 'data', 'postgresql.conf'), "\ninclude_if_exists = 'haz.conf'\n");
    renameSync(join(workshop, 'data'), folder);
    return { folder, binaries: place.binaries, runAs };
  } catch (error) {
    reasons.push(error instanceof Error ? error.message : String(error));
    return undefined;
  } finally {
    removeUnfinished(place.home);
  }
}

function removeUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    if (!name.startsWith(UNFINISHED)) continue;
    try {
      rmSync(join(home, name), { recursive: true, force: true });
    } catch {
      // That initdb has just created something in it; the next start removes it.
    }
  }
}

interface InitdbOptions {
  readonly place: ClusterPlace;
  readonly runAs: RunAs;
  readonly workFolder: string;
}

async function initialise(initialising: InitdbOptions): Promise<void> {
  for (const locale of LOCALES) {
    const complaint = await initdb(initialising, locale);
    if (complaint === undefined) return;
    if (!complaint.includes('invalid locale name') || locale === LOCALES.at(-1)) throw new Error(complaint);
  }
}

/** Returns the error output of initdb, if it failed. Ctrl-C does not reach it: the server stops when it is done. */
async function initdb({ place, runAs, workFolder }: InitdbOptions, locale: string): Promise<string | undefined> {
  const { program, args, ...account } = runAs.command(place.binaries.initdb, [
    `--pgdata=${join(workFolder, 'data')}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${join(workFolder, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    `--locale=${locale}`,
    '--locale-provider=icu',
    '--icu-locale=th-TH',
  ]);
  const child = spawn(program, [...args], {
    ...account,
    cwd: '/',
    env: postgresEnvironment(),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return undefined;
  const complaint =
    output.split('\n').find((line) => /^initdb: (?!warning|hint|detail)|FATAL:/.test(line)) ??
    output.split('\n')[0] ??
    '';
  return complaint.replace(/^.*?(?:initdb|FATAL): +(?:error: +)?/, '').trim() || 'initdb was ended';
}

async function makeOtherHome({ dataDir, password }: ClusterRequest): Promise<ClusterPlace | undefined> {
  // The password is part of the name, so that a new data folder does not find the database of a removed one.
  const hash = createHash('sha256')
    .update(`${realpathSync(dataDir)}\n${password}`)
    .digest('hex')
    .slice(0, 12);
  for (const base of OTHER_HOME_BASES) {
    const home = join(base, `haz-${hash}`);
    try {
      mkdirSync(home, { recursive: true, mode: 0o711 });
      return { home, binaries: await copyBinaries(home) };
    } catch {
      // Not writable or full: try the next one.
    }
  }
  return undefined;
}

async function copyBinaries(home: string): Promise<Binaries> {
  const { native } = await getBinaries();
  const version = createHash('sha256')
    .update(readFileSync(join(native, '..', 'package.json')))
    .digest('hex')
    .slice(0, 12);
  const copy = join(home, `programs-${version}`);
  if (!existsSync(copy)) {
    const partial = `${copy}.partial`;
    rmSync(partial, { recursive: true, force: true });
    await cp(native, partial, { recursive: true, verbatimSymlinks: true });
    makeReadable(partial);
    renameSync(partial, copy);
  }
  return binariesIn(copy);
}

/** The programs are from a public package: anyone may run them, whatever the umask was when they were unpacked. */
function makeReadable(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode | 0o444);
  }
  chmodSync(folder, 0o755);
}

function failureMessage(dataDir: string, reasons: readonly string[]): string {
  const reason = reasons.at(-1);
  return reason === undefined
    ? `PostgreSQL does not run as root, and no other user could be found for it: start as an ordinary user or set DATABASE_URL.`
    : `The embedded database could not be made in ${dataDir} (${reason}): choose another DATA_DIR or set DATABASE_URL.`;
}
