/** Where a demonstration is played: its people act as themselves, on the days it says, through the same steps as anybody. */
import { randomUUID } from 'node:crypto';
import { getEntity } from '#language/catalogue.ts';
import { addDays, type PlainDate } from '#language/values/plainDate.ts';
import { isWorkingDay, type Holidays } from '#platform/model/request/workingDays.ts';
import { actorOf } from '../access/actorOf.ts';
import type { App } from '../app.ts';
import type { MovableClock } from '../clock.ts';
import { inTransaction } from '../database/transaction.ts';
import type { ServerDoor } from '../door.ts';
import { insertFile } from '../files/storedFile.ts';
import { loadHolidays } from '../request/deadlines.ts';
import { copyRequest } from '../request/copyRequest.ts';
import { takeStep } from '../request/transition.ts';
import type { Writer } from '../resource/engine.ts';
import { save } from '../resource/save.ts';
import type { DemoHands, DemoStory } from './demoStory.ts';
import { plainPdf } from './plainPdf.ts';

/** Answers with how many stories were told: none, the second time. Nothing is changed of those that were told before. */
export async function playDemo(app: App, { clock, doors }: { readonly clock: MovableClock; readonly doors: readonly Pick<ServerDoor, 'demo'>[] }): Promise<number> {
  const turn = await app.pools.jobs.connect();
  try {
    // Processes that start together take turns.
    await turn.query('select pg_advisory_lock($1)', [LOCK]);
    const all = doors.flatMap(({ demo }) => demo?.() ?? []);
    const told = await findTold(app, all);
    const stories = all.filter(({ entity, id }) => !told.has(`${entity} ${id}`));
    const holidays = await loadHolidays(app.pools.api);
    const today = app.clock.today();
    // As time goes by, so that numbers are given in the order of their days.
    const deeds = stories.flatMap((story) => story.deeds).toSorted((one, other) => other.daysAgo - one.daysAgo);
    const hands = new Map<string, DemoHands>();
    for (const [index, { daysAgo, by, act }] of deeds.entries()) {
      clock.move(daysAgo === 0 ? 0 : morningOf(workingDayBefore(today, daysAgo, holidays)) + index * MINUTE_MS - Date.now());
      const own = hands.get(by) ?? (await handsOf(app, by));
      hands.set(by, own);
      await act(own);
    }
    return stories.length;
  } finally {
    clock.move(0);
    await turn.query('select pg_advisory_unlock($1)', [LOCK]);
    turn.release();
  }
}

/** Any number will do, as long as no other lock has it. */
const LOCK = 7_201_537;

/** What has ever been made is in the audit, whatever became of it. */
async function findTold({ pools }: App, stories: readonly DemoStory[]): Promise<ReadonlySet<string>> {
  const { rows } = await pools.api.query<{ entity: string; id: string }>({ text: 'select distinct "entity", "record_id" as "id" from "entity_log" where "record_id" = any($1::uuid[])', values: [stories.map(({ id }) => id)] });
  return new Set(rows.map(({ entity, id }) => `${entity} ${id}`));
}

async function handsOf(app: App, username: string): Promise<DemoHands> {
  const { rows } = await app.pools.api.query<{ id: string }>('select "id" from "user" where "username" = $1', [username]);
  const actor = await actorOf(app, { userId: rows[0]?.id ?? '' });
  const rightsFor = (call: string): Writer['rights'] => actor.grants.findGrant(call)?.rights ?? new Set();
  const inOne = <T>(work: Parameters<typeof inTransaction<T>>[2]): Promise<T> => inTransaction(app.pools.api, { requestId: randomUUID() }, work);
  return {
    save: async (name, body) => {
      const entity = getEntity(app.catalogue, name);
      await inOne((db) => save(app, db, { actor, rights: rightsFor(`PUT /api/v1/${entity.wire}`), entity, body }));
    },
    upload: async (name, lines) => {
      const bytes = plainPdf(lines);
      const stored = await app.files.put(bytes, { maxBytes: bytes.length });
      const { id } = await insertFile(app.pools.api, app.clock, { ...stored, name, group: null, actor });
      return { id };
    },
    requestOf: async (documentId) => {
      const found = await app.pools.api.query<{ id: string }>('select "id" from "request" where "document_id" = $1', [documentId]);
      return found.rows[0]?.id ?? '';
    },
    refile: async (kind, baseId) => {
      const requestId = await inOne((db) => copyRequest(app, db, { writer: { actor, rights: rightsFor('PUT /api/v1/transaction/requests') }, kind, baseId }));
      const found = await app.pools.api.query<{ documentId: string }>('select "document_id" as "documentId" from "request" where "id" = $1', [requestId]);
      return { requestId, documentId: found.rows[0]?.documentId ?? '' };
    },
    step: async (id, action, { remark = null, data = {} }: { readonly remark?: string | null; readonly data?: Readonly<Record<string, unknown>> } = {}) => {
      const found = await app.pools.api.query<{ version: number }>('select "version" from "request" where "id" = $1', [id]);
      await takeStep(app, { writer: { actor, rights: rightsFor('PUT /api/v1/transaction/requests/request') }, id, version: found.rows[0]?.version ?? 0, action, remark, data });
    },
  };
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
