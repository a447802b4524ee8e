/**
 * The product inside the process of a test, at an address of this machine, with the demonstration except for its
 * papers.
 */
import { catalogue } from '#apps/modules.ts';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { loadData } from '#apps/server/loadData.ts';
import { createClock } from '#platform/server/clock.ts';
import { createPool } from '#platform/server/database/connect.ts';
import { playDemo } from '#platform/server/seeds/playDemo.ts';
import { startTestApp } from '#platform/testing/app.ts';
import { cloneDatabase } from '#platform/testing/database.ts';
import { quickHasher } from '#platform/testing/quickHasher.ts';
import { testAmphurCodes } from '#platform/testing/template.ts';
import { makeAttackActors } from './actors.ts';
import { createCaller, type Target } from './target.ts';

export async function openTestTarget(): Promise<Target> {
  const database = await cloneDatabase();
  await loadData({
    url: database.appUrl,
    catalogue,
    clock: createClock(),
    hasher: quickHasher,
    withDemo: true,
    printLine: () => undefined,
    amphurs: testAmphurCodes,
  });
  // Typesetting papers takes longer than all the rest.
  const withoutPapers = moduleServers.map((moduleServer) => ({ ...moduleServer, papers: {} }));
  const test = await startTestApp({ catalogue, hooks: {}, database, moduleServers: withoutPapers });
  await playDemo(test.app, { clock: test.clock, moduleServers: withoutPapers });
  const { hostname: host, port } = new URL(await test.listen());
  const db = createPool({
    url: database.migratorUrl,
    max: 2,
    statementTimeoutMs: 60_000,
    lockTimeoutMs: 30_000,
    idleInTransactionMs: 60_000,
    applicationName: 'attack',
  });
  const caller = createCaller({ host, port: Number(port) });
  const { calls } = test.app;
  const actors = await makeAttackActors({ db, catalogue, calls, call: caller.call });
  return {
    host,
    port: Number(port),
    catalogue,
    calls,
    actors,
    db,
    call: caller.call,
    close: async () => {
      caller.close();
      await db.end();
      await test.stop();
      await database.remove();
    },
  };
}
