import { describe, expect, it } from 'vitest';
import { openQuestion, confirm } from './confirm.ts';

describe('confirm', () => {
  it('resolves with the answer, and removes the question', async () => {
    const answer = confirm({ title: 'Delete?', confirmLabel: 'Delete' });
    openQuestion.get()?.answer(true);
    await expect(answer).resolves.toBe(true);
    expect(openQuestion.get()).toBeUndefined();
  });

  it('resolves with false if another question replaces it', async () => {
    const first = confirm({ title: 'First?', confirmLabel: 'Yes' });
    const second = confirm({ title: 'Second?', confirmLabel: 'Yes' });
    await expect(first).resolves.toBe(false);
    expect(openQuestion.get()?.title).toBe('Second?');
    openQuestion.get()?.answer(false);
    await expect(second).resolves.toBe(false);
  });
});
