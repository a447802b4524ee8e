/** How often a law is tried, and from which seed: the same every time, unless the environment says otherwise. */

const SEED = 20_690_401;
/** What one trial may take, of the slowest law, on a slow machine. */
const TRIAL_MS = 200;
const SECOND_MS = 1000;

export interface PropertyRuns {
  readonly seed: number;
  readonly numRuns: number;
  readonly timeoutMs: number;
}

/** HAZ_SEED chooses another seed, HAZ_RUNS another number of trials. */
export function propertyRuns(usual: number): PropertyRuns {
  const numRuns = numberFrom('HAZ_RUNS') ?? usual;
  return { seed: numberFrom('HAZ_SEED') ?? SEED, numRuns, timeoutMs: Math.max(60 * SECOND_MS, numRuns * TRIAL_MS) };
}

function numberFrom(name: string): number | undefined {
  const text = process.env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new TypeError(`${name} is not a whole number: ${text}`);
  return value;
}
