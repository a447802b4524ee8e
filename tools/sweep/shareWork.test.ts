import { expect, it } from 'vitest';
import { shareWork } from './shareWork.ts';

it('gives each worker the next item when it is free, and nothing twice', async () => {
  const done: string[] = [];
  let release = (): void => undefined;
  const firstItemDone = new Promise<void>((resolve) => {
    release = resolve;
  });
  await shareWork([1, 2, 3, 4], ['a', 'b'], async (item, worker) => {
    if (item === 1) await firstItemDone;
    if (item === 4) release();
    done.push(`${worker}${item}`);
  });
  expect(done.toSorted()).toEqual(['a1', 'b2', 'b3', 'b4']);
});

it('does nothing for an empty list', async () => {
  await expect(shareWork([], ['a'], () => Promise.reject(new Error('asked')))).resolves.toBeUndefined();
});
