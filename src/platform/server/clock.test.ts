/** A clock that is moved globally, or for one async task only. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createClock } from './clock.ts';

it('is moved for one async task only, across its awaits, while others run concurrently', async () => {
  const clock = createClock(() => 1000);
  clock.move(5);
  const readTwice = async (): Promise<number[]> => {
    const before = clock.nowMs();
    await nextTurn();
    return [before, clock.nowMs()];
  };
  const times = await Promise.all([clock.moveFor(100, readTwice), clock.moveFor(-100, readTwice), readTwice()]);
  expect(times).toEqual([
    [1100, 1100],
    [900, 900],
    [1005, 1005],
  ]);
  expect(clock.nowMs()).toBe(1005);
});
