/** A server that is killed in the middle of submissions and approvals: each has all its effects or none, and once. */
import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { findBrokenInvariants, connectWithoutTriggers } from '#platform/testing/brokenInvariants.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { multiplyCase } from '#platform/testing/multiplyCase.ts';
import { withQuickPapers } from '#platform/testing/quickPapers.ts';
import { fileLetter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  makeRequestPeople,
  requestVersionOf,
  type RequestPeople,
} from '#platform/testing/requestPeople.ts';
import { isSoak } from '#platform/testing/propertyRuns.ts';
import { startChildServer, type ChildServer } from '#platform/testing/childServer.ts';
import { STEP_JOB } from '../../workflow/takeStep.ts';

const TIMES = isSoak() ? 10 : 1;
const SUBMISSIONS = 20 * TIMES;
const APPROVALS = 6 * TIMES;
const ANSWERED_BEFORE_THE_END = 8 * TIMES;
/** More than the server has connections, and few enough that it is killed before it has answered all. */
const CALLS_AT_ONCE = 10;
const WITHIN = { timeout: 120_000, interval: 20 };

let test: TestApp;
let people: RequestPeople;
let admin: Client;
const children: ChildServer[] = [];

beforeAll(async () => {
  test = await startTestApp(isSoak() ? {} : { moduleServers: withQuickPapers });
  people = await makeRequestPeople(test);
  admin = await connectWithoutTriggers(test.database);
});

afterAll(async () => {
  for (const child of children) await child.kill();
  await admin.end();
  await test.stop();
});

interface PlannedStep {
  readonly id: string;
  readonly version: number;
  readonly action: 'request' | 'approve';
}

const statusAfter = { request: 'submitted', approve: 'approved' } as const;
const statusBefore = { request: 'draft', approve: 'waitSign' } as const;

it(
  'loses no answered call, leaves none half done, and treats every call that is sent again as the same one',
  { timeout: 240_000 },
  async () => {
    const plannedSteps = await prepareCases();
    const first = await begin();
    const answers = await sendUntilKilled(first, plannedSteps);
    const before = answers.filter(({ status }) => status === 200);
    expect(before.length).toBeGreaterThanOrEqual(ANSWERED_BEFORE_THE_END);
    expect(before.length).toBeLessThan(plannedSteps.length);
    expect(answers.filter(({ status }) => status !== 200 && status !== 0)).toEqual([]);
    await untilNobodyWrites();

    expect(await findBrokenInvariants(test.database, testCatalogue)).toEqual([]);
    const stand = await standOf(plannedSteps);
    for (const { planned, status } of answers) {
      const found = stand.get(planned.id);
      const isDone = found?.status === statusAfter[planned.action];
      if (status === 200) expect(isDone).toBe(true);
      expect(found).toEqual({
        status: isDone ? statusAfter[planned.action] : statusBefore[planned.action],
        version: planned.version + (isDone ? 1 : 0),
        steps: isDone ? 1 : 0,
        jobsOrTold: isDone ? 1 : 0,
        isWithPaper: isDone && planned.action === 'approve' && test.app.papers.has('toWhom'),
      });
    }

    await letHoursPass();
    const next = await begin();
    const again = await Promise.all(
      plannedSteps.map(async (planned) => ({ planned, ...(await sendUntilTaken(next, planned)) })),
    );
    expect(again.filter(({ status }) => status !== 200)).toEqual([]);
    for (const { planned, text } of again)
      expect(JSON.parse(text)).toEqual({ id: planned.id, version: planned.version + 1 });
    expect(
      before.filter(({ planned, text }) => again.find((answer) => answer.planned.id === planned.id)?.text !== text),
    ).toEqual([]);
    await expectNotifiedOnce(plannedSteps);
    await next.kill();
    await untilNobodyWrites();
    expect(
      [...(await standOf(plannedSteps)).values()].filter(({ steps, jobsOrTold }) => steps !== 1 || jobsOrTold !== 1),
    ).toEqual([]);
    // Stopping the server of the test checks the invariants once more.
  },
);

async function begin(): Promise<ChildServer> {
  const child = await startChildServer(test);
  children.push(child);
  return child;
}

async function prepareCases(): Promise<readonly PlannedStep[]> {
  const draftCase = await fileLetter(test, people.operator);
  const waiting = await fileLetter(test, people.operator);
  await bringToSignatory(test, people, waiting);
  const many = async (requestId: string, count: number, action: PlannedStep['action']): Promise<PlannedStep[]> => {
    const version = await requestVersionOf(test, requestId);
    const ids = await multiplyCase(admin, testCatalogue, { requestId, document: 'toWhom', count });
    return ids.map((id) => ({ id, version, action }));
  };
  const submissions = await many(draftCase.requestId, SUBMISSIONS, 'request');
  const approvals = await many(waiting.requestId, APPROVALS, 'approve');
  // Alternating, so that the server is killed in the middle of both.
  return submissions.flatMap((submission, index) =>
    index % 3 === 0 ? [submission, ...approvals.slice(index / 3, index / 3 + 1)] : [submission],
  );
}

async function send(
  server: ChildServer,
  { id, version, action }: PlannedStep,
): Promise<{ status: number; text: string }> {
  return server.put('/api/v1/transaction/requests/request', {
    as: action === 'request' ? people.operator : people.approver,
    body: { id, version, action },
    key: `${action} ${id}`,
  });
}

/** Two hundred at once are more than the server accepts: a call that is answered 503 is sent again. */
async function sendUntilTaken(server: ChildServer, planned: PlannedStep): Promise<{ status: number; text: string }> {
  for (;;) {
    const answer = await send(server, planned);
    if (answer.status !== BUSY) return answer;
    await setTimeout(COME_AGAIN_MS);
  }
}

const BUSY = 503;
/** Sooner than a person would retry, and without hindering the server. */
const COME_AGAIN_MS = 50;

async function sendUntilKilled(
  server: ChildServer,
  plannedSteps: readonly PlannedStep[],
): Promise<readonly { planned: PlannedStep; status: number; text: string }[]> {
  const answers: { planned: PlannedStep; status: number; text: string }[] = [];
  let answered = 0;
  let killed: Promise<void> | undefined;
  const left = [...plannedSteps];
  const callers = Array.from({ length: CALLS_AT_ONCE }, async () => {
    for (let planned = left.shift(); planned !== undefined; planned = left.shift()) {
      const answer = await sendUntilTaken(server, planned);
      answers.push({ planned, ...answer });
      if (answer.status === 200) answered += 1;
      if (killed === undefined && answered === ANSWERED_BEFORE_THE_END) killed = server.kill();
    }
  });
  await Promise.all(callers);
  await killed;
  return answers;
}

/** PostgreSQL ends the transaction of a dead client as soon as it notices. */
async function untilNobodyWrites(): Promise<void> {
  const busy = async (): Promise<number | null> =>
    (
      await admin.query(
        `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
            and xact_start is not null`,
      )
    ).rowCount;
  await expect.poll(busy, WITHIN).toBe(0);
}

interface Stand {
  readonly status: string;
  readonly version: number;
  /** The number of planned steps that were taken. */
  readonly steps: number;
  /**
   * Notifications of the step: a waiting job, or people notified, also if the worker was killed before it finished the
   * job.
   */
  readonly jobsOrTold: number;
  /** True if the row of the issued file is claimed and its bytes are stored. */
  readonly isWithPaper: boolean;
}

async function standOf(plannedSteps: readonly PlannedStep[]): Promise<ReadonlyMap<string, Stand>> {
  const { rows } = await admin.query<Omit<Stand, 'isWithPaper'> & { id: string; hash: string | null }>(
    `select r."id", r."status", r."version", f."hash",
  (select count(*)::int from "status_history" h where h."record_id" = r."id" and h."action" = any($2)) as "steps",
  coalesce((select greatest(
    (select count(*) from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t."id" = j."task_id"
    where t."identifier" = $3 and j."payload"->>'historyId' = h."id"::text),
    case when exists (select from "case_mail" m where m."history_id" = h."id") then 1 else 0 end
  )::int from "status_history" h where h."record_id" = r."id" and h."action" = any($2) order by h."seq" desc
  limit 1), 0) as "jobsOrTold"
from "request" r join "to_whom" d on d."request_id" = r."id" left join "stored_file" f on f."id" = d."issued_file_id"
where r."id" = any($1::uuid[])`,
    [plannedSteps.map(({ id }) => id), ['request', 'approve'], STEP_JOB],
  );
  const all = new Map<string, Stand>();
  const actionOf = new Map(plannedSteps.map(({ id, action }) => [id, action]));
  for (const { id, hash, steps, jobsOrTold, ...row } of rows) {
    // Cases that wait for the signatory were submitted earlier, in the preparation.
    const earlier = actionOf.get(id) === 'approve' ? 1 : 0;
    all.set(id, {
      ...row,
      steps: steps - earlier,
      jobsOrTold,
      isWithPaper: hash !== null && (await test.app.files.has(hash)),
    });
  }
  return all;
}

/** A job that was running when its worker was killed is taken over by another worker after four hours. */
async function letHoursPass(): Promise<void> {
  await admin.query(
    `update graphile_worker._private_jobs set "locked_at" = "locked_at" - interval '5 hours'
      where "locked_at" is not null`,
  );
}

async function expectNotifiedOnce(plannedSteps: readonly PlannedStep[]): Promise<void> {
  const waiting = async (): Promise<number | null> =>
    (
      await admin.query(
        `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t."id" = j."task_id"
          where t."identifier" = $1`,
        [STEP_JOB],
      )
    ).rowCount;
  await expect.poll(waiting, WITHIN).toBe(0);
  const { rows } = await admin.query<{ action: string; told: number; cases: number }>(
    `select "action", "told", count(*)::int as "cases" from (
  select h."action", (select count(*)::int from "case_mail" m where m."history_id" = h."id") as "told"
  from "status_history" h where (h."record_id", h."action") in (select * from unnest($1::uuid[], $2::text[]))
) x group by "action", "told" order by "action"`,
    [plannedSteps.map(({ id }) => id), plannedSteps.map(({ action }) => action)],
  );
  expect(rows.map(({ action, cases }) => [action, cases])).toEqual([
    ['approve', APPROVALS],
    ['request', SUBMISSIONS],
  ]);
  expect(rows.every(({ told }) => told > 0)).toBe(true);
}
