/** Tests two processes that are started at once on one empty database. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { startEmbedded, type Embedded } from '#platform/server/database/embedded.ts';
import { prepareCluster } from '#platform/server/database/schema/prepareCluster.ts';
import { freePort, openProcessBench, type ProcessBench } from '#platform/testing/processBench.ts';
import { moduleServers } from './moduleServers.ts';

let bench: ProcessBench;
let embedded: Embedded;

beforeEach(async () => {
  bench = openProcessBench();
  embedded = await startEmbedded({ dataDir: join(bench.home, 'database'), log: () => undefined });
});

afterEach(async () => {
  await embedded.stop();
  await bench.close();
});

describe('two processes on one empty database', () => {
  it('make the whole demonstration once, and neither serves before it is made', async () => {
    const { appUrl, migratorUrl } = await prepareCluster({
      adminUrl: embedded.adminUrl,
      database: 'haz',
      migratorPassword: 'one',
      appPassword: 'two',
    });
    const start = async (name: string) =>
      bench.start({
        PORT: String(await freePort()),
        DATA_DIR: join(bench.home, name),
        DATABASE_URL: appUrl,
        MIGRATOR_DATABASE_URL: migratorUrl,
        FILES_URL: pathToFileURL(join(bench.home, 'files')).href,
        TOKEN_SECRET: 'x'.repeat(40),
        KEY_SECRET: 'y'.repeat(40),
        DEMO_RECORDS: 'true',
      });
    const servers = [await start('first'), await start('second')];
    const stories = moduleServers.flatMap(({ demo }) => demo?.() ?? []);
    const once = stories.map(({ id }) => `${id} 1`).toSorted();

    await Promise.race(servers.map((server) => server.waitUntilReady()));
    const steps = await countSteps(migratorUrl);
    expect(
      await countStoriesMade(
        migratorUrl,
        stories.map(({ id }) => id),
      ),
    ).toEqual(once);

    await Promise.all(servers.map((server) => server.waitUntilReady()));
    expect(
      await countStoriesMade(
        migratorUrl,
        stories.map(({ id }) => id),
      ),
    ).toEqual(once);
    expect(await countSteps(migratorUrl)).toBe(steps);
    for (const server of servers) server.signal('SIGTERM');
    for (const server of servers) expect(await server.waitForEnd()).toEqual({ code: 0, problem: '' });
  });
});

async function countStoriesMade(url: string, ids: readonly string[]): Promise<string[]> {
  const rows = await queryRows(
    url,
    `select "record_id" || ' ' || count(*) from "entity_log"
      where "action" = 'create' and "record_id" = any($1::uuid[]) group by "record_id"`,
    [ids],
  );
  return rows.map(String).toSorted();
}

async function countSteps(url: string): Promise<number> {
  return Number((await queryRows(url, 'select count(*) from "status_history"', []))[0]);
}

async function queryRows(url: string, text: string, values: readonly unknown[]): Promise<unknown[]> {
  const client = await connectAdmin(url, 'haz test');
  try {
    return (await client.query<unknown[]>({ text, values: [...values], rowMode: 'array' })).rows.map(
      ([first]) => first,
    );
  } finally {
    await client.end();
  }
}
