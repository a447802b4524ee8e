/** How the stories of a demonstration are played: each independently, and by one process at a time. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { createLog } from '../log.ts';
import { newId } from '../database/newId.ts';
import { createDemoActor } from './demoActor.ts';
import { playDemo } from './playDemo.ts';
import type { DemoActor, DemoStep, DemoStory } from './demoStory.ts';
import { documentStory, type StoryStep } from './documentStory.ts';

const lines: { message: string; stories?: string[] }[] = [];
let site: TestApp;
let other: TestApp;
let by: string;

beforeAll(async () => {
  const log = createLog({
    level: 'warn',
    write: (_stream, line) => void lines.push(JSON.parse(line) as { message: string }),
  });
  site = await startTestApp({ log });
  // Waiting for a database lock fails at once, where a server would wait some seconds.
  const impatient = new URL(site.database.appUrl);
  impatient.searchParams.set('options', '-c lock_timeout=1');
  other = await startTestApp({ database: { ...site.database, appUrl: impatient.href } });
  by = (await site.person({ roles: ['ADMIN'] })).username;
});

afterAll(async () => {
  await other.stop();
  await site.stop();
});

describe('a story that cannot be played', () => {
  it('stops there while the others continue, and one log line names the missing ones', async () => {
    const played: string[] = [];
    const act = (name: string, daysAgo: number): DemoStep => ({
      daysAgo,
      by,
      act: async () => void played.push(`${name} ${daysAgo}`),
    });
    const refused = (daysAgo: number): DemoStep => ({ daysAgo, by, act: () => Promise.reject(new Error('may not')) });
    const demo = (): DemoStory[] => [
      story('first', [act('first', 5), act('first', 3), act('first', 0)]),
      story('refused', [act('refused', 5), refused(4), act('refused', 2)]),
      story('by nobody', [{ ...act('by nobody', 4), by: 'nobody.at.all' }, act('by nobody', 1)]),
      story('refused in a call', [{ daysAgo: 3, by, act: (demoActor) => demoActor.step(newId(), 'receive') }]),
      story('not filled in', [{ daysAgo: 2, by, act: (demoActor) => demoActor.save('department', {}) }]),
      story('last', [act('last', 2)]),
    ];
    expect(await playDemo(site.app, { clock: site.clock, moduleServers: [{ demo }] })).toBe(2);
    expect(played).toEqual(['first 5', 'refused 5', 'first 3', 'last 2', 'first 0']);
    expect(lines.splice(0)).toMatchObject([
      {
        level: 'error',
        message: 'Not all requests of the demonstration could be made',
        stories: [
          `toWhom “refused”, 4 working days ago, by ${by}: may not`,
          'toWhom “by nobody”, 4 working days ago, by nobody.at.all: Nobody of the demonstration is called nobody.at.all',
          `toWhom “refused in a call”, 3 working days ago, by ${by}: step receive: notFound`,
          `toWhom “not filled in”, 2 working days ago, by ${by}: save department: formInvalid (code required, nameTh required, refDepartmentType required)`,
        ],
      },
    ]);
  });
});

describe('stories of many documents on one day', () => {
  it('are played in parallel, at most four at once', async () => {
    let [running, most] = [0, 0];
    const act = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
    };
    const demo = (): DemoStory[] =>
      Array.from({ length: 12 }, (_, index) => ({
        ...story(`of document ${index}`, [{ daysAgo: 3, by, act }]),
        entity: `document${index}`,
      }));
    expect(await playDemo(site.app, { clock: site.clock, moduleServers: [{ demo }] })).toBe(12);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(4);
  });
});

describe('a story that was interrupted', () => {
  it('does not count as finished, and is resumed where it stopped, repeating nothing', async () => {
    const id = newId();
    let isCutOff = true;
    const cut: StoryStep = {
      daysAgo: 2,
      by,
      act: async () => (isCutOff ? Promise.reject(new Error('cut off')) : undefined),
    };
    const write = (demoActor: DemoActor): Promise<void> =>
      demoActor.save('department', {
        id,
        code: `D${id.slice(-6)}`,
        nameTh: 'หน่วยสาธิต',
        refDepartmentType: { key: '2' },
      });
    const demo = (): DemoStory[] => [documentStory({ name: 'cut off', entity: 'department', id, write, by }, [cut])];
    const play = (): Promise<number> => playDemo(site.app, { clock: site.clock, moduleServers: [{ demo }] });
    const logged = async (): Promise<number> =>
      (await site.app.pools.api.query('select from "entity_log" where "record_id" = $1', [id])).rowCount ?? 0;
    expect([await play(), await logged()]).toEqual([0, 1]);
    expect([await play(), await logged()]).toEqual([0, 1]);
    isCutOff = false;
    expect([await play(), await logged()]).toEqual([1, 1]);
    expect(await play()).toBe(0);
    lines.splice(0);
  });

  it('counts as finished if it was played by an older version, which recorded no start', async () => {
    const { story: long, finish } = longStory();
    finish();
    await long.steps[0]?.act(await createDemoActor(site.app, by), false);
    expect(await playDemo(site.app, { clock: site.clock, moduleServers: [{ demo: () => [long] }] })).toBe(0);
  });
});

describe('two processes that start together', () => {
  it('play the demonstration once: the other waits, however long it takes, and finds it finished', async () => {
    const { story: long, begun, finish } = longStory();
    const demo = (): DemoStory[] => [long];
    const first = playDemo(site.app, { clock: site.clock, moduleServers: [{ demo }] });
    await begun;
    const second = playDemo(other.app, { clock: other.clock, moduleServers: [{ demo }] });
    // Either it has tried more than once, or it has given up.
    await Promise.race([hasAskedAgain(), second.catch(() => undefined)]);
    finish();
    expect(await first).toBe(1);
    expect(await second).toBe(0);
  });

  it('can be stopped while one waits for the other', async () => {
    const { story: long, begun, finish } = longStory();
    const demo = (): DemoStory[] => [long];
    const first = playDemo(site.app, { clock: site.clock, moduleServers: [{ demo }] });
    await begun;
    const stopped = new AbortController();
    const second = playDemo(other.app, { clock: other.clock, moduleServers: [{ demo }], signal: stopped.signal });
    stopped.abort();
    await expect(second).rejects.toThrow('aborted');
    finish();
    expect(await first).toBe(1);
  });
});

function story(name: string, steps: readonly DemoStep[]): DemoStory {
  return { name, entity: 'toWhom', id: newId(), steps };
}

/** A story that starts, leaves a row in the audit log, and ends on command. */
function longStory(): { readonly story: DemoStory; readonly begun: Promise<void>; readonly finish: () => void } {
  let begin = (): void => undefined;
  let finish = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const id = newId();
  const act = async (): Promise<void> => {
    begin();
    await finished;
    await site.app.pools.api.query(
      `insert into "entity_log" ("id", "entity", "record_id", "record_version", "action", "changes", "create_by",
          "create_date") values ($1, 'toWhom', $2, 1, 'create', '[]', 'test', now())`,
      [newId(), id],
    );
  };
  return {
    story: { name: 'long', entity: 'toWhom', id, steps: [{ daysAgo: 0, by, act }] },
    begun,
    finish: () => finish(),
  };
}

/** Resolves when one session has tried to get the lock at two different moments. */
async function hasAskedAgain(): Promise<void> {
  const attempts = new Map<number, Set<string>>();
  while (![...attempts.values()].some((moments) => moments.size > 1)) {
    const { rows } = await site.app.pools.api.query<{ pid: number; at: string }>(
      `select pid, query_start::text as "at" from pg_stat_activity
        where datname = current_database() and query like 'select pg_try_advisory_lock(%'`,
    );
    for (const { pid, at } of rows) attempts.set(pid, (attempts.get(pid) ?? new Set()).add(at));
  }
}
