/** The product with its demonstration, on a database made by its migrations, as a first start makes it. */
import { pathToFileURL } from 'node:url';
import { catalogue } from '#apps/modules.ts';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { prepareDatabase } from '#apps/server/prepareDatabase.ts';
import { createPasswordHasher } from '#platform/server/auth/password.ts';
import { createClock } from '#platform/server/clock.ts';
import { DEMO_PASSWORD } from '#platform/server/seeds/demo.ts';
import { playDemo } from '#platform/server/seeds/playDemo.ts';
import { startTestApp, type TestApp, type TestAppParts } from './app.ts';
import { countWork } from './countWork.ts';
import type { TestDatabase } from './database.ts';

/** Migrations, jobs, reference data and accounts: the second call finds everything there. */
export async function prepareDemonstration({ appUrl, migratorUrl }: TestDatabase): Promise<void> {
  await prepareDatabase({
    url: appUrl,
    migratorUrl,
    catalogue,
    clock: createClock(),
    hasher: createPasswordHasher(),
    withDemo: true,
    printLine: () => undefined,
  });
}

export function startDemonstrationApp(
  database: TestDatabase,
  files: string,
  parts: Pick<TestAppParts, 'skipsInvariants'> = {},
): Promise<TestApp> {
  const env = { FILES_URL: pathToFileURL(files).href };
  return startTestApp({ database, catalogue, hooks: {}, moduleServers, env, ...parts });
}

/** Returns how many stories were played. */
export async function playAllStories({ app, clock }: TestApp): Promise<number> {
  const played = await playDemo(app, { clock, moduleServers });
  if (played > 0) countWork('demonstrations');
  return played;
}

/** Returns how many stories this server has played, and how many were finished when its turn was over. */
export async function playAndCount(site: TestApp): Promise<{ readonly own: number; readonly finished: number }> {
  const own = await playAllStories(site);
  const { rowCount } = await site.app.pools.api.query('select from "demo_story" where "told_at" is not null');
  return { own, finished: rowCount ?? 0 };
}

/** Returns how many stories there are. */
export function countStories(): number {
  return moduleServers.flatMap(({ demo }) => demo?.() ?? []).length;
}

export async function signInAs({ call }: TestApp, username: string): Promise<{ readonly token: string }> {
  return (await call('POST', '/api/auth', { body: { username, password: DEMO_PASSWORD } })).body as { token: string };
}
