/** How much is typed, and how fast. */
export interface Effort {
  readonly rounds: number;
  readonly rows: number;
  readonly warmUpKeys: number;
  /** Keys in an input that is visited for the first time: the hand-written form checks nothing yet. */
  readonly firstKeys: number;
  /** Keys in an input that was visited before: both forms check at every key. */
  readonly againKeys: number;
}

/**
 * Longer than our form waits before it checks the typed text, so that every keystroke is checked and its cost counted.
 * Fast typists need 100 ms.
 */
export const PACE_MS = 80;
export const WARM_UP_PACE_MS = 30;

/** Multiples of four: digits are typed and deleted in groups of four, and the value must remain a weight. */
export const thorough: Effort = { rounds: 5, rows: 200, warmUpKeys: 32, firstKeys: 40, againKeys: 100 };
export const quick: Effort = { rounds: 1, rows: 200, warmUpKeys: 12, firstKeys: 12, againKeys: 20 };
