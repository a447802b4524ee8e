/** The amount of data to measure on. The large scale is what an office of the department collects in some years. */

export interface Scale {
  readonly name: 'large' | 'small';
  readonly departments: number;
  readonly lookups: number;
  readonly users: number;
  readonly requests: number;
  readonly linesEach: number;
  /** Requests of the single holder who has far more than all others. */
  readonly largestHolder: number;
  /** The number of rows before a deep page. */
  readonly deepOffset: number;
}

export const large: Scale = {
  name: 'large',
  departments: 200,
  lookups: 2000,
  users: 50_000,
  requests: 1_000_000,
  linesEach: 3,
  largestHolder: 60_000,
  deepOffset: 2000,
};

/** For a quick check of the benchmark itself: its figures mean nothing for the product. */
const SMALLER = 50;

export const small: Scale = {
  ...large,
  name: 'small',
  users: large.users / SMALLER,
  requests: large.requests / SMALLER,
  largestHolder: large.largestHolder / SMALLER,
  deepOffset: large.deepOffset / SMALLER,
};
