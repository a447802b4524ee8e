/** Makes calls meet at a row that they lock: all of them wait for it before the first continues. */
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

const WAIT_MS = 25_000;

/** Holds the lock of the row that `sql` selects until all calls wait for it, and returns their answers. */
export async function whileLocked<T>(
  { app }: Pick<TestApp, 'app'>,
  { sql, values, calls }: { sql: string; values: readonly unknown[]; calls: readonly (() => Promise<T>)[] },
): Promise<readonly T[]> {
  const { api } = app.pools;
  const countWaiting = async (): Promise<number> => {
    const { rows } = await api.query<{ count: number }>(
      `select count(*)::int as "count" from pg_stat_activity
        where "datname" = current_database() and "wait_event_type" = 'Lock'`,
    );
    return rows[0]?.count ?? 0;
  };
  let isLocked = true;
  // On a busy machine a call may give up waiting before the last one has come: it is sent again.
  const untilUnlocked = async (call: () => Promise<T>): Promise<T> => {
    const answer = await call();
    return isLocked ? untilUnlocked(call) : answer;
  };
  const client = await api.connect();
  try {
    await client.query('begin');
    await client.query(`${sql} for no key update`, [...values]);
    const answers = Promise.all(calls.map(untilUnlocked));
    await expect.poll(countWaiting, { timeout: WAIT_MS }).toBe(calls.length);
    isLocked = false;
    await client.query('rollback');
    return await answers;
  } finally {
    isLocked = false;
    client.release();
  }
}
