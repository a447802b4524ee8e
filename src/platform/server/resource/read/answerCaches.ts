/** What is remembered of answers, so that it is not worked out anew for everybody who asks. */
import type { Catalogue } from '#language/catalogue.ts';
import type { Listener } from '../../database/listen.ts';
import { createPublicAnswerCache, type PublicAnswerCache } from './publicAnswerCache.ts';
import { createTotalCache, type TotalCache } from './totalCache.ts';

export interface AnswerCaches {
  /** How long the long lists are, for a moment. */
  readonly totals: TotalCache;
  /** What strangers are answered from reference data. */
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
