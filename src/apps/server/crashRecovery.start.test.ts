/** Tests that acknowledged writes are never lost, whichever process is killed: the server, its database or both. */
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

it('loses no acknowledged write when one connection, its database, the server alone and both together are killed in turn', async () => {
  copyPreparedData(dataDir);
  const first = await startServer(String(await freePort()));
  await killConnection(first);
  await killDatabase(first);
  const second = await killAndStartAgain(first, { withDatabase: false });
  const third = await killAndStartAgain(second, { withDatabase: true });
  expect([second.address, third.address]).toEqual([first.address, first.address]);
});

interface StartedServer {
  readonly server: ServerProcess;
  readonly address: string;
}

async function startServer(port: string): Promise<StartedServer> {
  const server = bench.start({ PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'fatal' });
  return { server, address: await server.waitUntilReady() };
}

/** As a machine without memory does: the server tells callers to retry and serves on. */
async function killConnection({ server, address }: StartedServer): Promise<void> {
  const writers = await writersOf(address);
  await writers.waitForAcknowledged(30);
  process.kill(
    Number(await queryValue(`select pid from pg_stat_activity where usename = 'haz_app' limit 1`)),
    'SIGKILL',
  );
  await writers.waitForRefused(1);
  await writers.waitForAcknowledged(30);
  await expectOnlyToldToRetry(server, { address, writers });
}

/** The server starts it again by itself; meanwhile it is alive and not ready, and afterwards its jobs run again. */
async function killDatabase({ server, address }: StartedServer): Promise<void> {
  const writers = await writersOf(address);
  await writers.waitForAcknowledged(30);
  const killed = postmasterOf(dataDir);
  process.kill(killed, 'SIGKILL');
  await writers.waitForRefused(CLIENTS);
  const meanwhile = await fetch(`${address}/health/ready`);
  expect([meanwhile.status, await meanwhile.json()]).toEqual([503, { status: 'unready', reason: 'database' }]);
  expect((await fetch(`${address}/health/live`)).status).toBe(200);

  await writers.waitForAcknowledged(30);
  await expectOnlyToldToRetry(server, { address, writers });
  expect(postmasterOf(dataDir)).not.toBe(killed);
  await expectAllVisible(address);
  await expectJobsRun();
}

async function expectOnlyToldToRetry(
  server: ServerProcess,
  { address, writers }: { address: string; writers: Writers },
): Promise<void> {
  await writers.stop();
  expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  expect(new Set(writers.refusals)).toEqual(new Set([503]));
  expect(findProcess(server.pid)).toBeDefined();
  await expectAcknowledgedStored(writers);
}

/** The next start has all acknowledged writes, each with its log, and nothing half written. */
async function killAndStartAgain(
  { server, address }: StartedServer,
  { withDatabase }: { withDatabase: boolean },
): Promise<StartedServer> {
  const writers = await writersOf(address);
  await writers.waitForAcknowledged(60);
  const orphan = postmasterOf(dataDir);
  server.signal('SIGKILL');
  if (withDatabase) process.kill(orphan, 'SIGKILL');
  await server.waitForEnd();
  await writers.stop();
  expect(findProcess(orphan) === undefined).toBe(withDatabase);

  const next = await startServer(new URL(address).port);
  expect(findProcess(orphan)).toBeUndefined();
  await expectAcknowledgedStored(writers);
  await expectAllVisible(address);
  return next;
}

async function writersOf(address: string): Promise<Writers> {
  return startWriters({ address, token: await signInAsAdmin(address), clients: CLIENTS });
}

async function expectAcknowledgedStored({ records }: Writers): Promise<void> {
  expect(records.filter(({ acknowledgedVersion }) => acknowledgedVersion > 0)).not.toEqual([]);
  expect(await findLostWrites(adminUrlOf(dataDir), records)).toEqual([]);
}

async function expectAllVisible(address: string): Promise<void> {
  const stored = Number(await queryValue(`select count(*) from "lookup" where "group" = 'TRIAL'`));
  expect(await countVisibleLookups(address, await signInAsAdmin(address))).toBe(stored);
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
