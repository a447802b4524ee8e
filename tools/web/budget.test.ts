import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pastBudgets, findRaisedBudgets, readBudget, START, weightKib } from './budget.mjs';

describe('the budget of what a visitor loads', () => {
  it('was never raised', () => {
    expect(findRaisedBudgets(readBudget(), pastBudgets())).toEqual([]);
  });

  it('may be lowered, and from then on not raised again, also not to its first value', () => {
    expect(findRaisedBudgets({ ...START, login: 200 }, [START])).toEqual([]);
    expect(findRaisedBudgets({ ...START, login: 201 }, [START, { ...START, login: 200, list: 400 }])).toEqual([
      'login: 201 KiB, but 200 KiB was promised',
      'list: 440 KiB, but 400 KiB was promised',
    ]);
    expect(findRaisedBudgets({ ...START, login: 261 }, [])).toEqual(['login: 261 KiB, but 260 KiB was promised']);
  });

  it('counts text compressed, and fonts and pictures as they are', () => {
    const noise = randomBytes(2048);
    expect(weightKib({ path: '/haz/assets/a.js', contents: Buffer.alloc(2048, 'a') })).toBeLessThan(0.1);
    expect(weightKib({ path: '/haz/assets/a.woff2', contents: noise })).toBe(2);
  });
});
