/** Tests `npm start` of a fresh clone, in any folder and for any user: what it prints, what it answers, how it ends. */
import { chownSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { findProcess } from '#platform/server/database/embeddedProcess.ts';
import { FILE_CHECK } from '#platform/server/request/public/fileCheck.ts';
import { signPdf } from '#platform/server/signing/pdf/signPdf.ts';
import { cloneWorkingTree } from '#platform/testing/cloneWorkingTree.ts';
import { countVisibleLookups, putLookup, signInAsAdmin } from '#platform/testing/lookupWriters.ts';
import { buildPdf } from '#platform/testing/pdfs.ts';
import { makeSigner } from '#platform/testing/signers.ts';
import {
  adminUrlOf,
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
/** Everything is built and the whole demonstration made, on a machine that may be busy with other suites. */
const FIRST_START_MS = 600_000;
const isRoot = process.getuid?.() === 0;

describe('a clone of a person without any privilege, in a folder nobody else may enter', () => {
  const at = cloneOnce(isRoot ? accountOf('nobody') : undefined);

  it(
    'builds itself, makes its database and its demonstration, and serves until Ctrl-C; the next two, started at once, build what is missing, one of them serves all its data, and the other reports it',
    { timeout: FIRST_START_MS },
    async () => {
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
      await expectDemonstration(join(at.folder(), 'haz', 'data'));
      // The bundlers ran in a process that has ended, so their memory is free.
      expect(processesOf(at.folder()).filter(hasLoadedBundler)).toEqual([]);
      const record = { id: '01a00000-0000-7000-8000-000000000001', group: 'TRIAL', key: 'A', value: 'ก', seq: 1 };
      expect(await putLookup({ address, token: await signInAsAdmin(address), body: record })).toBe(200);
      const postmaster = postmasterOf(join(at.folder(), 'haz', 'data'));
      server.signal('SIGINT');
      expect(await server.waitForEnd()).toEqual({ code: 0, problem: '' });
      expect(findProcess(postmaster)).toBeUndefined();
      expect(processesOf(at.folder())).toEqual([]);

      for (const name of ['.server-stamp', 'server.mjs']) rmSync(join(at.folder(), 'haz', 'dist', name));
      const both = [at.launch({ PORT: String(await freePort()) }), at.launch({ PORT: String(await freePort()) })];
      const [winner, loser] = await Promise.any(
        both.map((one, index) => one.waitUntilReady().then(() => [one, both[1 - index]] as const)),
      );
      expect(await loser?.waitForEnd()).toEqual({
        code: 1,
        problem: expect.stringMatching(
          /^Another server \(process \d+\) is already running on the data in \S+\.\n$/,
        ) as string,
      });
      expect(stepsOf(winner).filter((line) => !/^Buil(?:ding|t) the server /u.test(line))).toEqual([
        'Starting the database …',
      ]);
      const again = await winner.waitUntilReady();
      await expectServing(again);
      expect(await countVisibleLookups(again, await signInAsAdmin(again))).toBe(1);
      winner.signal('SIGTERM');
      expect((await winner.waitForEnd()).code).toBe(0);
      expect(processesOf(at.folder())).toEqual([]);
    },
  );

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

interface ClonedServer {
  readonly folder: () => string;
  readonly launch: (env: Readonly<Record<string, string>>) => ServerProcess;
  readonly start: (env?: Readonly<Record<string, string>>) => Promise<{ server: ServerProcess; address: string }>;
}

function cloneOnce(account: Account | undefined): ClonedServer {
  let bench: ProcessBench;
  const folder = (): string => join(bench.home, 'closed');
  const launch: ClonedServer['launch'] = (env) =>
    bench.start({ HOME: folder(), ...env }, { clone: join(folder(), 'haz'), command: NPM_START, account });
  beforeAll(() => {
    bench = openProcessBench();
    mkdirSync(folder(), { mode: 0o700 });
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

/** The demonstration is complete as soon as the server serves. */
async function expectDemonstration(dataDir: string): Promise<void> {
  const client = await connectAdmin(adminUrlOf(dataDir), 'haz test');
  try {
    const { rows } = await client.query<{ isFinished: boolean }>(
      'select "told_at" is not null as "isFinished" from "demo_story"',
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ isFinished }) => !isFinished)).toEqual([]);
  } finally {
    await client.end();
  }
}

function accountOf(name: string): Account {
  const line =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`)) ?? '';
  const [, , uid, gid] = line.split(':').map(Number);
  return { uid: uid ?? 65_534, gid: gid ?? 65_534 };
}
