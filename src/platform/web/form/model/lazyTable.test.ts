import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormTable } from './formTable.ts';
import { lazyTable } from './lazyTable.ts';

type Load = () => Promise<{ readonly linesTable: FormTable }>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('lazyTable', () => {
  it('loads once and returns the same promise every time', async () => {
    const load = vi.fn<Load>(() => Promise.resolve({ linesTable: { isCounted: false } }));
    const table = lazyTable(load, 'linesTable');
    expect(table()).toBe(table());
    expect(await table()).toEqual({ isCounted: false });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads again at a later visit after a failure', async () => {
    const load = vi.fn<Load>(() => Promise.reject(new Error('lost')));
    const table = lazyTable(load, 'linesTable');
    await expect(table()).rejects.toThrow('could not be loaded');
    await expect(table(), 'who is still waiting asks in vain').rejects.toThrow('could not be loaded');
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2000);
    load.mockResolvedValueOnce({ linesTable: {} });
    expect(await table()).toEqual({});
  });
});
