/** Exports what registrations of products add to the server. */
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { factSuppliersOf } from '#platform/server/resource/hooks.ts';
import { stories } from './demo/stories.ts';
import {
  findListedHazType,
  findReservedWords,
  findTakenTradeNames,
  findToleranceBands,
  computeHazFields,
} from './hazFacts.ts';
import { hazReportCalls } from './hazReport.ts';
import { hazPaper } from './paper/hazPaper.ts';
import { shortDetailsCalls } from './shortDetails.ts';

export const moduleServer: ModuleServer = {
  papers: { haz: hazPaper },
  demo: stories,
  calls: [...hazReportCalls, ...shortDetailsCalls],
  hooks: {
    facts: factSuppliersOf('haz', {
      toleranceBands: findToleranceBands,
      reservedWords: findReservedWords,
      takenTradeNames: findTakenTradeNames,
      listedHazType: findListedHazType,
    }),
    computedFields: { haz: computeHazFields },
  },
};
