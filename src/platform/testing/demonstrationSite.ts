/** The product with its demonstration, on a database made by its migrations, as a first start makes it. */
import { pathToFileURL } from 'node:url';
import { catalogue } from '#apps/modules.ts';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { prepareDatabase } from '#apps/server/prepareDatabase.ts';
import { createPasswordHasher } from '#platform/server/auth/password.ts';
import { createClock } from '#platform/server/clock.ts';
import { DEMO_PASSWORD } from '#platform/server/seeds/demo.ts';
import { playDemo } from '#platform/server/seeds/playDemo.ts';
import { startTestApp, type TestApp } from './app.ts';
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

export function startDemonstrationApp(database: TestDatabase, files: string): Promise<TestApp> {
  return startTestApp({ database, catalogue, hooks: {}, moduleServers, env: { FILES_URL: pathToFileURL(files).href } });
}

/** Returns how many stories were played. */
export function playAllStories({ app, clock }: TestApp): Promise<number> {
  countWork('demonstrations');
  return playDemo(app, { clock, moduleServers });
}

/** Returns how many stories there are. */
export function countStories(): number {
  return moduleServers.flatMap(({ demo }) => demo?.() ?? []).length;
}

export async function signInAs({ call }: TestApp, username: string): Promise<{ readonly token: string }> {
  return (await call('POST', '/api/auth', { body: { username, password: DEMO_PASSWORD } })).body as { token: string };
}
