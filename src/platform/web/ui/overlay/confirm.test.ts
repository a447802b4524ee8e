import { describe, expect, it } from 'vitest';
import { asked, confirm } from './confirm.ts';

describe('A question', () => {
  it('is answered by whoever is asked, and is then gone', async () => {
    const answer = confirm({ title: 'Delete?', confirmLabel: 'Delete' });
    asked.get()?.answer(true);
    await expect(answer).resolves.toBe(true);
    expect(asked.get()).toBeUndefined();
  });

  it('that another one takes the place of counts as answered with no', async () => {
    const first = confirm({ title: 'First?', confirmLabel: 'Yes' });
    const second = confirm({ title: 'Second?', confirmLabel: 'Yes' });
    await expect(first).resolves.toBe(false);
    expect(asked.get()?.title).toBe('Second?');
    asked.get()?.answer(false);
    await expect(second).resolves.toBe(false);
  });
});
