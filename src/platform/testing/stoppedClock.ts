/** A clock that stands still unless it is moved: for tests of limits per second, however slow the machine is. */
import { createClock, type MovableClock } from '#platform/server/clock.ts';

export function createStoppedClock(): MovableClock {
  const startedMs = Date.now();
  return createClock(() => startedMs);
}
