/**
 * Runs `fc.assert` with the fixed seed of the run, so that a property that fails fails again. HAZ_SEED chooses another
 * seed, HAZ_RUNS the number of runs.
 */
import fc from 'fast-check';
import { propertyRuns } from './propertyRuns.ts';

export const assertProperty: typeof fc.assert = ((...[property, options = {}]: Parameters<typeof fc.assert>) =>
  fc.assert(property, { ...options, ...propertyRuns(options.numRuns ?? DEFAULT_RUNS) })) as typeof fc.assert;

/** The default of fast-check. */
const DEFAULT_RUNS = 100;
