/** A server whose database fails at one statement, and at no other. */
import type { PoolClient } from 'pg';
import { expect } from 'vitest';
import type { App } from '#platform/server/app.ts';
import type { TestAnswer } from './app.ts';
import { isSoak } from './propertyRuns.ts';

/**
 * Fails before the nth statement of the transactions that `send` begins, as if the database had a fault. Only statements
 * for which `counts` returns true are counted.
 */
export async function withDatabaseFaultAt(
  app: Pick<App, 'pools'>,
  nth: number,
  send: () => Promise<TestAnswer>,
  counts: (sql: string) => boolean = () => true,
): Promise<{ answer: TestAnswer; hasFailed: boolean; sent: number }> {
  let sent = 0;
  const fails = ({ sql }: SentStatement): boolean => {
    if (!counts(sql)) return false;
    sent += 1;
    return sent === nth;
  };
  const answer = await withDatabaseFaults(app, fails, send);
  return { answer, hasFailed: sent >= nth, sent };
}

export interface SentStatement {
  /** Index of the transaction, from 0 on. */
  readonly transaction: number;
  readonly sql: string;
}

/**
 * Calls `fails` before every statement of every transaction except a rollback: if it returns true, the statement fails
 * and is not sent.
 */
export async function withDatabaseFaults<T>(
  { pools }: Pick<App, 'pools'>,
  fails: (sent: SentStatement) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  const pool = pools.api;
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  let begun = 0;
  const faulty = (client: PoolClient): PoolClient => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    const release = client.release.bind(client);
    const transaction = begun;
    begun += 1;
    const faultyQuery = async (...args: unknown[]): Promise<unknown> => {
      const [first] = args;
      const sql = typeof first === 'string' ? first : ((first as { readonly text?: string }).text ?? '');
      if (sql !== 'rollback' && fails({ transaction, sql })) throw new Error('A fault that was planted');
      return query(...args);
    };
    const restore = (error?: Error | boolean): void => {
      Object.assign(client, { query, release });
      release(error);
    };
    return Object.assign(client, { query: faultyQuery, release: restore });
  };
  // With a callback the pool itself connects, for a single statement.
  const replaced = (...args: unknown[]): unknown =>
    args.length === 0 ? connect().then(faulty) : Reflect.apply(connect, pool, args);
  Object.assign(pool, { connect: replaced });
  try {
    return await work();
  } finally {
    Object.assign(pool, { connect });
  }
}

export interface FaultOptions {
  readonly send: () => Promise<TestAnswer>;
  readonly fingerprint: () => Promise<string>;
  /** Whether the call fails before this statement in its turn. */
  readonly counts?: (sql: string) => boolean;
}

/**
 * Sends the call with a fault before each statement in turn, until it succeeds: a failure leaves nothing, success
 * leaves something. Returns how many statements there are: begin, the rows with their logs, commit. A failure before a
 * query leaves what a failure before the next write leaves, so by default only `npm run soak` fails before queries.
 */
export async function failAtEveryStatement(
  app: Pick<App, 'pools'>,
  { send, fingerprint, counts = (sql) => isSoak() || !isQuery(sql) }: FaultOptions,
): Promise<number> {
  const before = await fingerprint();
  let failed = 0;
  for (;;) {
    const { answer, hasFailed } = await withDatabaseFaultAt(app, failed + 1, send, counts);
    if (!hasFailed) {
      expect(answer.status, answer.text).toBe(200);
      break;
    }
    expect(answer.status).toBe(500);
    expect(await fingerprint(), `after a failure before statement ${failed + 1}`).toBe(before);
    failed += 1;
  }
  expect(await fingerprint()).not.toBe(before);
  return failed;
}

/** Locking rows writes nothing; queueing a job, sending a notification and taking a number do. */
function isQuery(sql: string): boolean {
  return /^\s*select\b/iu.test(sql) && !/\badd_jobs?\b|\bpg_notify\b|\b(?:next|set)val\b/iu.test(sql);
}
