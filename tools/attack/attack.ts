/** The interface of an attack: its target, its share, and its seed. */
import type { Report } from './report.ts';
import type { Target } from './target.ts';

export interface AttackOptions {
  readonly target: Target;
  readonly seed: number;
  /** Share of all attempts: 1 is all of them. */
  readonly share: number;
  readonly report: Report;
}

export type Attack = (options: AttackOptions) => Promise<void>;

/** Returns this share of the count, and at least one. */
export function shareOf(count: number, share: number): number {
  return Math.max(1, Math.ceil(count * share));
}
