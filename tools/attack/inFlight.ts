/** Checks that a server has released every call whose caller is gone: its number of active calls returns to zero. */
import { setTimeout as pause } from 'node:timers/promises';
import type { AttackOptions } from './attack.ts';
import type { Target } from './target.ts';

/** Longer than the server waits for a client that neither reads nor disconnects. */
const LONGEST_MS = 30_000;
const POLL_MS = 200;
/** The query itself may count. */
const OWN_CALL = 1;

export async function expectNoCallsInFlight(
  { target, report }: Pick<AttackOptions, 'target' | 'report'>,
  after: string,
): Promise<void> {
  const began = performance.now();
  let count = await countInFlight(target);
  while (count > OWN_CALL && performance.now() - began < LONGEST_MS) {
    await pause(POLL_MS);
    count = await countInFlight(target);
  }
  report.expect(
    count <= OWN_CALL,
    () => `${after}: ${count} calls are still counted as being worked on, and nobody waits for them`,
  );
}

async function countInFlight({ call }: Target): Promise<number> {
  const { status, text } = await call('GET', '/metrics', { isPage: true });
  const found = /^haz_http_in_flight (\d+)$/m.exec(text)?.[1];
  return status === 200 && found !== undefined ? Number(found) : Number.POSITIVE_INFINITY;
}
