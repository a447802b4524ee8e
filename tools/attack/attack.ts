/** What every attack is: told whom to attack, how much of it, and by which chance. */
import type { Report } from './report.ts';
import type { Target } from './target.ts';

export interface AttackOptions {
  readonly target: Target;
  readonly seed: number;
  /** Of all there is to try: 1 is the whole of it. */
  readonly share: number;
  readonly report: Report;
}

export type Attack = (options: AttackOptions) => Promise<void>;

/** So many of these, and at least one. */
export function shareOf(count: number, share: number): number {
  return Math.max(1, Math.ceil(count * share));
}
