/**
 * Whatever people do at the same moment with the same cases, the invariants of requests hold, and issued documents do
 * not change.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getEntity, getTarget, partFieldsOf, storedFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { tableName } from '#language/naming.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { findBrokenInvariants } from '#platform/testing/brokenInvariants.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import { withQuickPapers } from '#platform/testing/quickPapers.ts';
import { fileLetter, issueLetter } from '#modules/to-whom/testing/letters.ts';
import {
  startNewCases,
  burst,
  makeConcurrentUsers,
  burstsArbitraryArbitrary,
  type ConcurrentUsers,
  type RecordedAnswer,
} from '#modules/to-whom/testing/concurrentUsers.ts';
import { reissue } from '#modules/to-whom/testing/sampleCases.ts';
import { makeRequestPeople, uploadPdf, type FiledRequest } from '#platform/testing/requestPeople.ts';
import { STEP_JOB } from '../../workflow/takeStep.ts';

const SLOW_MS = 120_000;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ moduleServers: withQuickPapers });
}, SLOW_MS);
afterAll(() => test.stop());

async function rowsOf<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await test.app.pools.api.query<Row>(sql, [...values])).rows;
}

describe('people who act at the same moment', () => {
  const { seed, numRuns } = propertyRuns(4);

  it('break no invariant, and leave no call half done', { timeout: SLOW_MS }, async () => {
    const crowd = await makeConcurrentUsers(test);
    const issued = new Map<string, string>();
    await fc.assert(
      fc.asyncProperty(burstsArbitraryArbitrary, async (bursts) => {
        await startNewCases(crowd);
        for (const moves of bursts) {
          await burst(crowd, moves);
          for (const [id, hash] of await hashIssued(testCatalogue)) if (!issued.has(id)) issued.set(id, hash);
        }
        expect(await findBrokenInvariants(test.database, testCatalogue)).toEqual([]);
      }),
      { seed, numRuns, endOnFailure: true },
    );
    expect(new Map(await hashIssued(testCatalogue))).toEqual(issued);
    expect(issued.size).toBeGreaterThan(0);
    await expectWholeAnswers(crowd);
  });

  /** A call answered with 200 is in the history and in the log; a refused one is in neither. */
  async function expectWholeAnswers({ answers }: ConcurrentUsers): Promise<void> {
    expect(answers.filter(({ status }) => ![200, 403, 404, 409, 422].includes(status))).toEqual([]);
    const steps = await rowsOf<{ id: string; version: number; action: string }>(
      `select "record_id" as "id", "record_version" as "version", "action" from "status_history"`,
    );
    const storedSteps = new Set(
      steps.map(({ id, version, action }) => `${id} ${version} ${action === 'answer' ? 'request' : action}`),
    );
    expect(
      answers.flatMap(({ step }) =>
        step === undefined || storedSteps.has(`${step.id} ${step.version} ${step.action}`) ? [] : [step],
      ),
    ).toEqual([]);
    const logged = new Set(
      (
        await rowsOf<{ id: string }>(
          `select distinct "request_id" as "id" from "entity_log" where "request_id" is not null`,
        )
      ).map(({ id }) => id),
    );
    const callsOf = (all: readonly RecordedAnswer[]): string[] => all.map(({ call, text }) => `${call} ${text}`);
    expect(callsOf(answers.filter(({ status, requestId }) => status === 200 && !logged.has(requestId)))).toEqual([]);
    expect(callsOf(answers.filter(({ status, requestId }) => status !== 200 && logged.has(requestId)))).toEqual([]);
    // Every step has exactly one job, and there are no jobs of steps that do not exist.
    const jobs = await rowsOf<{ history: string | null; jobs: number }>(
      `select h."id" as "history", count(j."id")::int as "jobs" from "status_history" h
full join (select j."id", j."payload"->>'historyId' as "history" from graphile_worker._private_jobs j
join graphile_worker._private_tasks t on t."id" = j."task_id" where t."identifier" = $1) j on j."history" = h."id"::text
group by h."id" having h."id" is null or count(j."id") <> 1`,
      [STEP_JOB],
    );
    expect(jobs).toEqual([]);
  }
});

describe('an issued document', () => {
  const { seed, numRuns } = propertyRuns(3);
  const text = (max: number): fc.Arbitrary<string> =>
    fc
      .string({
        minLength: 1,
        maxLength: max,
        unit: fc.constantFrom('a', 'Z', ' ', '0', 'ก', 'ที่', 'น้ำ', '“', '&', '<', "'"),
      })
      .map((typed) => `A${typed.trim()}`);
  const content = fc.record({
    addressee: text(40),
    subject: text(60),
    productName: text(30),
    statement: text(200),
    copies: fc.integer({ min: 1, max: 20 }),
    attachments: fc.integer({ min: 1, max: 3 }),
  });

  it('that is renewed or changed without an edit has the same content', { timeout: SLOW_MS }, async () => {
    const people = await makeRequestPeople(test);
    await fc.assert(
      fc.asyncProperty(content, fc.constantFrom(2 as const, 3 as const), async ({ attachments, ...values }, kind) => {
        const rows = [];
        for (let count = 0; count < attachments; count += 1)
          rows.push({
            refItem: { key: '1' },
            file: await uploadPdf(test, people.operator, `${count}.pdf`),
            documentNo: `No. ${count}`,
          });
        const base = await issueLetter(test, people, { ...values, attachments: rows });
        const copy = await reissue(test, people, { kind, base });
        expect(await contentOf(copy)).toEqual(await contentOf(base));
        expect(await contentOf(base)).not.toEqual(await contentOf(await fileLetter(test, people.operator)));
      }),
      { seed, numRuns, endOnFailure: true },
    );
  });
});

/**
 * Returns a hash of every issued row of every kind of document, with its parts, but without whether it is in force
 * today.
 */
async function hashIssued(catalogue: Catalogue): Promise<[id: string, hash: string][]> {
  const all: [string, string][] = [];
  for (const { document } of catalogue.requests.values()) {
    const entity = getEntity(catalogue, document);
    const table = tableName(document);
    const parts = partFieldsOf(entity).map(
      ([, field]) =>
        `(select coalesce(jsonb_agg(to_jsonb(p) order by p."id"), '[]') from "${tableName(field.target)}" p where p."${table}_id" = t."id")`,
    );
    const rows = await rowsOf<{ id: string; hash: string }>(
      `select t."id", md5(concat_ws('|', to_jsonb(t) - 'is_current', ${parts.join(', ')})) as "hash" from "${table}" t
        where t."revision" is not null`,
    );
    all.push(...rows.map(({ id, hash }): [string, string] => [id, hash]));
  }
  return all;
}

/** Returns what people filled in, with files by their content, and without fields that the server manages. */
async function contentOf({ id }: Pick<FiledRequest, 'id'>): Promise<unknown> {
  const entity = getEntity(testCatalogue, 'toWhom');
  const own = await rowsOf(`select ${columnsOf(entity)} from "to_whom" t where t."id" = $1`, [id]);
  const parts: unknown[] = [];
  for (const [, field] of partFieldsOf(entity)) {
    const part = getTarget(testCatalogue, field);
    parts.push(
      await rowsOf(
        `select t."line_id", ${columnsOf(part)} from "${tableName(part.name)}" t where t."to_whom_id" = $1
          order by t."line_id"`,
        [id],
      ),
    );
  }
  return [own, parts];
}

function columnsOf(entity: AnyEntity): string {
  return storedFieldsOf(entity)
    .filter(([name, field]) => name !== 'id' && field.managed !== true)
    .map(([, field, column]) =>
      field.kind === 'file'
        ? `(select f."hash" || f."name" from "stored_file" f where f."id" = t."${column}") as "${column}"`
        : `t."${column}"`,
    )
    .join(', ');
}
