import { expect, it } from 'vitest';
import { createRateLimit } from './rateLimit.ts';

it('allows each person a number of calls a second, and again in the next', () => {
  let now = 5_000;
  const pace = createRateLimit({ most: 2, nowMs: () => now });
  expect(['one', 'one', 'one', 'other'].map(pace.take)).toEqual([true, true, false, true]);
  now += 1_000;
  expect(pace.take('one')).toBe(true);
});
