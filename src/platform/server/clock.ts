/** Time as it is told to us, so that tests can move it and never wait for it. */
import { instantFromMs, plainDateOf, type Instant } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';

export interface Clock {
  readonly nowMs: () => number;
  readonly now: () => Instant;
  readonly today: () => PlainDate;
}

export interface MovableClock extends Clock {
  /** Forwards or backwards from the true time. */
  readonly move: (offsetMs: number) => void;
}

export function createClock(trueMs: () => number = Date.now): MovableClock {
  let offsetMs = 0;
  const nowMs = (): number => trueMs() + offsetMs;
  return {
    nowMs,
    now: () => instantFromMs(nowMs()),
    today: () => plainDateOf(instantFromMs(nowMs())),
    move: (ms) => {
      offsetMs = ms;
    },
  };
}
