/** How much is typed, and how fast. */
export interface Effort {
  readonly rounds: number;
  readonly rows: number;
  readonly warmUpKeys: number;
  /** Where one is for the first time: by hand, nothing is checked yet. */
  readonly firstKeys: number;
  /** Where one has been before: both check at every key. */
  readonly againKeys: number;
}

/** Longer than ours waits before it checks what was typed, so that every keystroke is checked and paid for. Fast typists need 100 ms. */
export const PACE_MS = 80;
export const WARM_UP_PACE_MS = 30;

/** Multiples of four: digits are typed and taken back by fours, and the weight is to remain one. */
export const thorough: Effort = { rounds: 5, rows: 200, warmUpKeys: 32, firstKeys: 40, againKeys: 100 };
export const quick: Effort = { rounds: 1, rows: 200, warmUpKeys: 12, firstKeys: 12, againKeys: 20 };
