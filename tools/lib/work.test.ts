import { describe, expect, it } from 'vitest';
import { overBudget, sumWork, workText } from './work.mjs';
import { suites } from '../suites.mjs';
import budgets from '../testBudget.json' with { type: 'json' };

describe('the work of a suite', () => {
  it('is summed up from the lines of the tests', () => {
    expect(sumWork('apps\ndatabases\napps\n')).toEqual({ apps: 2, databases: 1 });
    expect(sumWork('')).toEqual({});
    expect(workText({ apps: 2, databases: 1 })).toBe('2 apps, 1 databases');
  });

  it('fails the run if it exceeds the budget, with a sentence that says what to do', () => {
    const within = { suite: 'api', counted: { apps: 2 }, budget: { apps: 2 } };
    expect(overBudget(within)).toEqual([]);
    expect(overBudget({ ...within, counted: { apps: 3, servers: 1 } })).toEqual([
      expect.stringMatching(/^3 apps, and the budget of api is 2: let the new tests share /),
      expect.stringMatching(/^1 servers, and the budget of api is 0: /),
    ]);
  });

  it('has a budget only for existing suites', () => {
    const names = new Set(suites.map(({ name }) => name));
    expect(Object.keys(budgets).filter((name) => !names.has(name))).toEqual([]);
  });
});
