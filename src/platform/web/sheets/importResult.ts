/** The result of an import in one word. */
import type { ImportOutcome } from './importAnswer.ts';

export type ImportResult = 'problems' | 'loaded' | 'same' | 'ready';

export function importResultOf(outcome: ImportOutcome): ImportResult {
  if (outcome.problemCount > 0) return 'problems';
  if (outcome.isLoaded) return 'loaded';
  return writtenRowCount(outcome) === 0 ? 'same' : 'ready';
}

/** Returns how many rows are written, or would be. */
export function writtenRowCount({ created, updated }: ImportOutcome): number {
  return created + updated;
}
