/** Tests `npm start` of a fresh clone, in any folder and for any user: what it prints, what it answers, how it ends. */
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProcess } from '#platform/server/database/embeddedProcess.ts';
import { FILE_CHECK } from '#platform/server/request/public/fileCheck.ts';
import { signPdf } from '#platform/server/signing/pdf/signPdf.ts';
import { cloneWorkingTree } from '#platform/testing/cloneWorkingTree.ts';
import { countVisibleLookups, putLookup, signInAsAdmin } from '#platform/testing/lookupWriters.ts';
import { buildPdf } from '#platform/testing/pdfs.ts';
import { makeSigner } from '#platform/testing/signers.ts';
import {
  freePort,
  openProcessBench,
  postmasterOf,
  processesOf,
  repository,
  type Account,
  type ServerProcess,
  type ProcessBench,
} from '#platform/testing/processBench.ts';

const NPM_START = ['npm', 'start'] as const;
const isRoot = process.getuid?.() === 0;

describe('a clone in a folder nobody else may enter', () => {
  const at = cloneOnce({ name: 'closed', mode: 0o700 });

  it('builds itself, makes its database and its demonstration, serves until Ctrl-C, and at the second start has nothing to make and all its data', async () => {
    const port = await freePort();
    const { server, address } = await at.start({ PORT: String(port), DEMO_RECORDS: 'true' });
    expect(address).toBe(`http://localhost:${port}/haz`);
    expect(stepsOf(server)).toEqual([
      'Building the server …',
      expect.stringMatching(/^Built the server in /),
      'Building the manuals …',
      expect.stringMatching(/^Built the manuals in /),
      'Building the screens …',
      expect.stringMatching(/^Built the screens in /),
      'Starting the database …',
      'Making the database (only the first time) …',
      ...readdirSync(join(repository, 'migrations'))
        .toSorted()
        .filter((name) => name.endsWith('.sql'))
        .map((name) => `Applying ${name} …`),
      expect.stringMatching(/^Migrated: /),
      expect.stringMatching(/^Loaded: /),
    ]);
    await expectServing(address);
    await expectSystem(address);
    // The bundlers ran in a process that has ended, so their memory is free.
    expect(processesOf(at.folder()).filter(hasLoadedBundler)).toEqual([]);
    const record = { id: '01a00000-0000-7000-8000-000000000001', group: 'TRIAL', key: 'A', value: 'ก', seq: 1 };
    expect(await putLookup({ address, token: await signInAsAdmin(address), body: record })).toBe(200);
    const postmaster = postmasterOf(join(at.folder(), 'haz', 'data'));
    server.signal('SIGINT');
    expect(await server.waitForEnd()).toEqual({ code: 0, problem: '' });
    expect(findProcess(postmaster)).toBeUndefined();
    expect(processesOf(at.folder())).toEqual([]);

    const second = await at.start();
    expect(stepsOf(second.server)).toEqual(['Starting the database …']);
    expect(await countVisibleLookups(second.address, await signInAsAdmin(second.address))).toBe(1);
    await expectCleanStop(second.server, at.folder());
  });
});

describe('a clone of a person without any privilege', () => {
  const at = cloneOnce({ name: 'ordinary', mode: 0o755, ...(isRoot ? { account: accountOf('nobody') } : {}) });

  it('serves, even if two are started at once, and stops cleanly', async () => {
    const servers = await Promise.all([at.start({ DATA_DIR: './data' }), at.start({ DATA_DIR: './data-of-another' })]);
    for (const { address } of servers) await expectServing(address);
    for (const { server } of servers) server.signal('SIGTERM');
    for (const { server } of servers) expect((await server.waitForEnd()).code).toBe(0);
    expect(processesOf(at.folder())).toEqual([]);
  });

  it('fails with one sentence if it may not write the data folder', async () => {
    const closed = join(at.folder(), 'of-somebody-else');
    mkdirSync(closed, { mode: 0o555 });
    const { code, problem } = await at
      .launch({ DATA_DIR: join(closed, 'data'), PORT: String(await freePort()) })
      .waitForEnd();
    expect([code, problem]).toEqual([
      1,
      `DATA_DIR cannot be used: ${join(closed, 'data')} cannot be written: this user has no right to it.\n`,
    ]);
    expect(processesOf(at.folder())).toEqual([]);
  });
});

/** Returns whether the native code of the bundler of the screens is in the memory of the process. */
function hasLoadedBundler(pid: number): boolean {
  return readFileSync(`/proc/${pid}/maps`, 'utf8').includes('rolldown');
}

interface CloneOptions {
  readonly name: string;
  readonly mode: number;
  readonly account?: Account;
}

interface ClonedServer {
  readonly folder: () => string;
  readonly launch: (env: Readonly<Record<string, string>>) => ServerProcess;
  readonly start: (env?: Readonly<Record<string, string>>) => Promise<{ server: ServerProcess; address: string }>;
}

function cloneOnce({ name, mode, account }: CloneOptions): ClonedServer {
  let bench: ProcessBench;
  const folder = (): string => join(bench.home, name);
  const launch: ClonedServer['launch'] = (env) =>
    bench.start({ HOME: folder(), ...env }, { clone: join(folder(), 'haz'), command: NPM_START, account });
  beforeAll(() => {
    bench = openProcessBench();
    mkdirSync(folder());
    chmodSync(folder(), mode);
    if (account !== undefined) chownSync(folder(), account.uid, account.gid);
    cloneWorkingTree(join(folder(), 'haz'), account);
  });
  afterAll(() => bench.close());
  return {
    folder,
    launch,
    start: async (env = {}) => {
      const server = launch({ PORT: String(await freePort()), ...env });
      return { server, address: await server.waitUntilReady() };
    },
  };
}

/** Returns the steps the server prints, without the lines of npm before and the hints for people after. */
function stepsOf(server: ServerProcess): readonly string[] {
  const lines = server.lines().filter((line) => !line.startsWith('> '));
  return lines.slice(
    0,
    lines.findIndex((line) => line.startsWith('Ready: ')),
  );
}

async function expectServing(address: string): Promise<void> {
  expect((await fetch(address)).status).toBe(200);
  expect((await fetch(`${address}/health/ready`)).status).toBe(200);
}

/**
 * Checks the pages in Thai, the description of the API, the mails of a demonstration, and the thread that reads
 * signatures.
 */
async function expectSystem(address: string): Promise<void> {
  expect(await (await fetch(address)).text()).toContain('วัตถุอันตราย');
  expect(await (await fetch(`${address}/backend/openapi.json`)).json()).toMatchObject({
    openapi: expect.stringMatching(/^3\./) as string,
  });
  expect(await (await fetch(`${address}/mailbox`)).text()).toContain('กล่องจดหมายของระบบสาธิต');
  // Uses the thread that is built next to the server: without it no signature would be found valid.
  const check = await fetch(`${address}/backend${FILE_CHECK}`, {
    method: 'POST',
    headers: { 'content-type': 'application/pdf' },
    body: new Uint8Array(await signPdf(buildPdf(), makeSigner())),
  });
  expect(await check.json()).toMatchObject({ verdict: 'signed' });
}

async function expectCleanStop(server: ServerProcess, folder: string): Promise<void> {
  server.signal('SIGTERM');
  expect((await server.waitForEnd()).code).toBe(0);
  expect(processesOf(folder)).toEqual([]);
}

function accountOf(name: string): Account {
  const line =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`)) ?? '';
  const [, , uid, gid] = line.split(':').map(Number);
  return { uid: uid ?? 65_534, gid: gid ?? 65_534 };
}
