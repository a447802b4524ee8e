/** `fc.assert` from the seed of every run: a law that fails fails again. HAZ_SEED chooses another, HAZ_RUNS how often. */
import fc from 'fast-check';
import { propertyRuns } from './propertyRuns.ts';

export const assertProperty: typeof fc.assert = ((...[property, options = {}]: Parameters<typeof fc.assert>) =>
  fc.assert(property, { ...options, ...propertyRuns(options.numRuns ?? DEFAULT_RUNS) })) as typeof fc.assert;

/** As fast-check has it. */
const DEFAULT_RUNS = 100;
