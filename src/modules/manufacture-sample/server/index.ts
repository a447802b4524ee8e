/** Exports what sample permits add to the server. */
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { factSuppliersOf } from '#platform/server/resource/hooks.ts';
import { stories } from './demo/stories.ts';
import { SAMPLE_LIMIT } from './lookups.ts';
import { permitPaper } from './permitPaper.ts';
import { reports } from './reports.ts';
import { computeProducts, findSampleHazTypes, findSampleLimits } from './sampleFacts.ts';

export const moduleServer: ModuleServer = {
  calls: reports,
  lookups: [SAMPLE_LIMIT],
  hooks: {
    facts: factSuppliersOf('manufactureSample', {
      sampleLimits: findSampleLimits,
      sampleHazTypes: findSampleHazTypes,
    }),
    computedFields: { manufactureSample: computeProducts },
  },
  papers: { manufactureSample: permitPaper },
  demo: stories,
};
