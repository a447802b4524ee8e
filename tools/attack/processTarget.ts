/**
 * The product as a process of its own, from nothing: an empty embedded database in a temporary folder, with the
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
  openStartBench,
  type ServerProcess,
  type StartBench,
} from '#platform/testing/startBench.ts';
import { castActors } from './actors.ts';
import { createCaller, type Beside, type Instance, type Target } from './target.ts';

const HOST = '127.0.0.1';

export async function openProcessTarget(): Promise<Target> {
  const bench = openStartBench();
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

/** What runs already, with its embedded database. */
export async function targetAt(port: number, instance: Instance): Promise<Target> {
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
    const actors = await castActors({ db, catalogue, calls, call: caller.call });
    return { host: HOST, port, catalogue, calls, actors, db, call: caller.call, instance, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startInstance(
  bench: StartBench,
  { dataDir, port }: { dataDir: string; port: number },
): Promise<Instance> {
  const env = { PORT: String(port), DATA_DIR: dataDir, DEMO_RECORDS: 'true', LOG_LEVEL: 'error' };
  let running = bench.start(env);
  await running.ready();
  return {
    dataDir,
    pid: () => running.pid,
    kill: async () => {
      running.signal('SIGKILL');
      await running.ended();
    },
    startAgain: async () => {
      running = bench.start(env);
      await running.ready();
    },
    startBeside: async (own) => {
      const besidePort = await freePort();
      return followBeside(bench.start({ ...env, DEMO_RECORDS: 'false', PORT: String(besidePort), ...own }), besidePort);
    },
  };
}

async function followBeside(server: ServerProcess, port: number): Promise<Beside> {
  const problem = await server.ready().then(() => undefined, String);
  return {
    port,
    problem,
    stop: async () => {
      server.signal('SIGTERM');
      await server.ended();
    },
  };
}
