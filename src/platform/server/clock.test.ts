/** A clock that is moved for all, or for one piece of work alone. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createClock } from './clock.ts';

it('is moved for one piece of work alone, through all that it waits for, while others work beside it', async () => {
  const clock = createClock(() => 1000);
  clock.move(5);
  const work = async (): Promise<number[]> => {
    const before = clock.nowMs();
    await nextTurn();
    return [before, clock.nowMs()];
  };
  const seen = await Promise.all([clock.moveFor(100, work), clock.moveFor(-100, work), work()]);
  expect(seen).toEqual([
    [1100, 1100],
    [900, 900],
    [1005, 1005],
  ]);
  expect(clock.nowMs()).toBe(1005);
});
