/** Plays a demonstration: its people act as themselves, on the given days, through the same steps as anybody. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { addDays, type PlainDate } from '#language/values/plainDate.ts';
import { isWorkingDay, type Holidays } from '#platform/model/request/workingDays.ts';
import type { App } from '../app.ts';
import type { MovableClock } from '../clock.ts';
import type { ModuleServer } from '../moduleServer.ts';
import { Refusal } from '../errors.ts';
import { loadHolidays } from '../request/case/deadlines.ts';
import { giveDemoCertificates } from './demoCertificates.ts';
import { createDemoActor } from './demoActor.ts';
import { findUnfinished, markBegun, markFinished, type StoriesToPlay } from './demoProgress.ts';
import type { DemoActor, DemoStep, DemoStory } from './demoStory.ts';

export interface DemoPlayOptions {
  readonly clock: MovableClock;
  readonly moduleServers: readonly Pick<ModuleServer, 'demo'>[];
  /** Ends the wait for another process; a started run is finished. */
  readonly signal?: AbortSignal;
}

/**
 * Returns how many stories were finished: none, the second time. Stories that were finished before are not changed. An
 * interrupted one is resumed, and a refused step ends only its own story, until the next start.
 */
export async function playDemo(app: App, { clock, moduleServers, signal }: DemoPlayOptions): Promise<number> {
  const turn = await app.pools.jobs.connect();
  try {
    await waitForTurn(turn, signal);
    const { stories, begun } = await findUnfinished(
      app,
      moduleServers.flatMap(({ demo }) => demo?.() ?? []),
    );
    if (stories.length > 0) await Promise.all([giveDemoCertificates(app), markBegun(app, stories)]);
    const failed = await playStories(app, { stories, begun, clock });
    if (failed.size > 0) {
      const missing = [...failed].map(([{ entity, name }, reason]) => `${entity} “${name}”${reason}`);
      app.log.error({ stories: missing }, 'Not all requests of the demonstration could be made');
    }
    return stories.length - failed.size;
  } finally {
    await turn.query('select pg_advisory_unlock($1)', [DEMO_LOCK]);
    turn.release();
  }
}

/** Any number works, as long as no other lock has it. */
const DEMO_LOCK = 7_201_539;
const TURN_MS = 200;

/**
 * Processes that start together take turns, and none serves before the demonstration is made. That takes longer than a
 * statement of a pool may wait for a lock, so the lock is tried repeatedly.
 */
async function waitForTurn(turn: ClientBase, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await turn.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as "taken"', [DEMO_LOCK]);
    if (rows[0]?.taken === true) return;
    await pause(TURN_MS, undefined, signal === undefined ? {} : { signal });
  }
}

interface PlayedStories extends StoriesToPlay {
  readonly clock: MovableClock;
}

/** A step of a story, with its position among all steps. */
interface PlacedStep extends DemoStep {
  readonly story: DemoStory;
  readonly index: number;
  readonly isLast: boolean;
}

/**
 * Plays day by day, so that numbers are assigned in the order of days. On one day the stories of different documents
 * are played in parallel, each step at its own minute; those of one document in sequence, so that their numbers do not
 * depend on the machine. Returns the stories that could not be finished, and why.
 */
async function playStories(
  app: App,
  { stories, begun, clock }: PlayedStories,
): Promise<ReadonlyMap<DemoStory, string>> {
  const holidays = await loadHolidays(app.pools.api);
  const today = app.clock.today();
  const demoActors = new Map<string, Promise<DemoActor>>();
  const failed = new Map<DemoStory, string>();
  const play = async ({ story, daysAgo, by, act, index, isLast }: PlacedStep): Promise<void> => {
    if (failed.has(story)) return;
    const morning = morningOf(workingDayBefore(today, daysAgo, holidays));
    const own = demoActors.get(by) ?? createDemoActor(app, by);
    demoActors.set(by, own);
    try {
      const takeStep = async (): Promise<void> => act(await own, begun.has(story));
      await clock.moveFor(daysAgo === 0 ? 0 : morning + index * MINUTE_MS - Date.now(), takeStep);
      if (isLast) await markFinished(app, story);
    } catch (error) {
      failed.set(story, `, ${daysAgo} working days ago, by ${by}: ${reasonOf(error)}`);
    }
  };
  for (const ofDay of groupsOf(placeSteps(stories), ({ daysAgo }) => daysAgo)) {
    const lanes = groupsOf(ofDay, ({ story }) => story.entity).map((steps) => async () => {
      for (const storyStep of steps) await play(storyStep);
    });
    await Promise.all(
      Array.from({ length: PARALLEL_STORIES }, async () => {
        for (let lane = lanes.shift(); lane !== undefined; lane = lanes.shift()) await lane();
      }),
    );
  }
  return failed;
}

/** Enough to use two cores. A person who signs many more at once would be treated as guessing passwords. */
const PARALLEL_STORIES = 4;

/** In chronological order. */
function placeSteps(stories: readonly DemoStory[]): readonly PlacedStep[] {
  return stories
    .flatMap((story) => story.steps.map((step) => ({ ...step, story, isLast: step === story.steps.at(-1) })))
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .map((step, index) => ({ ...step, index }));
}

/** In the order of their first elements. */
function groupsOf<T>(all: readonly T[], keyOf: (one: T) => string | number): readonly (readonly T[])[] {
  const groups = new Map<string | number, T[]>();
  for (const element of all) groups.set(keyOf(element), [...(groups.get(keyOf(element)) ?? []), element]);
  return [...groups.values()];
}

/** Returns the message of a refusal, and the fields it is about. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Refusal ? error.cause : error;
  const fields = cause instanceof Refusal ? cause.fields.map(({ path, messageKey }) => `${path} ${messageKey}`) : [];
  return fields.length === 0 ? error.message : `${error.message} (${fields.join(', ')})`;
}

function workingDayBefore(today: PlainDate, days: number, holidays: Holidays): PlainDate {
  let day = today;
  for (let left = days; left > 0;) {
    day = addDays(day, -1);
    if (isWorkingDay(day, holidays)) left -= 1;
  }
  return day;
}

const MINUTE_MS = 60_000;

/** Half past nine, in office hours; one step a minute from then on. */
function morningOf(day: PlainDate): number {
  return Date.parse(`${day}T09:30:00+07:00`);
}
