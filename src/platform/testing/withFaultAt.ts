/** A server whose database fails at one statement, and at no other. */
import type { PoolClient } from 'pg';
import { expect } from 'vitest';
import type { App } from '#platform/server/app.ts';
import type { TestAnswer } from './app.ts';

/** Before the nth statement of the transactions that it begins, something breaks that is nobody's fault. */
export async function withFaultAt({ pools }: Pick<App, 'pools'>, nth: number, send: () => Promise<TestAnswer>): Promise<{ answer: TestAnswer; hasFailed: boolean; sent: number }> {
  const pool = pools.api;
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  let sent = 0;
  const faulty = async (client: PoolClient): Promise<PoolClient> => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    const release = client.release.bind(client);
    const counted = async (...args: unknown[]): Promise<unknown> => {
      if (args[0] !== 'rollback') sent += 1;
      if (sent === nth && args[0] !== 'rollback') throw new Error('A fault that was planted');
      return query(...args);
    };
    const restore = (error?: Error | boolean): void => {
      Object.assign(client, { query, release });
      release(error);
    };
    return Object.assign(client, { query: counted, release: restore });
  };
  // With a callback it is the pool itself that asks, for a single statement.
  const replaced = (...args: unknown[]): unknown => (args.length === 0 ? connect().then(faulty) : Reflect.apply(connect, pool, args));
  Object.assign(pool, { connect: replaced });
  try {
    const answer = await send();
    return { answer, hasFailed: sent >= nth, sent };
  } finally {
    Object.assign(pool, { connect });
  }
}

/** Sends it with a fault before each statement in turn, until it gets through: a failure leaves nothing, success leaves something. Answers with how many there are: begin, the rows with their logs, commit. */
export async function failEverywhere(app: Pick<App, 'pools'>, { send, fingerprint }: { readonly send: () => Promise<TestAnswer>; readonly fingerprint: () => Promise<string> }): Promise<number> {
  const before = await fingerprint();
  let failed = 0;
  for (;;) {
    const { answer, hasFailed } = await withFaultAt(app, failed + 1, send);
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
