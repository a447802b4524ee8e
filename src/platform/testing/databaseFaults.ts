/** A server whose database fails at one statement, and at no other. */
import type { PoolClient } from 'pg';
import { expect } from 'vitest';
import type { App } from '#platform/server/app.ts';
import type { TestAnswer } from './app.ts';

/** Before the nth statement of the transactions that it begins, something breaks that is nobody's fault. */
export async function withDatabaseFaultAt(
  app: Pick<App, 'pools'>,
  nth: number,
  send: () => Promise<TestAnswer>,
): Promise<{ answer: TestAnswer; hasFailed: boolean; sent: number }> {
  let sent = 0;
  const fails = (): boolean => {
    sent += 1;
    return sent === nth;
  };
  const answer = await withDatabaseFaults(app, fails, send);
  return { answer, hasFailed: sent >= nth, sent };
}

export interface SentStatement {
  /** Which of the transactions that were begun, from 0 on. */
  readonly transaction: number;
  readonly sql: string;
}

/** Asked before every statement of every transaction but for a rollback: where it says so the statement fails and is not sent. */
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
    const asked = async (...args: unknown[]): Promise<unknown> => {
      const [first] = args;
      const sql = typeof first === 'string' ? first : ((first as { readonly text?: string }).text ?? '');
      if (sql !== 'rollback' && fails({ transaction, sql })) throw new Error('A fault that was planted');
      return query(...args);
    };
    const restore = (error?: Error | boolean): void => {
      Object.assign(client, { query, release });
      release(error);
    };
    return Object.assign(client, { query: asked, release: restore });
  };
  // With a callback it is the pool itself that asks, for a single statement.
  const replaced = (...args: unknown[]): unknown =>
    args.length === 0 ? connect().then(faulty) : Reflect.apply(connect, pool, args);
  Object.assign(pool, { connect: replaced });
  try {
    return await work();
  } finally {
    Object.assign(pool, { connect });
  }
}

/** Sends it with a fault before each statement in turn, until it gets through: a failure leaves nothing, success leaves something. Answers with how many there are: begin, the rows with their logs, commit. */
export async function failAtEveryStatement(
  app: Pick<App, 'pools'>,
  { send, fingerprint }: { readonly send: () => Promise<TestAnswer>; readonly fingerprint: () => Promise<string> },
): Promise<number> {
  const before = await fingerprint();
  let failed = 0;
  for (;;) {
    const { answer, hasFailed } = await withDatabaseFaultAt(app, failed + 1, send);
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
