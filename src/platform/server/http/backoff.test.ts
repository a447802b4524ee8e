import { describe, expect, it } from 'vitest';
import { createBackoff, FORGOTTEN_AFTER_MS, MAX_WAIT_SECONDS } from './backoff.ts';

function open() {
  let now = 1_000_000;
  const backoff = createBackoff({ nowMs: () => now, freeFailures: 5 });
  return {
    backoff,
    pass: (seconds: number) => void (now += seconds * 1000),
    fail: (times: number) => Array.from({ length: times }, () => backoff.fail('somchai')),
  };
}

describe('a caller who guesses', () => {
  it('may fail four times without waiting', () => {
    const { backoff, fail } = open();
    fail(4);
    expect(backoff.waitSeconds('somchai')).toBe(0);
  });

  it('waits twice as long after every further failure, but never more than a minute', () => {
    const { backoff, fail } = open();
    fail(4);
    const waits = Array.from({ length: 9 }, () => {
      fail(1);
      return backoff.waitSeconds('somchai');
    });
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    fail(5000);
    expect(backoff.waitSeconds('somchai')).toBe(MAX_WAIT_SECONDS);
  });

  it('may continue when the time has passed', () => {
    const { backoff, fail, pass } = open();
    fail(8);
    pass(7.5);
    expect(backoff.waitSeconds('somchai')).toBe(1);
    pass(0.5);
    expect(backoff.waitSeconds('somchai')).toBe(0);
  });

  it('does not make others wait', () => {
    const { backoff, fail } = open();
    fail(20);
    expect(backoff.waitSeconds('somsri')).toBe(0);
  });

  it('starts again from zero after a success, and after a quarter of an hour', () => {
    const { backoff, fail, pass } = open();
    fail(10);
    backoff.clear('somchai');
    expect(backoff.waitSeconds('somchai')).toBe(0);
    fail(10);
    pass(FORGOTTEN_AFTER_MS / 1000 + 1);
    fail(4);
    expect(backoff.waitSeconds('somchai')).toBe(0);
  });

  it('cannot guess in parallel', () => {
    const { backoff } = open();
    const done = Array.from({ length: 5 }, () => backoff.begin('somchai'));
    expect(backoff.waitSeconds('somchai')).toBeGreaterThan(0);
    for (const release of done) release();
    expect(backoff.waitSeconds('somchai')).toBe(0);
  });

  it('cannot fill the memory with names', () => {
    const { backoff, fail } = open();
    fail(6);
    for (let name = 0; name < 10_000; name += 1) backoff.fail(`name ${name}`);
    expect(backoff.waitSeconds('somchai')).toBe(0);
  });
});
