/** Exports what rulings add to the server. */
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { effectsOf, guardsOf } from '#platform/server/request/step/forDocument.ts';
import { stories } from './demo/stories.ts';
import { letterPaper } from './letterPaper.ts';
import { reports } from './reports.ts';
import { calculateCall } from './ruling/calculateCall.ts';
import { issueRuling } from './ruling/issueRuling.ts';
import { setPastRulingsActive } from './ruling/pastRulings.ts';
import { findNothingAsked, findUnprocessed, recordRuling } from './ruling/processRuling.ts';
import { computeKinds } from './substanceKinds.ts';

export const moduleServer: ModuleServer = {
  calls: [...reports, calculateCall],
  hooks: { computedFields: { hazDiscuss: computeKinds } },
  guards: guardsOf('hazDiscuss', { processedNow: findUnprocessed, rulingAsked: findNothingAsked }),
  effects: effectsOf('hazDiscuss', { recordRuling, issueRuling: { apply: issueRuling } }),
  standingEffects: {
    hazDiscuss: ({ to, ...context }) => setPastRulingsActive(context, { ...context, isActive: to === 'inForce' }),
  },
  papers: { hazDiscuss: letterPaper },
  demo: stories,
};
