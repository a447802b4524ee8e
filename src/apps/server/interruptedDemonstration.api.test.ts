/** Tests the demonstration, interrupted in the middle of every story as by a kill: the next start continues it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '#platform/server/log.ts';
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { playDemo } from '#platform/server/seeds/playDemo.ts';
import type { DemoActor, DemoStep, DemoStory } from '#platform/server/seeds/demoStory.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { isSoak } from '#platform/testing/propertyRuns.ts';
import { quickHasher } from '#platform/testing/quickHasher.ts';
import { catalogue } from '../modules.ts';
import { loadData } from './loadData.ts';
import { moduleServers } from './moduleServers.ts';

/** Every story is played, in parts, without paper. */
const PLAY_MS = 600_000;
const withoutPapers = moduleServers.map((moduleServer): ModuleServer => ({ ...moduleServer, papers: {} }));
const all = withoutPapers.flatMap(({ demo }) => demo?.() ?? []);

const lines: string[] = [];
let database: TestDatabase;
let site: TestApp;
beforeAll(async () => {
  database = await cloneDatabase();
  const log = createLog({ level: 'error', write: (_stream, line) => void lines.push(line) });
  site = await startTestApp({ database, catalogue, hooks: {}, moduleServers: withoutPapers, log });
  const { clock } = site;
  await loadData({
    url: database.appUrl,
    catalogue,
    clock,
    hasher: quickHasher,
    withDemo: true,
    printLine: () => undefined,
  });
  await Promise.all([site.app.access.reload(), site.app.lookups.reload()]);
});
afterAll(async () => {
  await site.stop();
  await database.remove();
});

const play = (demo: () => readonly DemoStory[]): Promise<number> =>
  playDemo(site.app, { clock: site.clock, moduleServers: [{ demo }] });
const whole = (): readonly DemoStory[] => withoutPapers.flatMap(({ demo }) => demo?.() ?? []);

it.each(isSoak() ? [1, 2, 3] : [2])(
  'continues after each story was interrupted after %d more writes',
  async (times) => {
    const before = await countFinishedStories();
    const finishedCount = await play(() => whole().map((story) => interruptAfter(story, times)));
    expect(await countFinishedStories()).toBe(before + finishedCount);
    const failed = lines.splice(0).flatMap((line) => (JSON.parse(line) as { stories: string[] }).stories);
    expect(failed.filter((reason) => !reason.endsWith(': cut off') && !WAITS_FOR_OTHER_STORY.test(reason))).toEqual([]);
  },
  PLAY_MS,
);

/** A document may refer to one issued by another story, which may have been interrupted before. */
const WAITS_FOR_OTHER_STORY =
  / has no \w+ that is in force$|: save \w+: formInvalid \((?:[\w.]+ referredNotFound(?:, )?)+\)$/u;

it(
  'is finished by a run without interruption, with nothing done twice',
  async () => {
    const before = await countFinishedStories();
    expect(before).toBeLessThan(all.length);
    expect(await play(whole)).toBe(all.length - before);
    expect(lines).toEqual([]);
    expect(await play(whole)).toBe(0);
    const requests = await site.app.pools.api.query('select from "request"');
    expect(requests.rowCount).toBe(all.length + (await countRefiled()));
  },
  PLAY_MS,
);

async function countFinishedStories(): Promise<number> {
  return (await site.app.pools.api.query('select from "demo_story" where "told_at" is not null')).rowCount ?? 0;
}

/** Requests that are not the first of their dossier, each of another kind than the others of that dossier. */
async function countRefiled(): Promise<number> {
  const sql = `select distinct "dossier_id", "request_type" from "request" where "request_type" <> 'new'`;
  return (await site.app.pools.api.query(sql)).rowCount ?? 0;
}

const WRITES: ReadonlySet<string> = new Set<keyof DemoActor>(['save', 'register', 'refile', 'step', 'call']);

/** Fails right after it has written so many times, when the writes are already stored. */
function interruptAfter(story: DemoStory, times: number): DemoStory {
  let left = times;
  const cutting = (actor: DemoActor): DemoActor => {
    const calls = Object.entries(actor).map(([name, call]: [string, (...args: unknown[]) => unknown]) => [
      name,
      !WRITES.has(name)
        ? call
        : async (...args: unknown[]) => {
            const answer = await call(...args);
            left -= 1;
            if (left <= 0) throw new Error('cut off');
            return answer;
          },
    ]);
    return Object.fromEntries(calls) as DemoActor;
  };
  const cut = (step: DemoStep): DemoStep => ({ ...step, act: (actor, isAgain) => step.act(cutting(actor), isAgain) });
  return { ...story, steps: story.steps.map(cut) };
}
