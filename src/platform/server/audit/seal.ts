/**
 * The hash chain over the entity log: every row is sealed with a hash over itself and the seal before it, so that a row
 * changed or deleted afterwards is detected. Writes do not wait for it.
 */
import { createHash } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../database/transaction.ts';

export interface Sealer {
  /** Seals the rows that are not sealed yet and returns their number. Does nothing while another process is sealing. */
  readonly seal: (pool: Pool, clock: Clock) => Promise<number>;
}

export function createSealer(): Sealer {
  let wholeAtMs = Number.NEGATIVE_INFINITY;
  return {
    seal: async (pool, clock) => {
      // Rows are searched by the day they were written; rows of another day, after a clock change or a very late
      // commit, are found by a full search once a day.
      const isWhole = Date.now() - wholeAtMs >= WHOLE_EVERY_MS;
      const since = isWhole ? undefined : new Date(clock.nowMs() - WINDOW_MS);
      let sealed = 0;
      for (;;) {
        const batch = await inTransaction(pool, {}, (client) => sealBatch(client, { since, at: clock.now() }));
        if (batch === undefined) return sealed;
        sealed += batch;
        if (batch < BATCH_ROWS) break;
      }
      if (isWhole) wholeAtMs = Date.now();
      return sealed;
    },
  };
}

export interface SealReport {
  readonly sealed: number;
  /** Rows that are written and will be sealed within the next minute. */
  readonly unsealed: number;
  /** The last seal: a copy elsewhere proves that none was removed from the end. */
  readonly head: string | null;
  /** The first seal that is not valid. */
  readonly broken: BrokenSeal | undefined;
}

export interface BrokenSeal {
  readonly seq: string;
  readonly logId: string;
  /** The link to the previous seal is broken, the row is missing, or the row has changed. */
  readonly what: 'chain' | 'missing' | 'changed';
}

/** Computes every hash again. Needs its own transaction if rows are written at the same time. */
export async function verifySeals(db: ClientBase): Promise<SealReport> {
  const unsealed = await db.query<{ count: number }>(
    'select count(*)::int as "count" from "entity_log" l where not exists (select from "audit_seal" s where s."log_id" = l."id")',
  );
  let sealed = 0;
  let seq = '0';
  let head: string | null = null;
  for (;;) {
    const { rows } = await db.query<SealRow>(SEALS_SQL, [seq]);
    for (const row of rows) {
      const what = findBreak(row, head);
      if (what !== undefined)
        return {
          sealed,
          unsealed: unsealed.rows[0]?.count ?? 0,
          head,
          broken: { seq: row.seq, logId: row.logId, what },
        };
      sealed += 1;
      ({ hash: head, seq } = row);
    }
    if (rows.length < BATCH_ROWS) return { sealed, unsealed: unsealed.rows[0]?.count ?? 0, head, broken: undefined };
  }
}

const DAY_MS = 86_400_000;
const WINDOW_MS = 3 * DAY_MS;
const WHOLE_EVERY_MS = DAY_MS;
const BATCH_ROWS = 1000;
/** Any number works, as long as every version of the program uses the same. */
const SEAL_LOCK = 7_201_538;

/**
 * The row as text that is the same wherever and whenever it is read: names in the order of jsonb, times in UTC, and
 * without empty values, so that a column added later does not change earlier rows.
 */
const CANONICAL_ROW_SQL = `(select jsonb_object_agg(f.key, f.value) from jsonb_each(to_jsonb(l) || jsonb_build_object('create_date', to_char(l."create_date" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))) f where f.value <> 'null'::jsonb)::text`;

const SEALS_SQL = `select s."seq"::text as "seq", s."log_id" as "logId", s."previous_hash" as "previousHash",
    s."hash", l."id" is not null as "isThere", case when l."id" is not null then ${CANONICAL_ROW_SQL} end as "row"
from "audit_seal" s left join "entity_log" l on l."id" = s."log_id" where s."seq" > $1::bigint order by s."seq"
limit ${BATCH_ROWS}`;

interface SealRow {
  readonly seq: string;
  readonly logId: string;
  readonly previousHash: string | null;
  readonly hash: string;
  readonly isThere: boolean;
  readonly row: string | null;
}

function findBreak({ isThere, previousHash, hash, row }: SealRow, head: string | null): BrokenSeal['what'] | undefined {
  if (previousHash !== head) return 'chain';
  if (!isThere || row === null) return 'missing';
  return hash === hashOf(head, row) ? undefined : 'changed';
}

function hashOf(previous: string | null, row: string): string {
  return createHash('sha256')
    .update(previous ?? '')
    .update(row)
    .digest('hex');
}

/**
 * Returns undefined while another process has the lock. Rows are sealed in the order they were written, late ones when
 * they are found.
 */
async function sealBatch(
  client: ClientBase,
  { since, at }: { since: Date | undefined; at: string },
): Promise<number | undefined> {
  const lock = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as "taken"', [SEAL_LOCK]);
  if (lock.rows[0]?.taken !== true) return undefined;
  const last = await client.query<{ hash: string }>('select "hash" from "audit_seal" order by "seq" desc limit 1');
  const { rows } = await client.query<{ id: string; row: string }>(
    `select l."id", ${CANONICAL_ROW_SQL} as "row" from "entity_log" l
where ($1::timestamptz is null or l."create_date" >= $1) and not exists (select from "audit_seal" s
where s."log_id" = l."id")
order by l."create_date", l."id" limit ${BATCH_ROWS}`,
    [since ?? null],
  );
  if (rows.length === 0) return 0;
  let previous = last.rows[0]?.hash ?? null;
  const seals = rows.map(({ id, row }) => {
    const seal = { id, previous, hash: hashOf(previous, row) };
    previous = seal.hash;
    return seal;
  });
  await client.query(
    `insert into "audit_seal" ("log_id", "previous_hash", "hash", "sealed_at")
select f."id", f."previous", f."hash", $4::timestamptz
from unnest($1::uuid[], $2::text[], $3::text[]) with ordinality as f("id", "previous", "hash", "at") order by f."at"`,
    [seals.map(({ id }) => id), seals.map((seal) => seal.previous), seals.map(({ hash }) => hash), at],
  );
  return rows.length;
}
