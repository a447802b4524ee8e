/** `npm start` as a person meets it: what it prints, what it answers, how it ends. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findProcess } from '#platform/server/database/embeddedProcess.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const READY = /^Ready: (\S+)$/m;
let home = '';
let children: ChildProcess[] = [];
let listeners: Server[] = [];

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'haz-start-'));
  chmodSync(home, 0o755);
  children = [];
  listeners = [];
});

afterEach(async () => {
  for (const child of children.filter((one) => one.exitCode === null && one.signalCode === null)) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  for (const listener of listeners) listener.close();
  rmSync(home, { recursive: true, force: true });
});

describe('npm start', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('serves the system in Thai and describes its API, until %s ends it and its database cleanly', async (signal) => {
    const port = await freePort();
    const started = npmStart({ PORT: String(port), DATA_DIR: join(home, 'data') });
    const address = await started.ready();
    expect(address).toBe(`http://localhost:${port}/haz`);

    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('วัตถุอันตราย');
    expect(await (await fetch(`${address}/backend/openapi.json`)).json()).toMatchObject({ openapi: expect.stringMatching(/^3\./) as string });

    const postmaster = Number(readFileSync(join(home, 'data', 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    started.child.kill(signal);
    expect(await started.end()).toEqual({ code: 0, problem: '' });
    expect(findProcess(postmaster)).toBeUndefined();
  });

  it('says in one sentence that the port is in use, and leaves no database running', async () => {
    const port = await takenPort();
    const started = npmStart({ PORT: String(port), DATA_DIR: join(home, 'data') });
    expect(await started.end()).toEqual({ code: 1, problem: `Port ${port} of 127.0.0.1 is in use: end the other program or set PORT.\n` });
    const log = readFileSync(join(home, 'data', 'postgres.log'), 'utf8');
    expect(log).toMatch(/database system is shut down\s*$/);
  });

  it('says in one sentence that the database cannot be reached, without the password', async () => {
    const port = await freePort();
    const started = npmStart({ DATABASE_URL: `postgres://haz:pass-word@127.0.0.1:${port}/haz`, DATA_DIR: join(home, 'data') });
    expect(await started.end()).toEqual({ code: 1, problem: `DATABASE_URL cannot be used: nothing answers at 127.0.0.1:${port}.\n` });
  });

  it('says in one sentence that the data folder cannot be used', async () => {
    const file = join(home, 'file');
    writeFileSync(file, '');
    const { code, problem } = await npmStart({ DATA_DIR: join(file, 'data') }).end();
    expect(code).toBe(1);
    expect(problem).toMatch(/^DATA_DIR cannot be used: [^\n]+\.\n$/);
  });
});

function npmStart(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  let problem = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (problem += chunk));
  const closed = once(child, 'close') as Promise<[number | null]>;
  return {
    child,
    end: async () => ({ code: (await closed)[0], problem }),
    ready: async () => {
      while (!READY.test(output)) {
        const ended = await Promise.race([once(child.stdout, 'data').then(() => false), closed.then(() => true)]);
        if (ended && !READY.test(output)) throw new Error(`it ended: ${problem}`);
      }
      return READY.exec(output)?.[1] ?? '';
    },
  };
}

async function takenPort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  listeners.push(listener);
  await once(listener, 'listening');
  return (listener.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const port = await takenPort();
  const listener = listeners.pop();
  listener?.close();
  return port;
}
