/**
 * Measures how long the cases of the demonstration take: the cases of each module alone, and all of them as a first
 * start makes them.
 */
import { catalogue } from '#apps/modules.ts';
import { loadData } from '#apps/server/loadData.ts';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { createPasswordHasher } from '#platform/server/auth/password.ts';
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import type { DemoStory } from '#platform/server/seeds/demoStory.ts';
import { playDemo } from '#platform/server/seeds/playDemo.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { cloneDatabase } from '#platform/testing/database.ts';
import { setUpDatabase } from '#platform/testing/setUpDatabase.ts';
import { lines } from '../report.ts';

export async function measureDemonstration({ say }: { say: (line: string) => void }): Promise<void> {
  const tearDown = await setUpDatabase(catalogue);
  try {
    const entities = [...new Set(storiesOf().map(({ entity }) => entity))];
    const rows: string[][] = [];
    await withEmptySite(async (site) => {
      for (const entity of entities) rows.push(await measureOne(site, entity, storiesOf(entity)));
    });
    await withEmptySite(async (site) => void rows.push(await measureOne(site, 'all at once', storiesOf())));
    say(lines('The cases of the demonstration', [['', 'stories', 'steps', 's', 's a story'], ...rows]));
  } finally {
    await tearDown();
  }
}

/** Makes new stories for every database, because a story remembers the records it has made. */
function storiesOf(only?: string): readonly DemoStory[] {
  return moduleServers
    .flatMap(({ demo }) => demo?.() ?? [])
    .filter(({ entity }) => only === undefined || entity === only);
}

function servesOnly(stories: readonly DemoStory[]): Pick<ModuleServer, 'demo'> {
  return { demo: () => stories };
}

async function measureOne({ app, clock }: TestApp, name: string, stories: readonly DemoStory[]): Promise<string[]> {
  const began = performance.now();
  const count = await playDemo(app, { clock, moduleServers: [servesOnly(stories)] });
  const seconds = (performance.now() - began) / 1000;
  if (count !== stories.length)
    throw new Error(`Of ${stories.length} stories of ${name} ${count} could be made: the log says why.`);
  const steps = stories.reduce((sum, story) => sum + story.steps.length, 0);
  return [name, String(count), String(steps), seconds.toFixed(1), (seconds / count).toFixed(2)];
}

async function withEmptySite(work: (site: TestApp) => Promise<void>): Promise<void> {
  const database = await cloneDatabase();
  const site = await startTestApp({ database, catalogue, hooks: {}, moduleServers });
  try {
    await loadData({
      url: database.appUrl,
      catalogue,
      clock: site.clock,
      hasher: createPasswordHasher(),
      withDemo: true,
      printLine: () => undefined,
    });
    await Promise.all([site.app.access.reload(), site.app.lookups.reload()]);
    await work(site);
  } finally {
    await site.stop();
    await database.remove();
  }
}
