/**
 * The values that the calls use in turn: fixed sets, found in the data by rule, so that every run makes the same calls.
 */
import type pg from 'pg';
import { SYLLABLES } from './fill.ts';
import type { Scale } from './scale.ts';

export interface BenchCases {
  /** Holders with one row less than a page, so that the answer needs no total. */
  readonly holders: readonly string[];
  /** Status and department with several pages of rows, so that the answer needs a total. */
  readonly queues: readonly Queue[];
  /** The same as `queues`, with enough rows for a deep page. */
  readonly deepQueues: readonly Queue[];
  readonly ids: readonly string[];
  /** Requests that are written to; none of them is among the requests that are read. */
  readonly idsToWrite: readonly string[];
  /** Ends of a number, as a person would type them. */
  readonly codes: readonly string[];
  /** Brands, each with some hundred requests. */
  readonly subjects: readonly string[];
}

export interface Queue {
  readonly status: string;
  /** Id and key of the lookup row that shows the status. */
  readonly statusId: string;
  readonly department: string;
}

export const PAGE = 20;
const CASES_PER_SET = 64;
export const WRITE_COUNT = 2048;

/** `department` and `holder` restrict the cases to what an actor with that scope sees. */
export async function findCases(
  db: pg.Client,
  scale: Scale,
  own: { department?: string; holder?: string } = {},
): Promise<BenchCases> {
  const inScope = [
    ...(own.department === undefined ? [] : [`"department_id" = '${own.department}'`]),
    ...(own.holder === undefined ? [] : [`"holder_id" = '${own.holder}'`]),
    'true',
  ].join(' and ');
  const column = async (sql: string): Promise<string[]> =>
    (await db.query<{ value: string }>(sql)).rows.map((row) => row.value);
  const ids = (what: number, count: number): Promise<string[]> =>
    column(
      `select "id" as value from "bench_request" where ${inScope} and "is_active" order by bench_pick(('x' || right("id"::text, 12))::bit(48)::bigint, ${what}, 1000000000), "id" limit ${count}`,
    );
  return {
    holders: await column(
      `select "holder_id" as value from "bench_request" where "is_active" group by 1 having count(*) = ${PAGE - 1} order by 1 limit ${CASES_PER_SET}`,
    ),
    queues: await queues(
      db,
      inScope,
      own.department === undefined ? [scale.requests / 1000, scale.requests / 400] : [PAGE + 1, scale.requests],
    ),
    deepQueues: await queues(db, inScope, [scale.deepOffset * 1.1, scale.requests]),
    ids: await ids(30, CASES_PER_SET),
    idsToWrite: await ids(31, WRITE_COUNT),
    codes: await column(
      `select right("code", 5) as value from "bench_request" where ${inScope} order by bench_pick(('x' || right("id"::text, 12))::bit(48)::bigint, 32, 1000000000), "id" limit ${CASES_PER_SET}`,
    ),
    subjects: Array.from(
      { length: CASES_PER_SET },
      (_, index) => `ตรา${SYLLABLES[index % SYLLABLES.length]}${SYLLABLES[(index * 7 + 3) % SYLLABLES.length]}`,
    ),
  };
}

async function queues(db: pg.Client, inScope: string, [least, most]: [number, number]): Promise<Queue[]> {
  const { rows } = await db.query<Queue>(`select q."status", l."id" as "statusId", q."department_id" as "department"
from (select "status", "department_id" from "bench_request" where ${inScope} and "is_active" group by 1, 2 having count(*) between ${least} and ${most} order by 1, 2) q
join "lookup" l on l."group" = 'BENCH_STATUS' and l."code" = q."status" order by md5(q."status" || q."department_id") limit ${CASES_PER_SET}`);
  return rows;
}
