/**
 * How often a property is tried, and from which seed: the same every time, unless the environment changes it. `npm
 * test` tries it the usual number of times, or a third of many, which is enough to notice that it is broken; `npm run
 * soak` many times more.
 */

const SEED = 20_690_401;
/** Time for one trial of the slowest property, on a slow machine. */
const TRIAL_MS = 200;
const SECOND_MS = 1000;
/** `npm run soak` tries every property this many times as often. */
export const SOAK_TIMES = 20;
/** Of this many trials or more, `npm test` makes a third. */
const MANY = 300;

export interface PropertyRuns {
  readonly seed: number;
  readonly numRuns: number;
  readonly timeoutMs: number;
}

/** HAZ_SEED chooses another seed, HAZ_RUNS another number of trials; HAZ_SOAK is set by `npm run soak`. */
export function propertyRuns(usual: number): PropertyRuns {
  const inTest = usual < MANY ? usual : Math.ceil(usual / 3);
  const numRuns = numberFrom('HAZ_RUNS') ?? (isSoak() ? usual * SOAK_TIMES : inTest);
  return { seed: numberFrom('HAZ_SEED') ?? SEED, numRuns, timeoutMs: Math.max(60 * SECOND_MS, numRuns * TRIAL_MS) };
}

export function isSoak(): boolean {
  return process.env['HAZ_SOAK'] === 'true';
}

/** Returns one in this many of the items, and all of them in `npm run soak`. */
export function sampleOf<Item>(items: readonly Item[], oneIn: number): readonly Item[] {
  return isSoak() ? items : items.filter((_item, index) => index % oneIn === 0);
}

function numberFrom(name: string): number | undefined {
  const text = process.env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new TypeError(`${name} is not a whole number: ${text}`);
  return value;
}
