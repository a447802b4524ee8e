/** Caches of answers, so that they are not computed again for every caller. */
import type { Catalogue } from '#language/catalogue.ts';
import type { Listener } from '../../database/listen.ts';
import { createPublicAnswerCache, type PublicAnswerCache } from './publicAnswerCache.ts';
import { createTotalCache, type TotalCache } from './totalCache.ts';

export interface AnswerCaches {
  /** Totals of long lists, cached for a moment. */
  readonly totals: TotalCache;
  /** Answers to anonymous callers from reference data. */
  readonly publicAnswers: PublicAnswerCache;
}

export function createAnswerCaches({
  catalogue,
  nowMs,
  listener,
}: {
  catalogue: Catalogue;
  nowMs: () => number;
  listener: Listener;
}): AnswerCaches {
  return { totals: createTotalCache({ catalogue, nowMs }), publicAnswers: createPublicAnswerCache(listener) };
}
