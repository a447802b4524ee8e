/**
 * Tests that acknowledged writes are never lost, whichever process is killed: the server, its database or both, while
 * working or starting.
 */
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { findProcess } from '#platform/server/database/embeddedProcess.ts';
import {
  findLostWrites,
  countVisibleLookups,
  signInAsAdmin,
  startWriters,
  type Writers,
} from '#platform/testing/lookupWriters.ts';
import { copyPreparedData } from '#platform/testing/preparedData.ts';
import {
  adminUrlOf,
  freePort,
  openProcessBench,
  postmasterOf,
  type ServerProcess,
  type ProcessBench,
} from '#platform/testing/processBench.ts';

const WITHIN = { timeout: 30_000, interval: 20 };
const CLIENTS = 6;
let bench: ProcessBench;
let dataDir = '';

beforeEach(() => {
  bench = openProcessBench();
  dataDir = join(bench.home, 'data');
});

afterEach(() => bench.close());

describe('a server that is killed while people write', () => {
  it.each([
    ['alone', false],
    ['together with its database', true],
  ])(
    '%s: the next start has all acknowledged writes, each with its log, and nothing half written',
    async (_how, withDatabase) => {
      const { server, address, token, writers } = await serverWithWriters();
      await writers.waitForAcknowledged(60);
      const orphan = postmasterOf(dataDir);
      server.signal('SIGKILL');
      if (withDatabase) process.kill(orphan, 'SIGKILL');
      await server.waitForEnd();
      await writers.stop();
      expect(findProcess(orphan) === undefined).toBe(withDatabase);

      const next = bench.start({ PORT: new URL(address).port, DATA_DIR: dataDir });
      expect(await next.waitUntilReady()).toBe(address);
      expect(findProcess(orphan)).toBeUndefined();
      await expectAcknowledgedStored(writers);
      expect(await countVisibleLookups(address, token)).toBe(await countStored());
    },
  );
});

describe('a database that is killed while people write', () => {
  it('recovers by itself: the server tells callers to retry, serves on, runs its jobs on, and has all acknowledged writes', async () => {
    const { server, address, token, writers } = await serverWithWriters();
    await writers.waitForAcknowledged(30);
    const killed = postmasterOf(dataDir);
    process.kill(killed, 'SIGKILL');
    await writers.waitForRefused(CLIENTS);
    const meanwhile = await fetch(`${address}/health/ready`);
    expect([meanwhile.status, await meanwhile.json()]).toEqual([503, { status: 'unready', reason: 'database' }]);
    expect((await fetch(`${address}/health/live`)).status).toBe(200);

    await writers.waitForAcknowledged(30);
    await writers.stop();
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    expect(new Set(writers.refusals)).toEqual(new Set([503]));
    expect(findProcess(server.pid)).toBeDefined();
    expect(postmasterOf(dataDir)).not.toBe(killed);
    await expectAcknowledgedStored(writers);
    expect(await countVisibleLookups(address, token)).toBe(await countStored());
    await expectJobsRun();
  });

  it('does not stop the server when only one of its connections is killed, as a machine without memory does', async () => {
    const { server, address, writers } = await serverWithWriters();
    await writers.waitForAcknowledged(30);
    process.kill(
      Number(await queryValue(`select pid from pg_stat_activity where usename = 'haz_app' limit 1`)),
      'SIGKILL',
    );
    await writers.waitForRefused(1);
    await writers.waitForAcknowledged(30);
    await writers.stop();
    expect(new Set(writers.refusals)).toEqual(new Set([503]));
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    expect(findProcess(server.pid)).toBeDefined();
    await expectAcknowledgedStored(writers);
  });
});

describe('a first start that is killed', () => {
  it('is continued by the next, at whatever moment it was killed', async () => {
    const env = { PORT: String(await freePort()), DATA_DIR: dataDir };
    for (const moment of [/^Making the database/m, /^Applying /m, /^Migrated: /m, /^Loaded: /m]) {
      const server = bench.start(env);
      await server.waitForOutput(moment);
      server.signal('SIGKILL');
      await server.waitForEnd();
    }
    const address = await bench.start(env).waitUntilReady();
    expect(await countVisibleLookups(address, await signInAsAdmin(address))).toBe(0);
  });
});

async function serverWithWriters(): Promise<{
  server: ServerProcess;
  address: string;
  token: string;
  writers: Writers;
}> {
  copyPreparedData(dataDir);
  const server = bench.start({ PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'fatal' });
  const address = await server.waitUntilReady();
  const token = await signInAsAdmin(address);
  return { server, address, token, writers: startWriters({ address, token, clients: CLIENTS }) };
}

async function expectAcknowledgedStored({ records }: Writers): Promise<void> {
  expect(records.filter(({ acknowledgedVersion }) => acknowledgedVersion > 0)).not.toEqual([]);
  expect(await findLostWrites(adminUrlOf(dataDir), records)).toEqual([]);
}

async function countStored(): Promise<number> {
  return Number(await queryValue(`select count(*) from "lookup" where "group" = 'TRIAL'`));
}

async function expectJobsRun(): Promise<void> {
  await queryValue(`select 1 from graphile_worker.add_job('sealAudit')`);
  await vi.waitFor(
    async () =>
      expect(
        Number(
          await queryValue(
            `select count(*) from "entity_log" l where not exists (select from "audit_seal" s
              where s."log_id" = l."id")`,
          ),
        ),
      ).toBe(0),
    WITHIN,
  );
}

async function queryValue(sql: string): Promise<unknown> {
  const client = await connectAdmin(adminUrlOf(dataDir), 'haz test');
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}
