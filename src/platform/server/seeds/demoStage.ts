/** Where a demonstration is played: its people act as themselves, on the days it says, through the same steps as anybody. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { addDays, type PlainDate } from '#language/values/plainDate.ts';
import { isWorkingDay, type Holidays } from '#platform/model/request/workingDays.ts';
import type { App } from '../app.ts';
import type { MovableClock } from '../clock.ts';
import type { ServerDoor } from '../door.ts';
import { loadHolidays } from '../request/deadlines.ts';
import { giveDemoCertificates } from './demoCertificates.ts';
import { handsOf } from './demoHands.ts';
import type { DemoHands, DemoStory } from './demoStory.ts';

export interface DemoPlay {
  readonly clock: MovableClock;
  readonly doors: readonly Pick<ServerDoor, 'demo'>[];
  /** Ends the wait for another process; what has begun is played to its end. */
  readonly signal?: AbortSignal;
}

/**
 * Answers with how many stories were told: none, the second time. Nothing is changed of those that were told before.
 * What one of them may not do, such as in a database that an older version began, ends that one alone.
 */
export async function playDemo(app: App, { clock, doors, signal }: DemoPlay): Promise<number> {
  const turn = await app.pools.jobs.connect();
  try {
    await waitForTurn(turn, signal);
    const all = doors.flatMap(({ demo }) => demo?.() ?? []);
    const told = await findTold(app, all);
    const stories = all.filter(({ entity, id }) => !told.has(`${entity} ${id}`));
    if (stories.length > 0) await giveDemoCertificates(app);
    const failed = await playStories(app, stories, clock);
    if (failed.size > 0) {
      const missing = [...failed].map(([{ entity, name }, reason]) => `${entity} “${name}”: ${reason}`);
      app.log.error({ stories: missing }, 'Not all requests of the demonstration could be made');
    }
    return stories.length - failed.size;
  } finally {
    clock.move(0);
    await turn.query('select pg_advisory_unlock($1)', [LOCK]);
    turn.release();
  }
}

/** Any number will do, as long as no other lock has it. */
const LOCK = 7_201_539;
const TURN_MS = 200;

/**
 * Processes that start together take turns, and none serves before the demonstration is made. That takes longer than a
 * statement of a pool may wait for a lock, so it is asked for again and again.
 */
async function waitForTurn(turn: ClientBase, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await turn.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as "taken"', [LOCK]);
    if (rows[0]?.taken === true) return;
    await pause(TURN_MS, undefined, signal === undefined ? {} : { signal });
  }
}

/** Answers with those that could not be told to their end, and why. */
async function playStories(
  app: App,
  stories: readonly DemoStory[],
  clock: MovableClock,
): Promise<ReadonlyMap<DemoStory, string>> {
  const holidays = await loadHolidays(app.pools.api);
  const today = app.clock.today();
  // As time goes by, so that numbers are given in the order of their days.
  const deeds = stories
    .flatMap((story) => story.deeds.map((deed) => ({ story, ...deed })))
    .toSorted((one, other) => other.daysAgo - one.daysAgo);
  const hands = new Map<string, DemoHands>();
  const failed = new Map<DemoStory, string>();
  for (const [index, { story, daysAgo, by, act }] of deeds.entries()) {
    if (failed.has(story)) continue;
    const morning = morningOf(workingDayBefore(today, daysAgo, holidays));
    clock.move(daysAgo === 0 ? 0 : morning + index * MINUTE_MS - Date.now());
    try {
      const own = hands.get(by) ?? (await handsOf(app, by));
      hands.set(by, own);
      await act(own);
    } catch (error) {
      failed.set(story, error instanceof Error ? error.message : String(error));
    }
  }
  return failed;
}

/** What has ever been made is in the audit, whatever became of it. */
async function findTold({ pools }: App, stories: readonly DemoStory[]): Promise<ReadonlySet<string>> {
  const { rows } = await pools.api.query<{ entity: string; id: string }>({ text: 'select distinct "entity", "record_id" as "id" from "entity_log" where "record_id" = any($1::uuid[])', values: [stories.map(({ id }) => id)] });
  return new Set(rows.map(({ entity, id }) => `${entity} ${id}`));
}

function workingDayBefore(today: PlainDate, days: number, holidays: Holidays): PlainDate {
  let day = today;
  for (let left = days; left > 0; ) {
    day = addDays(day, -1);
    if (isWorkingDay(day, holidays)) left -= 1;
  }
  return day;
}

const MINUTE_MS = 60_000;

/** Half past nine, when the office is open; one thing a minute from then on. */
function morningOf(day: PlainDate): number {
  return Date.parse(`${day}T09:30:00+07:00`);
}
