/** What tests of any document need of sample permits. */
import type { ModuleTesting } from '#platform/testing/moduleTesting.ts';
import { sampleBody } from './samples.ts';

export const moduleTesting: ModuleTesting = {
  drafts: { manufactureSample: ({ test, operator }) => sampleBody(test, operator) },
};
