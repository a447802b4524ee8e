import { expect, it } from 'vitest';
import { createLatestOnly } from './latestOnly.ts';

function heldWork(): {
  readonly work: () => Promise<string>;
  readonly release: (text: string) => void;
  readonly isBegun: () => boolean;
} {
  let isBegun = false;
  let release: (text: string) => void = () => undefined;
  const done = new Promise<string>((resolve) => {
    release = resolve;
  });
  return {
    work: () => {
      isBegun = true;
      return done;
    },
    release: (text) => release(text),
    isBegun: () => isBegun,
  };
}

it('runs one at a time for each person, and only the newest of those that wait', async () => {
  const latest = createLatestOnly();
  const [first, overtaken, last, another] = [heldWork(), heldWork(), heldWork(), heldWork()];
  const answers = [latest.run('a', first.work), latest.run('a', overtaken.work), latest.run('a', last.work)];
  const other = latest.run('b', another.work);
  another.release('another');
  expect(await other, 'nobody waits for somebody else').toBe('another');
  expect([first, overtaken, last].map(({ isBegun }) => isBegun())).toEqual([true, false, false]);
  last.release('last');
  first.release('first');
  expect(await Promise.all(answers)).toEqual(['first', undefined, 'last']);
  expect(overtaken.isBegun()).toBe(false);
});

it('continues after one that failed', async () => {
  const latest = createLatestOnly();
  const broken = latest.run('a', () => Promise.reject(new Error('broken')));
  const next = latest.run('a', () => Promise.resolve('next'));
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('next');
  expect(await latest.run('a', () => Promise.resolve('later'))).toBe('later');
});
