/** The time as a dependency, so that tests can move it and never wait for it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { instantFromMs, plainDateOf, type Instant } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';

export interface Clock {
  readonly nowMs: () => number;
  readonly now: () => Instant;
  readonly today: () => PlainDate;
}

export interface MovableClock extends Clock {
  /** Moves the clock forwards or backwards from the true time. */
  readonly move: (offsetMs: number) => void;
  /** Does the same for this work only, whatever runs concurrently. */
  readonly moveFor: <T>(offsetMs: number, work: () => Promise<T>) => Promise<T>;
}

export function createClock(trueMs: () => number = Date.now): MovableClock {
  let offsetMs = 0;
  const own = new AsyncLocalStorage<number>();
  const nowMs = (): number => trueMs() + (own.getStore() ?? offsetMs);
  return {
    nowMs,
    now: () => instantFromMs(nowMs()),
    today: () => plainDateOf(instantFromMs(nowMs())),
    move: (ms) => {
      offsetMs = ms;
    },
    moveFor: (ms, work) => own.run(ms, work),
  };
}
