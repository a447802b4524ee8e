/** A database with specimens, and a function to query them: the base of the properties of reading. */
import type { Pool } from 'pg';
import type { Catalogue } from '#language/catalogue.ts';
import { getEntity } from '#language/catalogue.ts';
import type { Actor } from '#platform/server/access/actor/actor.ts';
import { createPool } from '#platform/server/database/connect.ts';
import { Refusal } from '#platform/server/errors.ts';
import { createLookupCache, type LookupCache } from '#platform/server/resource/read/lookupCache.ts';
import { readCriteria, search, type SearchAnswer } from '#platform/server/resource/read/search.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { testCatalogue } from './catalogue.ts';
import { cloneDatabase } from './database.ts';
import { insertSpecimens, type InsertedSpecimens } from './specimenRows.ts';

export interface SearchBench {
  readonly pool: Pool;
  readonly lookups: LookupCache;
  readonly world: InsertedSpecimens;
  readonly ask: (question: SearchQuestion) => Promise<SearchAnswer>;
  /** The rows of the answer, parsed. */
  readonly rows: (question: SearchQuestion) => Promise<Record<string, unknown>[]>;
  readonly remove: () => Promise<void>;
}

export interface SearchQuestion {
  readonly actor: Actor;
  readonly entity: string;
  /** The body as it would be sent. */
  readonly body: unknown;
  readonly catalogue?: Catalogue;
  /** A connection within a transaction of the test, for example. */
  readonly db?: Queryable;
}

/** A database is cloned and filled: this takes seconds on a busy machine. */
/** So few that many queries find more, and are read in the other order. */
const MANY_FOUND = 20;

export const SEARCH_BENCH_TIMEOUT_MS = 60_000;

export async function openSearchBench({ seed, specimens }: { seed: number; specimens: number }): Promise<SearchBench> {
  const database = await cloneDatabase();
  const pool = createPool({
    url: database.appUrl,
    max: 2,
    statementTimeoutMs: 10_000,
    lockTimeoutMs: 1000,
    idleInTransactionMs: 10_000,
    applicationName: 'haz test',
  });
  const world = await insertSpecimens(pool, { seed, count: specimens });
  const lookups = createLookupCache(pool);
  await lookups.reload();
  const runSearch = async ({
    actor,
    entity,
    body,
    catalogue = testCatalogue,
    db = pool,
  }: SearchQuestion): Promise<SearchAnswer> =>
    search({ catalogue, choices: lookups, manyFound: MANY_FOUND }, db, {
      actor,
      entity: getEntity(catalogue, entity),
      criteria: readCriteria(body),
    });
  return {
    pool,
    lookups,
    world,
    ask: runSearch,
    rows: async (question) => JSON.parse((await runSearch(question)).data) as Record<string, unknown>[],
    remove: async () => {
      await pool.end();
      await database.remove();
    },
  };
}

/** Returns the error of a refusal, or undefined if there was an answer; any other error is thrown again. */
export async function refusalOf(
  work: Promise<unknown>,
): Promise<{ status: number; messageKey: string; data: unknown } | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof Refusal)
      return { status: error.status, messageKey: error.ref.messageKey, data: error.ref.data };
    throw error;
  }
}
