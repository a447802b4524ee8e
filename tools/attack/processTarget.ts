/**
 * The product as a separate process, from an empty start: an empty embedded database in a temporary folder, with the
 * demonstration.
 */
import { join } from 'node:path';
import { catalogue } from '#apps/modules.ts';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { createPool } from '#platform/server/database/connect.ts';
import { callsOf } from '#platform/server/calls.ts';
import {
  adminUrlOf,
  freePort,
  openProcessBench,
  type ServerProcess,
  type ProcessBench,
} from '#platform/testing/processBench.ts';
import { makeAttackActors } from './actors.ts';
import { createCaller, type SecondProcess, type ProductInstance, type Target } from './target.ts';

const HOST = '127.0.0.1';

export async function openProcessTarget(): Promise<Target> {
  const bench = openProcessBench();
  try {
    const port = await freePort();
    const instance = await startInstance(bench, { dataDir: join(bench.home, 'data'), port });
    const target = await targetAt(port, instance);
    return {
      ...target,
      close: async () => {
        await target.close();
        await bench.close();
      },
    };
  } catch (error) {
    await bench.close();
    throw error;
  }
}

/** A product that is already running, with its embedded database. */
export async function targetAt(port: number, instance: ProductInstance): Promise<Target> {
  const url = adminUrlOf(instance.dataDir);
  const db = createPool({
    url,
    max: 4,
    statementTimeoutMs: 120_000,
    lockTimeoutMs: 30_000,
    idleInTransactionMs: 60_000,
    applicationName: 'attack',
  });
  const caller = createCaller({ host: HOST, port });
  const close = async (): Promise<void> => {
    caller.close();
    await db.end();
  };
  try {
    const calls = callsOf(catalogue, moduleServers);
    const actors = await makeAttackActors({ db, catalogue, calls, call: caller.call });
    return { host: HOST, port, catalogue, calls, actors, db, call: caller.call, instance, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startInstance(
  bench: ProcessBench,
  { dataDir, port }: { dataDir: string; port: number },
): Promise<ProductInstance> {
  const env = { PORT: String(port), DATA_DIR: dataDir, DEMO_RECORDS: 'true', LOG_LEVEL: 'error' };
  let running = bench.start(env);
  await running.waitUntilReady();
  return {
    dataDir,
    pid: () => running.pid,
    kill: async () => {
      running.signal('SIGKILL');
      await running.waitForEnd();
    },
    startAgain: async () => {
      running = bench.start(env);
      await running.waitUntilReady();
    },
    startSecondProcess: async (own) => {
      const besidePort = await freePort();
      return watchSecondProcess(
        bench.start({ ...env, DEMO_RECORDS: 'false', PORT: String(besidePort), ...own }),
        besidePort,
      );
    },
  };
}

async function watchSecondProcess(server: ServerProcess, port: number): Promise<SecondProcess> {
  const problem = await server.waitUntilReady().then(() => undefined, String);
  return {
    port,
    problem,
    stop: async () => {
      server.signal('SIGTERM');
      await server.waitForEnd();
    },
  };
}
