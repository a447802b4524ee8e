/**
 * The chain over the entity log: every row is sealed with a hash over itself and the seal before it, so that a row that
 * is changed or taken away afterwards is found. Whoever writes a record does not wait for it.
 */
import { createHash } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../database/transaction.ts';

export interface Sealer {
  /** Seals what is not sealed yet; answers how many rows. Does nothing while another process is at it. */
  readonly seal: (pool: Pool, clock: Clock) => Promise<number>;
}

export function createSealer(): Sealer {
  let wholeAtMs = Number.NEGATIVE_INFINITY;
  return {
    seal: async (pool, clock) => {
      // A row is found by the day it was written; what a moved clock or a very late commit puts elsewhere is found once a day.
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
  /** Written and waiting for the next minute. */
  readonly unsealed: number;
  /** The last seal: written down elsewhere, it proves that none was taken from the end. */
  readonly head: string | null;
  /** The first that does not hold. */
  readonly broken: BrokenSeal | undefined;
}

export interface BrokenSeal {
  readonly seq: string;
  readonly logId: string;
  /** The link to the seal before it; the row gone; the row other than it was. */
  readonly what: 'chain' | 'missing' | 'changed';
}

/** Computes every hash anew. Wants a transaction of its own if rows are written meanwhile. */
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
/** Any number will do, as long as every version of the program uses the same. */
const SEAL_LOCK = 7_201_538;

/**
 * The row as text that is the same wherever and whenever it is asked for: names in the order of jsonb, times in UTC, and
 * without what is empty, so that a column added later does not change the rows before it.
 */
const CANONICAL_ROW_SQL = `(select jsonb_object_agg(f.key, f.value) from jsonb_each(to_jsonb(l) || jsonb_build_object('create_date', to_char(l."create_date" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))) f where f.value <> 'null'::jsonb)::text`;

const SEALS_SQL = `select s."seq"::text as "seq", s."log_id" as "logId", s."previous_hash" as "previousHash", s."hash", l."id" is not null as "isThere", case when l."id" is not null then ${CANONICAL_ROW_SQL} end as "row"
from "audit_seal" s left join "entity_log" l on l."id" = s."log_id" where s."seq" > $1::bigint order by s."seq" limit ${BATCH_ROWS}`;

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

/** Undefined while another has the lock. Rows are taken in the order they were written, late ones when they are seen. */
async function sealBatch(
  client: ClientBase,
  { since, at }: { since: Date | undefined; at: string },
): Promise<number | undefined> {
  const lock = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as "taken"', [SEAL_LOCK]);
  if (lock.rows[0]?.taken !== true) return undefined;
  const last = await client.query<{ hash: string }>('select "hash" from "audit_seal" order by "seq" desc limit 1');
  const { rows } = await client.query<{ id: string; row: string }>(
    `select l."id", ${CANONICAL_ROW_SQL} as "row" from "entity_log" l
where ($1::timestamptz is null or l."create_date" >= $1) and not exists (select from "audit_seal" s where s."log_id" = l."id")
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
select f."id", f."previous", f."hash", $4::timestamptz from unnest($1::uuid[], $2::text[], $3::text[]) with ordinality as f("id", "previous", "hash", "at") order by f."at"`,
    [seals.map(({ id }) => id), seals.map((seal) => seal.previous), seals.map(({ hash }) => hash), at],
  );
  return rows.length;
}
