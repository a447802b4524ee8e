/** Tests that a start that cannot succeed prints the reason in one sentence, ends with 1 and leaves nothing running. */
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { startEmbedded, type Embedded } from '#platform/server/database/embedded.ts';
import { freePort, openProcessBench, processesOf, type ProcessBench } from '#platform/testing/processBench.ts';

let bench: ProcessBench;

beforeEach(() => {
  bench = openProcessBench();
});

afterEach(() => bench.close());

describe('npm start fails and prints in one sentence', () => {
  it('that the port is in use, and stops the database it has started', async () => {
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    try {
      await expectRefusal(
        { PORT: String(port) },
        `Port ${port} of 127.0.0.1 is in use: end the other program or set PORT.`,
      );
    } finally {
      listener.close();
    }
    expect(readFileSync(join(bench.home, 'data', 'postgres.log'), 'utf8')).toMatch(/database system is shut down\s*$/);
  });

  it('that the data folder cannot be used', async () => {
    const file = join(bench.home, 'file');
    writeFileSync(file, '');
    await expectRefusal(
      { DATA_DIR: join(file, 'data') },
      `DATA_DIR cannot be used: ${join(file, 'data', 'secrets.json')} cannot be written: a part of its path is not a folder.`,
    );
  });

  it('that production lacks a secret', async () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://haz:pass-word@127.0.0.1:1/haz' };
    await expectRefusal(production, 'TOKEN_SECRET must be set in production.');
    await expectRefusal({ ...production, TOKEN_SECRET: 't'.repeat(32) }, 'KEY_SECRET must be set in production.');
  });

  it('that production does not run on the embedded database unless configured to', async () => {
    const secrets = { TOKEN_SECRET: 't'.repeat(32), KEY_SECRET: 'k'.repeat(32) };
    await expectRefusal(
      { NODE_ENV: 'production', ...secrets },
      'DATABASE_URL must be set in production (ALLOW_EMBEDDED=true allows the embedded database).',
    );
  });

  it('that nothing answers at the address of the database', async () => {
    const port = await freePort();
    await expectRefusal(
      { DATABASE_URL: `postgres://haz:pass-word@127.0.0.1:${port}/haz` },
      `DATABASE_URL cannot be used: nothing answers at 127.0.0.1:${port}.`,
    );
  });
});

describe('npm start with an external database fails and prints in one sentence', () => {
  let folder = '';
  let other: Embedded;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'haz-other-'));
    // Without user namespaces, the database of root runs as another user, who needs access to the folder.
    chmodSync(folder, 0o755);
    other = await startEmbedded({ dataDir: join(folder, 'data'), log: () => undefined });
    const client = await connectAdmin(other.adminUrl, 'haz test');
    try {
      await client.query(`create role guest login password 'pass-word'`);
    } finally {
      await client.end();
    }
  });

  afterAll(async () => {
    await other.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('that the password is wrong, without repeating it', async () => {
    const url = addressAs({ user: 'guest', password: 'wrong-word', database: 'haz' });
    await expectRefusal(
      { DATABASE_URL: url.href },
      `DATABASE_URL cannot be used: ${url.host} refuses the user or the password.`,
    );
  });

  it('that it has no such database', async () => {
    const url = addressAs({ user: 'guest', password: 'pass-word', database: 'elsewhere' });
    await expectRefusal(
      { DATABASE_URL: url.href },
      `DATABASE_URL cannot be used: ${url.host} has no database elsewhere.`,
    );
  });

  it('that the user may not make tables in it', async () => {
    const url = addressAs({ user: 'guest', password: 'pass-word', database: 'haz' });
    await expectRefusal(
      { DATABASE_URL: url.href },
      'The role guest may not make tables (permission denied for schema public): make it the owner of the database, or name the owner in MIGRATOR_DATABASE_URL.',
    );
  });

  function addressAs({ user, password, database }: { user: string; password: string; database: string }): URL {
    const url = new URL(other.adminUrl);
    return Object.assign(url, { username: user, password, pathname: `/${database}` });
  }
});

async function expectRefusal(env: Readonly<Record<string, string>>, sentence: string): Promise<void> {
  const server = bench.start({ PORT: String(await freePort()), DATA_DIR: join(bench.home, 'data'), ...env });
  expect(await server.waitForEnd()).toEqual({ code: 1, problem: `${sentence}\n` });
  expect(processesOf(bench.home)).toEqual([]);
}
