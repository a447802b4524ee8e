/** What is remembered of answers, so that it is not worked out anew for everybody who asks. */
import type { Catalogue } from '#language/catalogue.ts';
import type { Listener } from '../../database/listen.ts';
import { createPublicAnswers, type PublicAnswers } from './publicAnswers.ts';
import { createTotals, type TotalBook } from './totals.ts';

export interface KeptAnswers {
  /** How long the long lists are, for a moment. */
  readonly totals: TotalBook;
  /** What strangers are answered from reference data. */
  readonly publicAnswers: PublicAnswers;
}

export function createKeptAnswers({
  catalogue,
  nowMs,
  listener,
}: {
  catalogue: Catalogue;
  nowMs: () => number;
  listener: Listener;
}): KeptAnswers {
  return { totals: createTotals({ catalogue, nowMs }), publicAnswers: createPublicAnswers(listener) };
}
