/**
 * A small share of `npm run attack`, with the same seed every time: a hole that was found once is found again before
 * anybody else finds it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSoak } from '#platform/testing/propertyRuns.ts';
import { attacks } from './attacks.ts';
import { openAttackRun } from './report.ts';
import type { Target } from './target.ts';
import { openTestTarget } from './testTarget.ts';

const SEED = 2569;
const SHARE = isSoak() ? 0.2 : 0.01;

let target: Target;

beforeAll(async () => {
  target = await openTestTarget();
});
afterAll(() => target.close());

describe('an attack on the product', () => {
  it.each(attacks.filter(({ needsProcess }) => needsProcess !== true))(
    '$name: every attempt is repelled',
    async ({ name, attack }) => {
      const { report, row } = openAttackRun(name, Number.POSITIVE_INFINITY);
      await attack({ target, seed: SEED, share: SHARE, report });
      expect(row().examples).toEqual([]);
      expect(row().succeeded).toBeGreaterThan(0);
    },
  );
});
