import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { connectAdmin, createPool } from './connect.ts';
import { startEmbedded, type Embedded } from './embedded.ts';
import { findProcess } from './embeddedProcess.ts';

const WITHIN = { timeout: 30_000, interval: 50 };
let preparedHome = '';
let home = '';
let dataDir = '';
let running: Embedded[] = [];
let children: ChildProcess[] = [];
let lines: string[] = [];

beforeAll(async () => {
  preparedHome = makeHome();
  await (await startEmbedded({ dataDir: join(preparedHome, 'data'), log: () => undefined })).stop();
});

afterAll(() => rmSync(preparedHome, { recursive: true, force: true }));

beforeEach(() => {
  home = makeHome();
  dataDir = join(home, 'data');
  running = [];
  children = [];
  lines = [];
});

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(running.map((embedded) => embedded.stop()));
  for (const folder of [findElsewhere(), home])
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

it('preserves data over a stop and a start, at the same address, and sorts and searches Thai; a second server on the same folder is refused in one sentence', async () => {
  useMade();
  const first = await start();
  await query(first, 'create table note (text text)');
  await query(first, "insert into note values ('ไก่'), ('เก่า'), ('ข้าว')");
  await query(first, 'create extension pg_trgm');
  const pid = postmasterPid();
  await first.stop();
  expect(findProcess(pid)).toBeUndefined();

  const second = await start();
  expect(second.adminUrl).toBe(first.adminUrl);
  expect(await query(second, 'select text from note order by text')).toEqual([['เก่า'], ['ไก่'], ['ข้าว']]);
  expect(await query(second, "select show_trgm('ข้าว') <> '{}'")).toEqual([[true]]);
  expect(await query(second, 'show timezone')).toEqual([['Etc/GMT-7']]);
  await expect(start()).rejects.toThrow(/^Another server \(process \d+\) is already running on the data in \S+\.$/);
  expect(await query(second, 'select 1')).toEqual([[1]]);
});

it('restarts by itself after a kill, with every row that was acknowledged', async () => {
  useMade();
  const embedded = await start();
  const pool = createPool({
    url: embedded.adminUrl,
    max: 4,
    statementTimeoutMs: 5000,
    lockTimeoutMs: 5000,
    idleInTransactionMs: 5000,
    applicationName: 'test',
  });
  try {
    await pool.query('create table row (id int primary key)');
    const acknowledged: number[] = [];
    const killed = postmasterPid();
    let failed = false;
    for (let id = 0; !failed; id += 1) {
      if (id === 200) process.kill(killed, 'SIGKILL');
      failed = await pool.query('insert into row values ($1)', [id]).then(
        () => !acknowledged.push(id),
        () => true,
      );
    }
    const ids = await vi.waitFor(
      async () => (await pool.query<{ id: number }>('select id from row')).rows.map((row) => row.id),
      WITHIN,
    );
    expect(acknowledged.length).toBeGreaterThanOrEqual(200);
    expect(ids).toEqual(expect.arrayContaining(acknowledged));
    expect(postmasterPid()).not.toBe(killed);
    await vi.waitFor(() => expect(lines).toContain('The database is running again.'), WITHIN);
  } finally {
    await pool.end();
  }
});

it('takes over the database of a server that was killed, with its data', async () => {
  useMade();
  const orphanPid = await leaveOrphan();
  expect(findProcess(orphanPid)).toBeDefined();

  const embedded = await start();
  expect(await query(embedded, 'select text from left_behind')).toEqual([['written']]);
  expect(findProcess(orphanPid)).toBeUndefined();
  expect(postmasterPid()).not.toBe(orphanPid);
});

it('ignores the pid file of a database that has ended, even if its number is in use again', async () => {
  useMade();
  for (const pid of [endedPid(), process.pid]) {
    writeFileSync(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${pid}\n${join(dataDir, 'postgres')}\n1700000000\n1\n\n127.0.0.1\n`,
    );
    const embedded = await start();
    expect(await query(embedded, 'select 1')).toEqual([[1]]);
    await embedded.stop();
  }
});

it('ignores the lock of a server that has ended and the remains of an interrupted first start', async () => {
  mkdirSync(join(dataDir, 'postgres.partial', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres.partial', 'PG_VERSION'), '18\n');
  writeFileSync(join(dataDir, 'server.lock'), `${process.pid} another life\n`);
  const embedded = await start();
  expect(await query(embedded, 'select 1')).toEqual([[1]]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.'))).toEqual(['postgres.log']);
});

it('reports that the password of an existing database is lost, and does not make another', async () => {
  useMade();
  rmSync(join(dataDir, 'secrets.json'));
  await expect(start()).rejects.toThrow(/^secrets\.json .* is missing in .*\.$/);
  expect(existsSync(join(dataDir, 'secrets.json'))).toBe(false);
});

it.each(
  process.getuid?.() === 0
    ? ([
        ['others', 0o755],
        ['only root', 0o700],
      ] as const)
    : [],
)(
  'runs for root on a machine without user namespaces, from a folder %s may enter, as another user and with the existing data',
  async (_who, mode) => {
    chmodSync(home, mode);
    withoutNamespaces();
    const first = await start();
    await query(first, "create table note as select 'written' as text");
    expect(statSync(`/proc/${postmasterPid()}`).uid).not.toBe(0);
    await first.stop();
    expect(await query(await start(), 'select text from note')).toEqual([['written']]);
  },
);

it('returns plain dates as they are written, and limits how long a connection may block', async () => {
  useMade();
  const embedded = await start();
  const pool = createPool({
    url: embedded.adminUrl,
    max: 1,
    statementTimeoutMs: 1234,
    lockTimeoutMs: 567,
    idleInTransactionMs: 890,
    applicationName: 'haz test',
  });
  try {
    const { rows } = await pool.query<Record<string, string>>(
      `select date '2026-02-28' as day, current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
              current_setting('idle_in_transaction_session_timeout') as idle, current_setting('application_name') as name`,
    );
    expect(rows).toEqual([{ day: '2026-02-28', statement: '1234ms', lock: '567ms', idle: '890ms', name: 'haz test' }]);
  } finally {
    await pool.end();
  }
});

function makeHome(): string {
  const folder = mkdtempSync(join(tmpdir(), 'haz-embedded-'));
  // Without user namespaces, the database of root runs as another user, who has to reach it.
  chmodSync(folder, 0o755);
  return folder;
}

/** Copies a prepared database, for tests that do not test how it is made. */
function useMade(): void {
  cpSync(join(preparedHome, 'data'), dataDir, { recursive: true });
}

async function start(): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, log: (line) => lines.push(line) });
  running.push(embedded);
  return embedded;
}

async function query(embedded: Embedded, text: string): Promise<unknown[][]> {
  const client = await connectAdmin(embedded.adminUrl);
  try {
    return (await client.query<unknown[]>({ text, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

function postmasterPid(): number {
  return Number(readFileSync(join(findElsewhere() ?? dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Returns the folder of the database if nobody but root reaches the data folder. */
function findElsewhere(): string | undefined {
  const path = join(dataDir, 'postgres.elsewhere');
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}

/** Simulates a kernel or a container that refuses user namespaces. */
function withoutNamespaces(): void {
  const folder = join(home, 'programs');
  mkdirSync(folder);
  writeFileSync(join(folder, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env['PATH'] ?? ''}`);
}

/** Runs a separate server that starts the database, writes a row and is killed. */
async function leaveOrphan(): Promise<number> {
  const script = `
    import { startEmbedded } from ${JSON.stringify(fileURLToPath(new URL('embedded.ts', import.meta.url)))};
    const { adminUrl } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined });
    process.stdout.write(adminUrl + '\\n');
  `;
  const file = join(home, 'server.mjs');
  writeFileSync(file, script);
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: fileURLToPath(new URL('../../../../', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  const client = new pg.Client(url.toString().trim());
  await client.connect();
  await client.query("create table left_behind as select 'written' as text");
  await client.end();
  const pid = postmasterPid();
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  return pid;
}

/** A number larger than any pid the system gives. */
function endedPid(): number {
  return 2 ** 22 + 1;
}
