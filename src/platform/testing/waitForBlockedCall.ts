/** For tests that hold a lock which blocks a call: continues when the call waits for it. */
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

export async function waitForBlockedCall({ app }: TestApp): Promise<void> {
  const waiting = async (): Promise<number | null> =>
    (
      await app.pools.jobs.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rowCount;
  await expect.poll(waiting, { interval: 5, timeout: 10_000 }).toBe(1);
}
